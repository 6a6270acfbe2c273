import { headOf } from '#test/devices';
import { asks, eventually } from '#test/rulings';
import type { TwinTable } from './table.js';
import type { Role, World } from './twins.js';
import type { Sights } from './ways.js';

/** One dispute at a table, in both worlds. */
export class Disputed {
  private constructor(
    private readonly table: TwinTable,
    private readonly ids: readonly string[],
  ) {}

  /** By ann, once there is a case. */
  static async raised(table: TwinTable, ply: number, says: (world: World) => string): Promise<Disputed> {
    const { twins } = table;
    const input = (world: World) => ({ matchId: table.id(world), ply, text: says(world) });
    const [here, there] = await twins.must<{ caseId: string }>('ann', 'raiseDispute', input, 'caseId');
    twins.know('the case', [here.caseId, there.caseId]);
    const disputed = new Disputed(table, [here.caseId, there.caseId]);
    await disputed.is('WAITING');
    await disputed.hasAttempts();
    return disputed;
  }

  id(world: World): string {
    return this.ids[world.isThere ? 1 : 0] ?? '';
  }

  readonly sights = (world: World): Sights => ({ ...this.table.sights(world), case: this.id(world) });

  /** Waits for what follows of itself. */
  async is(phase: string): Promise<void> {
    await this.table.twins.both((world) =>
      eventually(
        () => asks<{ case: { phase: string } | null }>(world.who.head, QUERY, { id: this.id(world) }),
        (seen) => seen.case?.phase === phase,
      ),
    );
    await this.table.now();
  }

  /** What was tried is copied after the case was opened: from then on records have the same numbers in both worlds. */
  private async hasAttempts(): Promise<void> {
    await this.table.twins.both((world) =>
      eventually(
        () => headOf(world.who.head, this.id(world)),
        ({ seq }) => seq >= OPENED_AND_COPIED,
      ),
    );
  }

  async does(role: Role, verb: string, input: (world: World) => object = () => ({})): Promise<void> {
    const whole = (world: World) => ({ caseId: this.id(world), ...input(world) });
    await this.table.twins.must(role, verb, whole, 'case { phase }');
  }
}

const OPENED_AND_COPIED = 2;
const QUERY = 'query ($id: ID!) { case(id: $id) { phase } }';
