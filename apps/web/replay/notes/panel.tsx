/** The notes on the position, beside it; and the way to those on others. */
import { type ReactNode, useRef, useState } from 'react';
import { useCommand } from '../../api/command.js';
import { useSession } from '../../api/session.js';
import { Failed } from '../../parts/problem.js';
import { Sign } from '../../parts/sign.js';
import type { Eyes, Head } from '../documents.js';
import { eyesInUrl } from '../words.js';
import { type Note, WRITE } from './documents.js';
import './notes.css';
import { NoteEntry } from './note.js';
import { type Draft, NoteForm } from './note-form.js';
import type { Notes } from './use-notes.js';
import { notesSaid } from './words.js';
import { say } from '../../say/index.js';

const EMPTY: Draft = { text: '', audience: 'AUTHOR' };

interface PanelProps {
  readonly id: string;
  readonly head: Head;
  readonly eyes: Eyes;
  readonly notes: Notes;
  readonly at: number;
  readonly go: (ply: number) => void;
  /** In a frame of another page nobody is signed in. */
  readonly embedded: boolean;
  /** The ply on which a note is being written. */
  readonly writing: number | null;
  readonly setWriting: (ply: number | null) => void;
}

export function NotesPanel({ id, head, eyes, notes, at, go, embedded, writing, setWriting }: PanelProps): ReactNode {
  const { list, read } = notes;
  const here = list.filter(({ ply }) => ply === at);
  const [said, setSaid] = useState('');
  const [draft, setDraft] = useState(EMPTY);
  const body = useRef<HTMLDivElement>(null);
  const waits = !head.released && head.match.seats.some(({ isYou }) => isYou);
  const done = (what: string, position: string | null): void => {
    setSaid(what);
    read(position);
    body.current?.focus();
  };
  const leave = (typed: Draft): void => {
    setDraft(typed);
    setWriting(null);
    body.current?.focus();
  };
  return (
    <section className="notes" aria-label={say('Notes')}>
      <div className="notes-head">
        <h2>{say('Notes')}</h2>
        <Ways list={list} at={at} go={go} />
        {embedded || writing !== null ? null : (
          <button
            className="button quiet"
            type="button"
            aria-label={say('Write a note on ply {at}', { at })}
            onClick={() => setWriting(at)}
          >
            <Sign name="plus" />
            {say('Write')}
          </button>
        )}
      </div>
      <div className="notes-body" ref={body} tabIndex={-1}>
        {writing === null ? null : (
          <Writing
            id={id}
            ply={writing}
            eyes={eyes}
            waits={waits}
            draft={draft}
            close={leave}
            done={(position) => {
              leave(EMPTY);
              go(writing);
              done(say('The note is kept.'), position);
            }}
          />
        )}
        {notes.error === null ? null : (
          <Failed what={say('What is written here')} error={notes.error} again={() => read(null)} />
        )}
        {here.length > 0 ? (
          <ol>
            {here.map((note) => (
              <NoteEntry
                key={note.id}
                note={note}
                seat={head.match.seats.find(({ holder }) => holder?.id === note.author.id)?.seat ?? null}
                address={addressOf(id, note)}
                waits={waits}
                done={(position) => done(say('Done.'), position)}
              />
            ))}
          </ol>
        ) : notes.is === 'read' && writing === null ? (
          <p className="notes-none">{list.length === 0 ? say('No notes yet.') : say('None on ply {at}.', { at })}</p>
        ) : null}
      </div>
      <p className="unseen" role="status">
        {said}
      </p>
    </section>
  );
}

const addressOf = (id: string, { ply, viewpoint, seat }: Note): string => {
  const eyes = { viewpoint, seat };
  return `/g/${id}/${ply}${viewpoint === 'PUBLIC' ? '' : `?view=${eyesInUrl(eyes)}`}`;
};

/** To the nearest note before and after. */
function Ways({
  list,
  at,
  go,
}: {
  readonly list: readonly Note[];
  readonly at: number;
  readonly go: (ply: number) => void;
}): ReactNode {
  if (list.length === 0) return <span className="end" />;
  const before = list.findLast(({ ply }) => ply < at);
  const after = list.find(({ ply }) => ply > at);
  return (
    <>
      <span className="dim end">{notesSaid(list.length)}</span>
      <button
        className="button bare"
        type="button"
        title={say('Note before')}
        aria-label={say('Note before')}
        disabled={before === undefined}
        onClick={() => before && go(before.ply)}
      >
        <Sign name="back" />
      </button>
      <button
        className="button bare"
        type="button"
        title={say('Next note')}
        aria-label={say('Next note')}
        disabled={after === undefined}
        onClick={() => after && go(after.ply)}
      >
        <Sign name="next" />
      </button>
    </>
  );
}

interface WritingProps {
  readonly id: string;
  readonly ply: number;
  readonly eyes: Eyes;
  readonly waits: boolean;
  readonly draft: Draft;
  readonly close: (draft: Draft) => void;
  readonly done: (position: string | null) => void;
}

/** React's own autoFocus leaves links out. */
const focus = (link: HTMLElement | null): void => link?.focus();

function Writing({ id, ply, eyes, waits, draft, close, done }: WritingProps): ReactNode {
  const session = useSession();
  const { send, busy, errors } = useCommand(WRITE);
  if (session.is !== 'somebody')
    return (
      <p className="notes-none">
        <a href={`/sign-in?to=${encodeURIComponent(location.pathname + location.search)}`} ref={focus}>
          {say('Sign in to write a note')}
        </a>{' '}
        <button className="button quiet" type="button" onClick={() => close(draft)}>
          {say('Not now')}
        </button>
      </p>
    );
  return (
    <NoteForm
      title={say('Your note on ply {ply}', { ply })}
      draft={draft}
      waits={waits}
      busy={busy}
      errors={errors}
      close={close}
      keep={(typed) =>
        void send({ matchId: id, ply, ...eyes, ...typed }).then((sent) => {
          if (sent.is === 'done') done(sent.payload.position);
        })
      }
    />
  );
}
