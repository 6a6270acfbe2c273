import type { Cast } from './cast.js';
import { Cup } from './cup.js';

/** The last thing that the story tells of: who finds it, knows that all of it was told. */
export const LAST_TITLE = 'Lantern League, week 3';

const PLAN = { stages: [{ format: 'SWISS' }], capacity: 16, checkIn: true, lists: 'CLOSED', roundMinutes: 45 };
export const COMERS = 20;
const DAYS_AHEAD = 3;
const EVENING = 19;

/** A tournament that people register for; more than there are seats for. */
export async function lantern(cast: Cast): Promise<void> {
  const cup = await Cup.create(cast.client, cast.staff, LAST_TITLE, PLAN);
  await begins(cup);
  await cup.do('announce', { text: 'Sixteen seats. Who does not check in by 19:00 gives theirs away.' }, 'seats');
  await cup.do('setRegistration', { open: true }, 'open');
  for (const { person } of cast.players.slice(40, 40 + COMERS)) {
    await cup.do('registerForTournament', {}, person.name, person);
  }
  cast.tell(`${cup.title}: registration is open`);
}

/** On an evening soon, by the clock of who tells it; told again on a later day, it stays what was said first. */
async function begins(cup: Cup): Promise<void> {
  const { startsAt: said } = await cup.ask<{ startsAt: string | null }>('startsAt');
  if (said !== null) return;
  const evening = new Date();
  evening.setDate(evening.getDate() + DAYS_AHEAD);
  evening.setHours(EVENING, 0, 0, 0);
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  await cup.do('changeStartTime', { startsAt: evening.toISOString(), timeZone, reason: 'The hall is ours.' }, 'when');
}
