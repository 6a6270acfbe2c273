import { type ReactNode, useEffect, useRef, useState } from 'react';
import { placeText, type Verification } from '#audit';
import { Sign } from '../parts/sign.js';
import type { Asked } from './verifier.js';
import Verifier from './verifier.ts?worker';
import { say } from '../say/index.js';
import { Say } from '../say/sentence.js';
import { InEnglish } from '../say/in-english.js';

type Found =
  | { readonly is: 'checking' }
  | { readonly is: 'found'; readonly verification: Verification }
  | { readonly is: 'unread'; readonly why: string };

/** Whether this match is what it claims to be, checked here from its bundle; while it is sealed, that it is. */
export function Proof({ id, released }: { readonly id: string; readonly released: boolean }): ReactNode {
  return released ? (
    <Verified key={id} id={id} />
  ) : (
    <span className="dim sealed" title={say('Hands and decks are sealed until its key is out')}>
      <Sign name="lock" />
      {say('Sealed')}
    </span>
  );
}

function Verified({ id }: { readonly id: string }): ReactNode {
  const [found, setFound] = useState<Found>({ is: 'checking' });
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const verifier = new Verifier();
    const waits = [...AGAIN_MS];
    let later: ReturnType<typeof setTimeout> | undefined;
    const check = (): void => {
      fetched(id).then(
        (asked) => verifier.postMessage(asked),
        (failure: unknown) =>
          setFound({ is: 'unread', why: failure instanceof Error ? failure.message : String(failure) }),
      );
    };
    verifier.onmessage = ({ data }: MessageEvent<Verification>) => {
      setFound({ is: 'found', verification: data });
      const wait = isEarly(data) ? waits.shift() : undefined;
      if (wait !== undefined) later = setTimeout(check, wait);
    };
    verifier.onerror = () => setFound({ is: 'unread', why: say('This browser could not run the verifier.') });
    check();
    return () => {
      clearTimeout(later);
      verifier.terminate();
    };
  }, [id]);
  const { words, holds } = verdictOf(found);
  return (
    <>
      <button
        className={`button quiet proof ${holds}`}
        type="button"
        onClick={() => sheet.current?.showModal()}
        aria-haspopup="dialog"
      >
        <Sign name={holds === 'holds' ? 'check' : holds === 'broken' ? 'cross' : 'clock'} />
        {words}
      </button>
      <dialog ref={sheet} className="sheet" aria-label={say('What was checked')}>
        <h2>{words}</h2>
        <Verdict found={found} />
        <Checks found={found} />
        <p className="dim">
          <Say text="All of it was checked in this browser, with the rules engine of this page. The same, without trusting this page: <code>dreamledger verify</code> on the bundle that the share sheet gives." />
        </p>
        <form method="dialog">
          <button className="button">{say('Close')}</button>
        </form>
      </dialog>
    </>
  );
}

/** The newest records are proven to be in the log seconds after they came: who looks in between has it checked again. */
const AGAIN_MS = [1_000, 2_000, 4_000, 8_000] as const;

const isEarly = ({ verdict, checks }: Verification): boolean =>
  verdict === 'UNPROVEN' && checks.every(({ check, findings }) => check === 'log' || findings.length === 0);

async function fetched(id: string): Promise<Asked> {
  const name = encodeURIComponent(id);
  const [bundle, key] = await Promise.all([fetch(`/export/matches/${name}/bundle`), fetch('/audit/vkey')]);
  if (!bundle.ok || !key.ok) throw new Error('The server did not give the bundle of this match.');
  return { bundle: new Uint8Array(await bundle.arrayBuffer()), logKey: await key.text() };
}

interface Said {
  readonly words: string;
  readonly holds: 'holds' | 'open' | 'broken';
}

function verdictOf(found: Found): Said {
  switch (found.is) {
    case 'checking':
      return { words: say('Checking'), holds: 'open' };
    case 'unread':
      return { words: say('Not checked'), holds: 'open' };
    case 'found':
      break;
  }
  switch (found.verification.verdict) {
    case 'OK':
      return { words: say('Verified here'), holds: 'holds' };
    case 'UNPROVEN':
    case 'POLICY':
      return { words: say('Not all proven'), holds: 'open' };
    case 'TAMPERED':
    case 'MALFORMED':
      return { words: say('Tampered with'), holds: 'broken' };
  }
}

/** As `dreamledger verify` says it, with the record that led to it. */
function Verdict({ found }: { readonly found: Found }): ReactNode {
  if (found.is !== 'found') return null;
  const { verdict, finding } = found.verification;
  const where = placeText(finding?.at ?? null);
  return (
    <p>
      <code>{where === '' ? verdict : `${verdict}: ${where}`}</code>
    </p>
  );
}

function Checks({ found }: { readonly found: Found }): ReactNode {
  if (found.is === 'checking') return <p>{say('The match is played again from its seed.')}</p>;
  if (found.is === 'unread') return <p>{found.why}</p>;
  return (
    <ol className="ledger">
      {found.verification.checks.map(({ check, says, findings }) => (
        <li key={check}>
          <span>
            <Sign
              name={findings.length === 0 ? 'check' : 'cross'}
              label={findings.length === 0 ? say('holds') : say('does not hold')}
            />
          </span>
          <span>
            <b>{check}</b> <InEnglish text={findings[0]?.says ?? says} />
          </span>
        </li>
      ))}
    </ol>
  );
}
