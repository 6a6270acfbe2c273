import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { UserError } from '../../api/command.js';
import { Refused } from '../../parts/problem.js';
import type { Audience } from './documents.js';
import { AUDIENCES, leftSaid } from './words.js';
import { say } from '../../say/index.js';

const LONGEST = 500;
const CHOICES = Object.keys(AUDIENCES) as readonly Audience[];

export interface Draft {
  readonly text: string;
  readonly audience: Audience;
}

interface FormProps {
  readonly title: string;
  readonly draft: Draft;
  readonly keep: (draft: Draft) => void;
  /** Leaves it, with what was typed so far. */
  readonly close: (draft: Draft) => void;
  readonly busy: boolean;
  readonly errors: readonly UserError[];
  /** Whoever writes has a seat in a match that is sealed. */
  readonly waits: boolean;
}

/** What to say and to whom. Escape leaves, Ctrl and Enter keeps. */
export function NoteForm({ title, draft, keep, close, busy, errors, waits }: FormProps): ReactNode {
  const [text, setText] = useState(draft.text);
  const [audience, setAudience] = useState(draft.audience);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const name = useId();
  useEffect(() => field.current?.focus(), []);
  const left = LONGEST - Array.from(text.trim()).length;
  const hear = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close({ text, audience });
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
    else return;
    event.preventDefault();
  };
  return (
    <form
      ref={form}
      className="note-form"
      onKeyDown={hear}
      onSubmit={(event) => {
        event.preventDefault();
        keep({ text: text.trim(), audience });
      }}
    >
      <label className="field">
        <span>{title}</span>
        <textarea
          ref={field}
          className="input"
          rows={3}
          required
          value={text}
          aria-invalid={left < 0}
          aria-describedby={`${name}-left`}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <p id={`${name}-left`} className={left < 0 ? 'note-over' : left < 100 ? 'dim' : 'unseen'}>
        {left < 0
          ? say('{left} too many. A note has {longest} characters at most.', { left: -left, longest: LONGEST })
          : leftSaid(left)}
      </p>
      <fieldset className="segments">
        <legend className="unseen">{say('Who may read it')}</legend>
        {CHOICES.map((each) => (
          <label key={each}>
            <input
              type="radio"
              className="unseen"
              name={name}
              checked={audience === each}
              onChange={() => setAudience(each)}
            />
            {AUDIENCES[each]}
          </label>
        ))}
      </fieldset>
      {waits && audience !== 'AUTHOR' ? (
        <p className="dim">{say('You play this match, so until it is unsealed nobody else reads it.')}</p>
      ) : null}
      <Refused errors={errors} />
      <div className="row">
        <button className="button main" disabled={busy || left < 0 || left === LONGEST}>
          {say('Keep the note')}
        </button>
        <button className="button" type="button" onClick={() => close({ text, audience })}>
          {say('Cancel')}
        </button>
      </div>
    </form>
  );
}
