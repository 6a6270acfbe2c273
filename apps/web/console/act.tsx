/** A button for an act: done at once, or after a reason that becomes part of the record. */
import type { TadaDocumentNode } from 'gql.tada';
import { type ReactNode, useState } from 'react';
import type { StaffOperation } from '#tournament';
import { useCommand, type UserError } from '../api/command.js';
import { LineText } from '../parts/line-text.js';
import { Refused } from '../parts/problem.js';
import { useMay } from './may.js';
import { Sheet } from './sheet.js';
import { useKept } from './kept.js';
import { say } from '../say/index.js';

interface Payload {
  readonly userErrors: readonly UserError[];
}
type Document<Input> = TadaDocumentNode<Readonly<Record<string, Payload>>, { input: Input }>;
type Typed<Input> = Omit<Input, 'idempotencyKey'>;

interface ActProps<Input> {
  readonly document: Document<Input>;
  readonly input: Typed<Input>;
  readonly children: ReactNode;
  readonly kind?: 'main' | 'quiet' | undefined;
  /** What one must be allowed to do; else there is no button. */
  readonly takes?: StaffOperation;
  /** What follows, unless one has gone to another page before the answer came. */
  readonly onDone?: () => void;
  /** What can be done instead, by the code of the refusal. */
  readonly instead?: (code: string) => ReactNode;
}

export function Act<Input>({ document, input, children, kind, takes, onDone, instead }: ActProps<Input>): ReactNode {
  const { send, busy, errors } = useCommand<Input, Payload>(document);
  if (!useMay()(takes)) return null;
  return (
    <span className="act">
      <button
        className={`button ${kind ?? ''}`}
        type="button"
        disabled={busy}
        onClick={() => {
          const from = location.pathname;
          void send(input).then(({ is }) => {
            if (is === 'done' && location.pathname === from) onDone?.();
          });
        }}
      >
        {children}
      </button>
      <Refused errors={errors} />
      {errors.map(({ code }) =>
        code === null || code === undefined ? null : <span key={code}>{instead?.(code)}</span>,
      )}
    </span>
  );
}

interface ReasonedProps<Input> {
  readonly document: Document<Input>;
  readonly input: (reason: string) => Typed<Input>;
  readonly children: ReactNode;
  readonly title: string;
  /** What it changes, and what it does not. */
  readonly says?: ReactNode;
  readonly button?: string;
  readonly kind?: 'main' | 'quiet' | undefined;
  readonly takes?: StaffOperation;
  readonly onDone?: () => void;
  /** Who has no reason to tell may leave it out: it is empty then. */
  readonly mayBeSilent?: boolean;
}

export function Reasoned<Input>(props: ReasonedProps<Input>): ReactNode {
  const [open, setOpen] = useState(false);
  if (!useMay()(props.takes)) return null;
  return (
    <>
      <button
        className={`button ${props.kind ?? ''}`}
        type="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        {props.children}
      </button>
      {open ? (
        <ReasonSheet
          {...props}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

function ReasonSheet<Input>(props: ReasonedProps<Input> & { readonly onClose: () => void }): ReactNode {
  const { document, input, title, says, button, onClose, onDone, mayBeSilent = false } = props;
  const { send, busy, errors } = useCommand<Input, Payload>(document);
  const [reason, keepReason] = useKept(`reason ${title}`);
  return (
    <Sheet title={title} onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void send(input(reason.trim())).then(({ is }) => {
            if (is !== 'done') return;
            keepReason('');
            onDone?.();
            onClose();
          });
        }}
      >
        {says === undefined ? null : <p>{says}</p>}
        <LineText
          label={mayBeSilent ? say('Reason, part of the record; can be left out') : say('Reason, part of the record')}
          isNeeded={!mayBeSilent}
          isFirst
          text={reason}
          onText={keepReason}
        />
        <Refused errors={errors} />
        <div className="row">
          <button className="button main" disabled={busy}>
            {button ?? title}
          </button>
          <button className="button quiet" type="button" onClick={onClose}>
            {say('Leave it')}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
