import { type ReactNode, useRef } from 'react';
import { say } from '../say/index.js';

interface SureProps {
  readonly label: string;
  readonly question: string;
  /** What follows from it, where the question alone does not say it. */
  readonly says?: string;
  readonly yes: string;
  readonly kind?: 'quiet';
  readonly busy: boolean;
  readonly onYes: () => void;
}

/** A button for what can't be taken back: it asks once more. */
export function Sure({ label, question, says, yes, kind, busy, onYes }: SureProps): ReactNode {
  const sheet = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        className={`button ${kind ?? ''}`}
        type="button"
        disabled={busy}
        onClick={() => sheet.current?.showModal()}
      >
        {label}
      </button>
      <dialog ref={sheet} className="sheet" aria-label={question}>
        <form method="dialog" className="form">
          <h2>{question}</h2>
          {says === undefined ? null : <p>{says}</p>}
          <div className="row">
            <button className="button main" onClick={onYes}>
              {yes}
            </button>
            <button className="button">{say('Play on')}</button>
          </div>
        </form>
      </dialog>
    </>
  );
}
