import { type ReactNode, useState } from 'react';
import { tableOf } from '../board/index.js';
import { AskedButton } from '../parts/asked-button.js';
import { keepFile } from '../parts/csv.js';
import { TakeCsv } from '../parts/take-csv.js';
import type { Head } from './documents.js';
import type { LogProps } from './log.js';
import type { Kept } from './kept-page.js';
import { logRows } from './log-rows.js';
import { positionImage, saveImage } from './share-image.js';
import { Sheet } from './sheet.js';
import { fullNames, titleOf } from './words.js';
import { say } from '../say/index.js';

/** As wide as the column that it stands in, up to where the log has room beside the table. */
const FRAME = 'width:100%;max-width:1000px;height:700px;border:0';

interface ShareProps {
  readonly id: string;
  readonly head: Head;
  readonly path: string;
  readonly at: number;
  readonly says: string;
  readonly view: unknown;
  readonly log: Pick<LogProps, 'frames' | 'names'>;
  readonly close: () => void;
}

export function ShareSheet({ id, head, path, at, says, view, log, close }: ShareProps): ReactNode {
  const link = `${location.origin}${path}`;
  const title = say('{title}, ply {at}', { title: titleOf(head), at });
  const embed = `<iframe src="${link.replace('/g/', '/embed/g/')}" title="${title}" style="${FRAME}" loading="lazy"></iframe>`;
  const table = tableOf(view);
  const svg = table === null ? null : positionImage({ table, names: fullNames(head), says, at });
  const name = `${id}-${at}`;
  return (
    <Sheet title={say('Share ply {at}', { at })} close={close}>
      {svg === null ? null : (
        <img
          className="shared-picture"
          alt={say('The position: {says}', { says })}
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        />
      )}
      <ul className="share">
        <Copied name={say('Link to this position')} text={link} />
        <Copied name={say('Embed, from this position on')} text={embed} />
        {svg === null ? null : (
          <li>
            <span>
              <b>{say('Image of this position')}</b>
              <small>{say('1200 by 630')}</small>
            </span>
            <span className="row">
              <button className="button" type="button" onClick={() => void saveImage(svg, name, 'png')}>
                {say('PNG')}
              </button>
              <button className="button" type="button" onClick={() => void saveImage(svg, name, 'svg')}>
                {say('SVG')}
              </button>
            </span>
          </li>
        )}
        <PageToKeep id={id} head={head} frames={log.frames} link={link} />
        {log.frames.includes(undefined) ? null : (
          <li>
            <span>
              <b>{say('Log')}</b>
              <small>{say('each step and what followed from it, as a table')}</small>
            </span>
            <TakeCsv name={`${id}-log`} rows={() => logRows(log)} />
          </li>
        )}
        <li>
          <span>
            <b>{say('This page as GraphQL')}</b>
            <small>{say('what it asks of the server, to ask it yourself')}</small>
          </span>
          <AskedButton label={say('Show')} />
        </li>
        {head.match.branchOf !== null ? null : head.released ? <Files id={id} head={head} /> : null}
      </ul>
      {head.released ? null : (
        <p className="dim">
          {say(
            'The bundle for the verifier and the notation follow when the match is unsealed: after its window for disputes, and where deck lists are closed, after the tournament.',
          )}
        </p>
      )}
    </Sheet>
  );
}

/** What makes it is fetched when somebody wants it. */
function PageToKeep(kept: Kept): ReactNode {
  const [is, setIs] = useState<'ready' | 'making' | 'failed'>('ready');
  const keep = async (): Promise<void> => {
    setIs('making');
    const { keptPage } = await import('./kept-page.js');
    keepFile(`${kept.id}.html`, keptPage(kept), 'text/html');
    setIs('ready');
  };
  return (
    <li>
      <span>
        <b>{say('A page to keep')}</b>
        <small role="status">
          {is === 'failed'
            ? say('It could not be made here. Load this page anew, and try again.')
            : say('the match as you see it now, in one file that needs no network')}
        </small>
      </span>
      <button
        className="button"
        type="button"
        disabled={is === 'making'}
        onClick={() => void keep().catch(() => setIs('failed'))}
      >
        {say('HTML')}
      </button>
    </li>
  );
}

function Files({ id, head }: { readonly id: string; readonly head: Head }): ReactNode {
  return (
    <>
      <li>
        <span>
          <b>{say('Bundle for the verifier')}</b>
          <small>{say('every record, with its proofs')}</small>
        </span>
        <a className="button" href={`/export/matches/${id}/bundle`} download>
          {say('Download')}
        </a>
      </li>
      <li>
        <span>
          <b>{say('Notation')}</b>
          <small>{say('text, one file a game')}</small>
        </span>
        <span className="row">
          {head.match.games.map(({ number }) => (
            <a key={number} className="button" href={`/export/matches/${id}/games/${number}.txt`} download>
              {say('Game {number}', { number })}
            </a>
          ))}
        </span>
      </li>
    </>
  );
}

function Copied({ name, text }: { readonly name: string; readonly text: string }): ReactNode {
  const [isCopied, setCopied] = useState(false);
  return (
    <li>
      <span>
        <b>{name}</b>
        <code>{text}</code>
      </span>
      <button
        className="button"
        type="button"
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      >
        {isCopied ? say('Copied') : say('Copy')}
      </button>
    </li>
  );
}
