import type { TadaDocumentNode } from 'gql.tada';
import type { ReactNode } from 'react';
import type { UserError } from '../api/command.js';
import type { Seen, Signature } from '../api/device.js';
import { useSigned } from '../api/signed-command.js';
import { Refused } from '../parts/problem.js';

interface Input {
  readonly idempotencyKey: string;
  readonly caseId: string;
  readonly signature?: Signature | null;
}

interface SignedActProps {
  readonly document: TadaDocumentNode<
    Readonly<Record<string, { readonly userErrors: readonly UserError[] }>>,
    { input: Input }
  >;
  readonly dispute: Seen;
  readonly type: string;
  readonly kind?: 'main' | 'quiet';
  readonly children: ReactNode;
}

/** A button for something that a player does in a case, signed by this browser. */
export function SignedAct({ document, dispute, type, kind, children }: SignedActProps): ReactNode {
  const { send, busy, errors } = useSigned(document, dispute, () => ({ type }));
  return (
    <span className="act">
      <button
        className={`button ${kind ?? ''}`}
        type="button"
        disabled={busy}
        onClick={() => void send({ caseId: dispute.id })}
      >
        {children}
      </button>
      <Refused errors={errors} />
    </span>
  );
}
