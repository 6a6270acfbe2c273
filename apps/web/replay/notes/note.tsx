import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useCommand } from '../../api/command.js';
import { LineText } from '../../parts/line-text.js';
import { Refused } from '../../parts/problem.js';
import { SeatSign } from '../../parts/sign.js';
import { CHANGE, HIDE, type Note, REMOVE, RESTORE } from './documents.js';
import { NoteForm } from './note-form.js';
import { audienceSaid, hiddenSaid, whenSaid } from './words.js';
import { say } from '../../say/index.js';

interface NoteProps {
  readonly note: Note;
  /** The seat of its author in the match; null when they have none. */
  readonly seat: number | null;
  readonly address: string;
  readonly waits: boolean;
  readonly done: (position: string | null) => void;
}

/** One note, and what may be done with it. */
export function NoteEntry({ note, seat, address, waits, done }: NoteProps): ReactNode {
  const [doing, setDoing] = useState<'change' | 'remove' | 'hide' | null>(null);
  const change = useCommand(CHANGE);
  const audience = audienceSaid(note);
  const finish = (position: string | null): void => {
    setDoing(null);
    done(position);
  };
  if (doing === 'change')
    return (
      <li className="note">
        <NoteForm
          title={say('Change your note')}
          draft={{ text: note.text ?? '', audience: note.audience }}
          waits={waits}
          busy={change.busy}
          errors={change.errors}
          close={() => setDoing(null)}
          keep={(draft) =>
            void change.send({ noteId: note.id, ...draft }).then((sent) => {
              if (sent.is === 'done') finish(sent.payload.position);
            })
          }
        />
      </li>
    );
  return (
    <li className="note">
      <p className="note-head">
        {seat === null ? null : <SeatSign seat={seat} />}
        <b>{note.isYours ? say('You') : (note.author.name ?? say('Erased'))}</b>
        {audience === null ? null : <span>{audience}</span>}
      </p>
      <p className={note.text === null ? 'note-text dim' : 'note-text'}>
        {note.text ?? say('Its text went with its author.')}
      </p>
      {note.hidden === null ? null : <p className="note-hidden">{hiddenSaid(note.hidden)}</p>}
      <p className="note-foot">
        <Link href={address} title={say('The address of this note')}>
          {whenSaid(note)}
        </Link>
        {doing === null ? <Offers note={note} choose={setDoing} done={finish} /> : null}
      </p>
      {doing === 'remove' ? <Removing note={note} close={() => setDoing(null)} done={finish} /> : null}
      {doing === 'hide' ? <Hiding note={note} close={() => setDoing(null)} done={finish} /> : null}
    </li>
  );
}

interface OffersProps {
  readonly note: Note;
  readonly choose: (doing: 'change' | 'remove' | 'hide') => void;
  readonly done: (position: string | null) => void;
}

function Offers({ note, choose, done }: OffersProps): ReactNode {
  const restore = useCommand(RESTORE);
  const act = {
    CHANGE: [say('Change'), () => choose('change')],
    REMOVE: [say('Remove'), () => choose('remove')],
    HIDE: [say('Hide'), () => choose('hide')],
    RESTORE: [
      say('Show again'),
      () =>
        void restore.send({ noteId: note.id }).then((sent) => {
          if (sent.is === 'done') done(sent.payload.position);
        }),
    ],
  } as const;
  return (
    <span className="note-acts">
      {note.mayDo.map((each) => (
        <button key={each} className="button quiet" type="button" disabled={restore.busy} onClick={act[each][1]}>
          {act[each][0]}
        </button>
      ))}
      <Refused errors={restore.errors} />
    </span>
  );
}

interface StepProps {
  readonly note: Note;
  readonly close: () => void;
  readonly done: (position: string | null) => void;
}

function Removing({ note, close, done }: StepProps): ReactNode {
  const { send, busy, errors } = useCommand(REMOVE);
  return (
    <div className="note-form">
      <p>{say('Remove it? Its text is then kept nowhere.')}</p>
      <Refused errors={errors} />
      <div className="row">
        <button
          className="button main"
          type="button"
          autoFocus
          disabled={busy}
          onClick={() =>
            void send({ noteId: note.id }).then((sent) => {
              if (sent.is === 'done') done(sent.payload.position);
            })
          }
        >
          {say('Remove the note')}
        </button>
        <button className="button" type="button" onClick={close}>
          {say('Cancel')}
        </button>
      </div>
    </div>
  );
}

function Hiding({ note, close, done }: StepProps): ReactNode {
  const [reason, setReason] = useState('');
  const { send, busy, errors } = useCommand(HIDE);
  return (
    <form
      className="note-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send({ noteId: note.id, reason: reason.trim() }).then((sent) => {
          if (sent.is === 'done') done(sent.payload.position);
        });
      }}
    >
      <LineText
        label={say('Why it is hidden')}
        hint={say('Whoever wrote it reads this.')}
        isFirst
        text={reason}
        onText={setReason}
      />
      <Refused errors={errors} />
      <div className="row">
        <button className="button main" disabled={busy}>
          {say('Hide the note')}
        </button>
        <button className="button" type="button" onClick={close}>
          {say('Cancel')}
        </button>
      </div>
    </form>
  );
}
