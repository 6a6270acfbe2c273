import type { ReactNode } from 'react';
import { useAlert, useLeave } from '../parts/alert.js';
import { nameOf } from '../tournament/words.js';
import type { Card, Entry } from './queries.js';
import { byeSays } from './words.js';
import { say } from '../say/index.js';

/** Tells of what a player must not miss: a new table or a bye, a report to confirm. By the title, and by the system if it may. */
export function useNews(card: Card, entry: Entry): ReactNode {
  const says = newsOf(card, entry);
  const [permission, ask] = useLeave();
  useAlert(
    card.title ?? 'Dreamledger',
    card.id,
    says === null ? [] : [{ key: `${entry.table?.id ?? ''} ${says}`, says }],
  );
  if (card.phase === 'OVER') return null;
  return (
    <section className="aside-part" aria-label={say('How you are told')}>
      <p className="dim">
        {TOLD[permission]} {say('Leave it open, also behind another; a page that is closed tells nothing.')}
      </p>
      {permission === 'default' ? (
        <button className="button" type="button" onClick={ask}>
          {say('Notify me')}
        </button>
      ) : null}
    </section>
  );
}

/** Only what this browser will really do. */
const TOLD: Readonly<Record<NotificationPermission, string>> = {
  granted: say('A new table or report comes as a notification, a sound and in the title of this page.'),
  default: say(
    'A new table or report is told by a sound and the title of this page; with your leave also as a notification.',
  ),
  denied: say(
    'A new table or report is told by a sound and the title of this page: notifications are off in this browser.',
  ),
};

function newsOf({ rounds }: Card, { table }: Entry): string | null {
  const round = rounds.at(-1);
  if (table === null) return round === undefined ? null : byeSays(round);
  if (table.result !== null) return null;
  const seat = table.entrants[0]?.isYou === true ? 0 : 1;
  const opponent = nameOf(table.entrants[1 - seat]);
  const isReported = table.match?.reports?.some((report) => report.seat !== seat) === true;
  return isReported
    ? say('{opponent} reported your result', { opponent })
    : say('Table {number}, against {opponent}', { number: table.number, opponent });
}
