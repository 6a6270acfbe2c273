import type { ReactNode } from 'react';
import type { CardDef } from '#games/voidream';
import { type Crop, pictureUrl } from './art/picture.js';
import { Numbers } from './numbers.js';
import { CardMark, FactionSigns } from './signs.js';
import { type TextLine, type TextPart, textParts } from './text.js';
import { Value } from './value.js';
import { FACTION_CLASS, factionsOf, KIND_NAMES } from './words.js';
import { say } from '../say/index.js';
import { InEnglish } from '../say/in-english.js';

/** The card to be read: one effect line a row, each marked by what it is. */
export function FullCard({ def }: { readonly def: CardDef }): ReactNode {
  const { kind, title, factions, value, subtypes } = def;
  const crop: Crop = kind === 'arcanum' || kind === 'mind' || kind === 'bastion' ? kind : 'window';
  const parts = textParts(def);
  return (
    <article className={`vd-card full ${FACTION_CLASS[factions[0]]} k-${kind}`} data-slug={def.slug} aria-label={title}>
      <header>
        <Value value={value} />
        <h3 className={`title${title.length > 22 ? ' long' : ''}`} translate="no">
          {title}
        </h3>
      </header>
      <img className="art" src={pictureUrl(def, crop)} alt="" draggable={false} />
      <p className="kind">
        <FactionSigns of={factions} />
        <span>{[KIND_NAMES[kind], ...subtypes].join(' · ')}</span>
        <i>{factionsOf(def)}</i>
      </p>
      {parts.map((part, i) => (
        <Part key={part.heading ?? i} part={part} kind={kind} />
      ))}
      {def.text.flavour === null ? null : (
        <p className="flavour">
          <InEnglish text={def.text.flavour} />
        </p>
      )}
      <Numbers def={def} now={{}} />
    </article>
  );
}

function Part({
  part: { heading, lines },
  kind,
}: {
  readonly part: TextPart;
  readonly kind: CardDef['kind'];
}): ReactNode {
  const named = heading === 'Normal' ? null : heading;
  return (
    <div className={`part${kind === 'mind' ? ' temper' : ''}${heading === 'Inverted' ? ' inverted' : ''}`}>
      {named === null ? null : (
        <b className="heading">
          <InEnglish text={named} />
        </b>
      )}
      <div>
        {lines.map((line) => (
          <Line key={line.says} line={line} />
        ))}
      </div>
    </div>
  );
}

function Line({ line: { as, lead, says } }: { readonly line: TextLine }): ReactNode {
  switch (as) {
    case 'keywords':
      return (
        <p className="keywords">
          {says.split(', ').map((word) => (
            <b key={word}>
              <InEnglish text={word.charAt(0).toUpperCase() + word.slice(1)} />
            </b>
          ))}
        </p>
      );
    case 'ability':
      return (
        <p>
          <CardMark name="ability" label={say('Ability')} />
          <span>
            <b>
              <InEnglish text={`${lead ?? ''}:`} />
            </b>{' '}
            <InEnglish text={says} />
          </span>
        </p>
      );
    case 'trigger':
      return (
        <p>
          <CardMark name="trigger" label={say('Trigger')} />
          <span>
            <i>
              <InEnglish text={`${lead ?? ''}:`} />
            </i>{' '}
            <InEnglish text={says} />
          </span>
        </p>
      );
    case 'plain':
      return (
        <p>
          <span>
            <InEnglish text={says} />
          </span>
        </p>
      );
  }
}
