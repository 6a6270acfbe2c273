import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import { slugOf } from '#cards';
import { graphql, type ResultOf } from '../api/graphql.js';
import { useKept } from '../console/kept.js';
import { SeatSign, Sign } from '../parts/sign.js';
import { type Dispute, namesOf } from './case.js';
import { RuleNote, RuleText } from './rule-note.js';
import { answerSays, factsSay } from './trace-words.js';
import { say } from '../say/index.js';
import { Phrases } from '../say/phrases.js';
import type { Known } from '../say/told.js';

const TRACE = graphql(`
  fragment Trace on RuleTrace {
    ply
    seat
    answer
    legal
    says
    phrases {
      text
      facts {
        name
        text
        number
      }
    }
    rule {
      id
    }
    lines {
      rule {
        id
      }
      held
      facts
    }
    offers {
      key
    }
  }
`);
const MOVE = graphql(
  `
    query CaseTrace($id: ID!, $ply: Int!) {
      match(id: $id) {
        id
        game
        trace(ply: $ply) {
          ...Trace
        }
      }
    }
  `,
  [TRACE],
);
const WHY_NOT = graphql(
  `
    query CaseWhyNot($id: ID!, $ply: Int!, $answer: String!, $seat: Int) {
      match(id: $id) {
        id
        whyNot(ply: $ply, answer: $answer, seat: $seat) {
          ...Trace
        }
      }
    }
  `,
  [TRACE],
);
type Told = ResultOf<typeof TRACE>;

/** The rules that were looked at for the disputed answer, and for any other that one asks about. A look opens more of them. */
export function RulesSay({ dispute }: { readonly dispute: Dispute }): ReactNode {
  const variables = { id: dispute.matchId ?? '', ply: dispute.ply ?? 1 };
  const [{ data }] = useQuery({ query: MOVE, variables, requestPolicy: 'network-only' });
  const game = data?.match?.game ?? 'voidream';
  const trace = data?.match?.trace ?? null;
  const names = namesOf(dispute);
  if (trace === null && !dispute.mayDo.some((act) => act === 'LOOK' || act === 'CLAIM')) return null;
  return (
    <section>
      <div className="case-head">
        <h2>{say('What the rules say')}</h2>
      </div>
      {trace === null ? (
        <p className="dim">
          {dispute.mayDo.includes('CLAIM')
            ? say('Take it on to look at the position: then each rule that was looked at is shown here.')
            : say('Look at the position before the move: then each rule that was looked at is shown here.')}
        </p>
      ) : (
        <TraceShown trace={trace} game={game} names={names} />
      )}
      {dispute.mayDo.includes('LOOK') ? (
        <WhyNot id={variables.id} ply={variables.ply - 1} game={game} names={names} />
      ) : null}
    </section>
  );
}

interface WhyNotProps {
  readonly id: string;
  readonly ply: number;
  readonly game: string;
  readonly names: readonly string[];
}

function WhyNot({ id, ply, game, names }: WhyNotProps): ReactNode {
  const [asked, ask] = useState<{ readonly answer: string; readonly seat: number } | null>(null);
  const [answer, keep] = useKept('why not');
  const [seat, setSeat] = useState(0);
  const variables = { id, ply, answer: asked?.answer ?? '', seat: asked?.seat ?? 0 };
  const [{ data, fetching }] = useQuery({
    query: WHY_NOT,
    variables,
    pause: asked === null,
    requestPolicy: 'network-only',
  });
  const why = asked === null ? null : (data?.match?.whyNot ?? null);
  return (
    <>
      <form
        className="row desk-why"
        onSubmit={(event) => {
          event.preventDefault();
          ask({ answer: answerIn(answer.trim()), seat });
        }}
      >
        <label>
          <span className="unseen">{say('A card to play, or another answer')}</span>
          <input
            className="input"
            placeholder={say('A card to play, or another answer')}
            value={answer}
            onChange={({ target }) => {
              keep(target.value);
            }}
          />
        </label>
        <span className="segments" role="group" aria-label={say('Whose answer')}>
          {[0, 1].map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={seat === each}
              onClick={() => {
                setSeat(each);
              }}
            >
              <SeatSign seat={each} />
            </button>
          ))}
        </span>
        <button className="button">{say('Why not?')}</button>
      </form>
      {asked !== null && why === null && !fetching ? (
        <p className="desk-late">
          {say('Look at the position before the move through this seat first: then it is told.')}
        </p>
      ) : null}
      {why === null ? null : <TraceShown trace={why} game={game} names={names} />}
    </>
  );
}

/** As the game spells it; a card's name stands for playing it. */
const answerIn = (typed: string): string => (/^[a-z-]+(?::\S+)?$/.test(typed) ? typed : `play:${slugOf(typed)}`);

/** Answers that the rules refuse, in words. */
const quoted: Known = (name, value) => (name === 'answer' ? answerSays(String(value)) : null);

interface TraceProps {
  readonly trace: Told;
  readonly game: string;
  readonly names: readonly string[];
}

function TraceShown({ trace, game, names }: TraceProps): ReactNode {
  return (
    <ul className="desk-trace">
      <li className={trace.legal ? 'held' : 'broken'}>
        <Sign name={trace.legal ? 'check' : 'cross'} label={trace.legal ? say('Legal') : say('Not legal')} />
        <span>
          <SeatSign seat={trace.seat} /> <b>{answerSays(trace.answer)}</b>{' '}
          {trace.legal ? (
            say('is legal.')
          ) : trace.says === null ? (
            say('is not legal.')
          ) : (
            <Phrases says={trace.says} phrases={trace.phrases} known={quoted} />
          )}
        </span>
        {trace.rule === null ? null : <RuleNote game={game} id={trace.rule.id} />}
      </li>
      {trace.lines.map(({ rule, held, facts }, nth) => (
        <li key={`${rule.id} ${nth}`} className={held ? 'held' : 'broken'}>
          <Sign name={held ? 'check' : 'cross'} label={held ? say('Held') : say('Broken')} />
          <span>
            <RuleText game={game} id={rule.id} />
            <small>{factsSay(facts, names)}</small>
          </span>
          <span className="rule-id">{rule.id}</span>
        </li>
      ))}
    </ul>
  );
}
