/** The card that a decision is about, where it is about one: to be read before it is decided. */
import type { ReactNode } from 'react';
import { Card, cardOf, KIND_NAMES } from '../cards/index.js';
import { Previews } from '../cards/preview.js';
import type { Asked } from './table.js';
import { Say } from '../say/sentence.js';

interface AboutCardProps {
  readonly asked: Asked;
  /** The card behind each handle. */
  readonly faces: ReadonlyMap<string, string>;
}

export function AboutCard({ asked, faces }: AboutCardProps): ReactNode {
  const card = cardAsked(asked) ?? '';
  const def = cardOf(faces.get(card) ?? card);
  if (def === undefined) return null;
  return (
    <Previews>
      <button type="button" className="about-card" data-slug={def.slug}>
        <Card slug={def.slug} size="strip" silent />
        <span>
          <Say text="<unseen>It is about</unseen> {card}" with={{ card: <b>{def.title}</b> }} />
          <small>{KIND_NAMES[def.kind]}</small>
        </span>
      </button>
    </Previews>
  );
}

/** What is told with the decision, else what every answer is about. */
function cardAsked({ told, offers }: Asked): string | null {
  if (typeof told.card === 'string') return told.card;
  const [first, ...others] = new Set(offers.map(({ about }) => about.card));
  return typeof first === 'string' && others.length === 0 ? first : null;
}
