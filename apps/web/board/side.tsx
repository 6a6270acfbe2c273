/** What belongs to one player: plate, deck, hand, field, mind and piles. */
import { type CSSProperties, memo, type ReactNode } from 'react';
import { Back, Card, CardMark, cardOf, FACTION_CLASS } from '../cards/index.js';
import { SeatSign } from '../parts/sign.js';
import { type Chosen, Slot, type Touch } from './slot.js';
import type { Adds, SeenCard, SeenPlayer } from './view.js';
import { cardCount, clockTime, deckLabel, fieldLabel, handCard, handLabel, howDeep } from './words.js';
import { say } from '../say/index.js';
import { Say } from '../say/sentence.js';

export interface SideProps {
  readonly player: SeenPlayer;
  readonly name: string;
  readonly touch: Touch;
}

export const Plate = memo(function Plate({ player, name, acts, leftMs }: PlateProps): ReactNode {
  const { seat, mind, hand, void: voided } = player;
  return (
    <header className={`plate seat-${seat}${acts ? ' acts' : ''}`}>
      <b className="who">
        <SeatSign seat={seat} /> <span>{name}</span>
      </b>
      <span className="deck-of">{cardOf(player.bastion.card ?? '')?.title}</span>
      {acts ? <b className="to-act">{say('to act')}</b> : null}
      <span className="figures">
        <span>
          <Say text="mind {at}" with={{ at: <b>{mind.at}</b> }} />
        </span>
        <span>
          <Say text="hand {count}" with={{ count: <b>{hand.count}</b> }} />
        </span>
        <span>
          <Say text="void {count}" with={{ count: <b>{voided.length}</b> }} />
        </span>
      </span>
      {leftMs === null ? null : <b className="time">{clockTime(leftMs)}</b>}
    </header>
  );
});

interface PlateProps {
  readonly player: SeenPlayer;
  readonly name: string;
  readonly acts: boolean;
  readonly leftMs: number | null;
}

/** The owner's cards by their fronts; of all others the backs, with their values. */
export const Hand = memo(function Hand({ hand, name, lit, onCard }: HandProps): ReactNode {
  return (
    <ol className={`hand${hand.cards === null ? ' hidden' : ''}`} aria-label={handLabel(name, hand.count)}>
      {hand.cards === null
        ? hand.values.map((value, i) => (
            <li key={i}>
              <Back pile="arcana" value={value} size="micro" />
            </li>
          ))
        : hand.cards.map((slug, i) => {
            const key = lit.get(slug);
            return (
              <li key={`${slug} ${i}`} className={key === undefined ? '' : 'lit'}>
                <button
                  type="button"
                  className="slot-card"
                  data-slug={slug}
                  onClick={() => onCard?.({ id: slug, slug })}
                >
                  <span className="unseen">{handCard(slug)}</span>
                  <Card slug={slug} size="strip" silent />
                </button>
                {key === undefined ? null : <kbd className="answer-key">{key}</kbd>}
              </li>
            );
          })}
    </ol>
  );
});

interface HandProps extends Pick<Touch, 'lit' | 'onCard'> {
  readonly hand: SeenPlayer['hand'];
  readonly name: string;
}

/** Who takes part in a conflict touches the horizon; the others stand back behind a dashed line. */
export function Field({ player: { play }, name, touch, type, adds }: FieldProps): ReactNode {
  const front = play.filter(({ joined }) => joined);
  const home = play.filter(({ joined }) => !joined);
  return (
    <section className="in-play" style={roomFor(play)} aria-label={fieldLabel(name, play.length)}>
      {[front, home].map((cards, i) =>
        cards.length === 0 ? null : (
          <ol key={i} className={i === 0 ? 'front' : 'home'} style={{ '--own': unitsOf(cards) } as CSSProperties}>
            {cards.map((seen) => (
              <Slot
                key={seen.id}
                seen={seen}
                badge={touch.badges.get(seen.id)}
                answer={touch.lit.get(seen.id)}
                onCard={touch.onCard}
                type={seen.joined ? type : null}
                adds={adds.get(seen.id)}
              />
            ))}
          </ol>
        ),
      )}
    </section>
  );
}

interface FieldProps extends SideProps {
  /** The conflict that is on. */
  readonly type: 'dawn' | 'dusk' | null;
  readonly adds: ReadonlyMap<string, Adds>;
}

/** How many card widths stand side by side; the sheet makes of it the largest cards for one row or two. */
function roomFor(play: readonly SeenCard[]): CSSProperties {
  return { '--units': Math.max(3, unitsOf(play)) } as CSSProperties;
}

const unitsOf = (cards: readonly SeenCard[]): number =>
  cards.reduce((sum, { exhausted, card }) => sum + (exhausted && card !== null ? 1.4 : 1), 0);

const SHOWN = 48;

