import { Inject, Injectable } from '@nestjs/common';
import type { MissedRounds, PlayerInput } from '#contract';
import { commandIdOf, type LogRecord, type Phrase, phrase, readRecord, type StreamId } from '#kernel';
import { nodeSha256 } from '#log';
import type { ReadModels } from '#readmodel';
import { type EntrantId, type Missed, type Player, type TournamentEvent } from '#tournament';
import { outcomeAsError } from '../graphql/user-errors.js';
import { foldedName, keptText, lineProblem } from '../people/names.js';
import { noPersonId, personIn } from '../people/person-id.js';
import { NOBODY } from '../principal.js';
import { READ_MODELS } from '../tokens.js';
import { TWO } from './players-csv.js';
import { type Acting, type Wish, wrong } from './tournament-desk.js';
import { Tournaments } from './tournaments.js';

export const MISSED: Readonly<Record<MissedRounds, Missed>> = {
  LOSS: 'loss',
  HALF_BYE: 'half-bye',
  AWARDED_BYE: 'awarded-bye',
};

const LONGEST_NAME = 60;

/** Who is to be entered, and how errors name each: by their line of a table, or as the nth. */
interface Entry {
  readonly players: readonly PlayerInput[];
  readonly missed: MissedRounds | undefined;
  readonly lines: readonly number[] | null;
}

type Checked =
  { readonly is: 'person'; readonly who: NonNullable<Player['who']> } | { readonly is: 'guest'; readonly name: string };

/** What the staff enter, by hand or from a table. */
@Injectable()
export class Entries {
  constructor(
    private readonly tournaments: Tournaments,
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
  ) {}

  /** People by their ids; guests by their names, which stay out of the log, and are kept when all of it is right. */
  async of(acting: Acting, entry: Entry): Promise<Wish> {
    const checked: Checked[] = [];
    for (const [nth, player] of entry.players.entries()) {
      const found = await this.check(player);
      if ('says' in found) return wrongEntry(entry, nth, found.says);
      checked.push(found);
    }
    return (await this.thereAlready(acting, entry, checked)) ?? this.entering(acting, entry, checked);
  }

  /** Who was entered by one record of this tournament; null when it entered nobody. */
  async enteredAt(
    stream: StreamId,
    position: { readonly stream: string; readonly seq: number },
  ): Promise<readonly EntrantId[] | null> {
    if (position.stream !== stream) return null;
    const record = await this.find({ stream, seq: position.seq }, ({ seq }) => seq === position.seq);
    const events = (record?.events ?? []) as readonly TournamentEvent[];
    const entered = events.flatMap((event): readonly EntrantId[] => {
      if (event.type === 'EntrantsEntered') return event.data.entrants.map(({ entrant }) => entrant);
      return event.type === 'EntrantReturned' ? [event.data.entrant] : [];
    });
    return entered.length > 0 ? entered : null;
  }

  private async check({ guest, personId }: PlayerInput): Promise<Checked | { readonly says: readonly Phrase[] }> {
    if (!personId) {
      const flaw = lineProblem(guest ?? '', LONGEST_NAME);
      return flaw === null ? { is: 'guest', name: keptText(guest ?? '') } : { says: flaw };
    }
    const person = personIn(personId);
    if (person.is !== 'done') return { says: noPersonId(personId) };
    const says = await this.tournaments.personProblem(person.value);
    return says === null ? { is: 'person', who: person.value } : { says };
  }

  /** A table that is imported once more enters nobody twice; null when nobody on it is there. */
  private async thereAlready(acting: Acting, entry: Entry, checked: readonly Checked[]): Promise<Wish | null> {
    const seen = entry.lines === null ? null : await this.tournaments.see(acting.stream, NOBODY);
    if (seen === null || seen === 'behind') return null;
    const { state, names } = seen;
    const ids = [...state.entrants.values()].filter(({ is }) => is === 'in' || is === 'waiting').map(({ id }) => id);
    const called = await names.loadMany(ids);
    const numbers = new Map(called.map((name, nth) => [foldedName(typeof name === 'string' ? name : ''), ids[nth]]));
    const nth = checked.findIndex((each) => each.is === 'guest' && numbers.has(foldedName(each.name)));
    const found = checked[nth];
    if (found?.is !== 'guest') return null;
    const own = commandIdOf(nodeSha256, acting.actor, acting.key);
    if ((await this.find(seen, ({ commandId }) => commandId === own)) !== null) return null;
    const number = numbers.get(foldedName(found.name)) ?? 0;
    const says = phrase('"{name}" is entrant {number} already.', { name: found.name, number });
    return wrongEntry(entry, nth, [...says, ...TWO]);
  }

  private async entering(acting: Acting, { missed }: Entry, checked: readonly Checked[]): Promise<Wish> {
    const guests = checked.flatMap((each, part) => (each.is === 'guest' ? [{ text: each.name, part }] : []));
    const kept = await this.tournaments.keepAll(acting, guests);
    if ('is' in kept) return { wrong: outcomeAsError(kept) };
    const names = new Map(guests.map(({ part }, nth) => [part, kept[nth]]));
    const players = checked.flatMap((each, part): readonly Player[] => {
      if (each.is === 'person') return [{ who: each.who, name: null }];
      const name = names.get(part);
      return name === undefined ? [] : [{ who: null, name }];
    });
    return { type: 'EnterPlayers', players, missed: MISSED[missed ?? 'LOSS'] };
  }

  /** Among all records up to one. */
  private async find(
    { stream, seq }: { readonly stream: StreamId; readonly seq: number },
    isIt: (record: LogRecord) => boolean,
  ): Promise<LogRecord | null> {
    await this.readModels.reached(stream, seq);
    const { records } = await this.readModels.records.load(stream);
    return records.map(({ bytes }) => readRecord(bytes)).find(isIt) ?? null;
  }
}

function wrongEntry({ lines }: Entry, nth: number, says: readonly Phrase[]): Wish {
  return lines === null
    ? wrong('INVALID_INPUT', [...phrase('Player {nth}:', { nth: nth + 1 }), ...says], 'players')
    : wrong('TOURNAMENT_BAD_CSV', [...phrase('Line {line}:', { line: lines[nth] ?? 0 }), ...says], 'csv');
}
