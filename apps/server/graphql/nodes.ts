import { Injectable } from '@nestjs/common';
import type { Asking } from './asking.js';
import { parseId } from './ids.js';

/** An object as its resolvers take it, with the name of its type. */
export interface Found {
  readonly __typename: string;
}

type Load = (name: string, asking: Asking) => Promise<Found | null>;

/** How `node` finds things: each context says how its own are found, by the kind in their ids. */
@Injectable()
export class Nodes {
  private readonly kinds = new Map<string, Load>();

  register(kind: string, load: Load): void {
    this.kinds.set(kind, load);
  }

  async find(id: string, asking: Asking): Promise<Found | null> {
    const parts = parseId(id);
    const load = parts === null ? undefined : this.kinds.get(parts.kind);
    return parts === null || load === undefined ? null : load(parts.name, asking);
  }
}