/** The sounding line: the top lies at the horizon, and the deck sinks away from it, one stroke a card. */
export function Deck({ player, name, touch }: SideProps): ReactNode {
  const { deck, bastion, construct, spares } = player;
  const known = new Map<number, SeenCard>();
  for (const seen of [bastion, ...spares, ...(construct === null ? [] : [construct])]) {
    const place = deck.places[seen.id];
    if (place !== undefined) known.set(place, seen);
  }
  const isOnTop = construct !== null && deck.top === construct.id;
  const choose = (card: Chosen): void => touch.onCard?.(card);
  const key = isOnTop ? touch.lit.get(construct.id) : undefined;
  return (
    <section className="deck" aria-label={deckLabel(name, deck.count, deck.depth)}>
      <div className={key === undefined ? 'deck-top' : 'deck-top lit'}>
        {isOnTop && construct.card !== null ? (
          <button
            type="button"
            className="slot-card"
            data-slug={construct.card}
            data-handle={construct.id}
            onClick={() => choose({ id: construct.id, slug: construct.card })}
          >
            <span className="unseen">
              {[
                say('On the deck: {title}', { title: cardOf(construct.card)?.title ?? construct.card }),
                ...answerSaid(key),
              ].join(', ')}
            </span>
            <Card slug={construct.card} size="micro" silent />
          </button>
        ) : deck.open !== undefined ? (
          <Card slug={deck.open} size="micro" />
        ) : deck.depth === null || deck.count === 0 ? null : (
          <Back pile="dream" value={deck.depth} size="micro" silent />
        )}
        <span>
          <b>{cardCount(deck.count)}</b> {deck.depth === null ? null : say('depth {depth}', { depth: deck.depth })}
        </span>
      </div>
      <ol className="strokes">
        {Array.from({ length: Math.min(deck.count, SHOWN) }, (_, place) => {
          const seen = known.get(place);
          if (seen === undefined || (isOnTop && place === 0)) return <li key={place} aria-hidden="true" />;
          return <Marked key={seen.id} seen={seen} place={place} touch={touch} />;
        })}
        {deck.places[bastion.id] === undefined ? <Marked seen={bastion} place={null} touch={touch} /> : null}
      </ol>
    </section>
  );
}

function Marked({
  seen,
  place,
  touch,
}: {
  readonly seen: SeenCard;
  readonly place: number | null;
  readonly touch: Touch;
}): ReactNode {
  // Before the first round the table names a bastion by its handle alone.
  const def = cardOf(seen.card ?? seen.id);
  const [title, left] = [def?.title ?? say('Face-up card'), seen.stability ?? def?.stability ?? 0];
  const [badge, key] = [touch.badges.get(seen.id), touch.lit.get(seen.id)];
  const classes = [
    'marked',
    seen.sort,
    ...(def === undefined ? [] : [FACTION_CLASS[def.factions[0]]]),
    ...(badge === undefined ? [] : ['touched']),
    ...(key === undefined ? [] : ['lit']),
  ];
  return (
    <li className={classes.join(' ')} data-handle={seen.id}>
      <button
        type="button"
        data-slug={seen.card ?? undefined}
        onClick={() => touch.onCard?.({ id: seen.id, slug: seen.card })}
      >
        <b>{title}</b>
        <span className="unseen">{answerSaid(key)}</span>
        <small>
          {place === null
            ? say('stability {left}', { left })
            : say('stability {left}, {howDeep}', { left, howDeep: howDeep(place) })}
        </small>
      </button>
    </li>
  );
}

/** That it is an answer, to who does not see its ring. */
const answerSaid = (key: string | undefined): readonly string[] =>
  key === undefined ? [] : [say('answer {key}', { key })];

export const Side = memo(function Side({ player, name }: Omit<SideProps, 'touch'>): ReactNode {
  const { mind, arcanaDiscard, dreamDiscard, void: voided } = player;
  const def = cardOf(mind.card);
  return (
    <section className="belongings" aria-label={say('Mind and piles of {name}', { name })}>
      <div className={`mind ${def === undefined ? '' : FACTION_CLASS[def.factions[0]]}`} data-slug={mind.card}>
        <b className="upright" aria-label={say('Mind at {at}', { at: mind.at })} role="img">
          {mind.at === 0 ? '∅' : mind.at}
        </b>
        <span>
          <b>{def?.title ?? mind.card}</b>
          {mind.at === 0 ? say('spent') : say('mind at {at}', { at: mind.at })}
        </span>
      </div>
      <ul className="piles">
        <Pile name={say('Arcana discard')} cards={arcanaDiscard} />
        <Pile name={say('Dream discard')} cards={dreamDiscard} />
        <Pile name={say('Void')} cards={voided} sign />
      </ul>
    </section>
  );
});

function Pile({
  name,
  cards,
  sign = false,
}: {
  readonly name: string;
  readonly cards: readonly string[];
  readonly sign?: boolean;
}): ReactNode {
  return (
    <li>
      <details>
        <summary>
          <span>
            {sign ? <CardMark name="void" /> : null} {name}
          </span>
          <b>{cards.length}</b>
        </summary>
        {cards.length === 0 ? (
          <p className="dim">{say('Nothing there.')}</p>
        ) : (
          <ul className="pile-list">
            {cards.map((slug, i) => (
              <li key={`${slug} ${i}`} data-slug={slug}>
                {cardOf(slug)?.title ?? slug}
              </li>
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}
