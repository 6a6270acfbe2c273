import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useClient, useQuery } from 'urql';
import { Link, useLocation, useParams, useSearchParams } from 'wouter';
import { useCommand } from '../api/command.js';
import { useSession } from '../api/session.js';
import { inTab } from '../look/memory.js';
import { NotFound } from '../parts/not-found.js';
import { Failed, Refused } from '../parts/problem.js';
import { useTitle } from '../parts/title.js';
import { Waiting } from '../parts/waiting.js';
import type { BranchStep } from '#match';
import { isBot } from './bots.js';
import { BEGIN_BRANCH, BRANCH_POINT } from './branch-documents.js';
import { BranchTable } from './branch-table.js';
import { sendStep } from './send-step.js';
import type { BranchTerms } from './branch-terms.js';
import { useBranch } from './use-branch.js';
import { say } from '../say/index.js';

/** `/play/from/MATCH/PLY?bot=quick&seat=0`: plays on in this page; nothing is stored until somebody keeps it. */
export default function FromPage(): ReactNode {
  const { matchId, ply } = useParams<{ matchId: string; ply: string }>();
  const [search] = useSearchParams();
  const [{ data, error }, again] = useQuery({ query: BRANCH_POINT, variables: { id: matchId, ply: Number(ply) } });
  const bot = search.get('bot');
  const seat = Number(search.get('seat') ?? '0') === 1 ? 1 : 0;
  const address = `${matchId} ${ply} ${bot ?? 'both'} ${seat}`;
  const point = data?.branchPoint ?? null;
  const terms = useMemo<BranchTerms | null>(
    () =>
      point && {
        point,
        steps: keptSteps(address),
        bot: isBot(bot) ? { seat: 1 - seat, name: bot } : null,
      },
    [point, address, bot, seat],
  );
  useTitle(say('Playing on'));
  if (error !== undefined)
    return (
      <div className="page">
        <h1>{say('Playing on')}</h1>
        <Failed what={say('This position')} error={error} again={() => again()} />
        <Link href={`/g/${matchId}/${ply}`}>{say('Back to the replay')}</Link>
      </div>
    );
  if (data === undefined) return <Waiting for={say('the position')} />;
  if (terms === null) return <NotFound />;
  return <Unstored key={address} terms={terms} address={address} />;
}

function Unstored({ terms, address }: { readonly terms: BranchTerms; readonly address: string }): ReactNode {
  const told = useCallback((steps: readonly BranchStep[]) => keep(address, steps), [address]);
  const now = useBranch(terms, false, told);
  return <BranchTable terms={terms} now={now} name={null} keeping={<Keep terms={terms} steps={now.steps} />} />;
}

function Keep({ terms, steps }: Pick<BranchTerms, 'steps'> & { readonly terms: BranchTerms }): ReactNode {
  const session = useSession();
  const client = useClient();
  const begin = useCommand(BEGIN_BRANCH);
  const [, go] = useLocation();
  const [isSending, setSending] = useState(false);
  const { point, bot } = terms;
  if (session.is !== 'somebody') {
    const here = encodeURIComponent(location.pathname + location.search);
    return (
      <p>
        {say('Not stored: it stands in this page alone.')}{' '}
        <Link href={`/sign-in?to=${here}`}>{say('Sign in to keep it')}</Link>
      </p>
    );
  }

  async function keepIt(): Promise<void> {
    setSending(true);
    const begun = await begin.send({ matchId: point.matchId, ply: point.ply, bot, public: false });
    const id = begun.is === 'done' ? begun.payload.match?.id : undefined;
    if (id !== undefined) for (const step of steps) await sendStep(client, id, step);
    setSending(false);
    if (id !== undefined) go(`/play/branch/${id}`, { replace: true });
  }

  return (
    <div className="row">
      <span>{say('Not stored.')}</span>
      <button className="button main" type="button" disabled={isSending} onClick={() => void keepIt()}>
        {say('Keep it')}
      </button>
      <Refused errors={begin.errors} />
    </div>
  );
}

const KEY = 'dreamledger.play-on';

interface Kept {
  readonly address: string;
  readonly steps: readonly BranchStep[];
}

const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null && 'steps' in value;

function keptSteps(address: string): readonly BranchStep[] {
  try {
    const kept: unknown = JSON.parse(inTab.getItem(KEY) ?? 'null');
    return isKept(kept) && kept.address === address ? kept.steps : [];
  } catch {
    return [];
  }
}

const keep = (address: string, steps: readonly BranchStep[]): void =>
  inTab.setItem(KEY, JSON.stringify({ address, steps } satisfies Kept));
