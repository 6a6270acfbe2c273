import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Millis, readRecord, streamId } from '#kernel';
import type { ReadModels } from '#readmodel';
import {
  CROSS_COLUMNS,
  crossTableRows,
  csv,
  csvHeader,
  PAIRING_COLUMNS,
  pairingRows,
  type Row,
  STANDINGS_COLUMNS,
  standingsRows,
  standingsText,
  trf,
} from '#stats';
import {
  bracketPlaces,
  countedRounds,
  crossTables,
  type EntrantId,
  plannedRounds,
  playedAs,
  ruleSetOf,
  standingsAfter,
} from '#tournament';
import { readText, type Vault } from '#vault';
import type { Meters } from '../graphql/meter.js';
import { parseId } from '../graphql/ids.js';
import { charged } from '../http/charged.js';
import { Refused } from '../http/refused.js';
import { sendPacked } from '../http/packed.js';
import { NOBODY } from '../principal.js';
import type { PeopleGround } from '../people/ground.js';
import { METERS, PEOPLE, READ_MODELS, VAULT } from '../tokens.js';
import { calendarText } from './calendar.js';
import { endOf } from './start-time.js';
import { type SeenTournament, Tournaments } from './tournaments.js';

type Written = (
  seen: SeenTournament,
  nameOf: (id: EntrantId) => string,
  title: string,
) => Promise<Iterable<string> | Refused>;

const UNKNOWN = new Refused(404, 'There is no such tournament; ids look like "tournament_4f2a7c".', {
  code: 'NOT_FOUND',
});

const UNSAID = new Refused(404, 'Nobody has said yet when this tournament begins.', { code: 'NOT_FOUND' });

/** A tournament as text: to hang up, for calendars, and for the programs of federations. */
@Controller('export/tournaments')
export class TournamentExports {
  constructor(
    private readonly tournaments: Tournaments,
    @Inject(READ_MODELS) private readonly readModels: ReadModels,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(METERS) private readonly meters: Meters,
    @Inject(PEOPLE) private readonly people: PeopleGround,
  ) {}

  @Get(':id/standings.txt')
  standings(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send(id, request, response.type('text/plain; charset=utf-8'), (seen, nameOf, title) => {
      const { state } = seen;
      const places = bracketPlaces(state);
      const rows = places.length > 0 && countedRounds(state).length === 0 ? [] : standingsAfter(state);
      return Promise.resolve(standingsText(title, { rows, places }, nameOf, ruleSetOf(state.plan.rules)));
    });
  }

  @Get(':id/report.trf')
  report(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send(id, request, response.type('text/plain; charset=utf-8'), async (seen, nameOf, title) => {
      const { state } = seen;
      const rounds = countedRounds(state);
      const [start, end] = await this.days(seen);
      return trf({
        title,
        start,
        end,
        arbiter: null,
        players: [...state.entrants.values()]
          .filter(({ is }) => is !== 'waiting')
          .map(({ id: entrant, is }) => ({
            id: entrant,
            disqualified: is === 'disqualified',
            name: nameOf(entrant),
            federation: null,
            rating: null,
          })),
        rounds,
        plannedRounds: plannedRounds(state),
        rules: ruleSetOf(state.plan.rules),
        as: playedAs(state.plan),
      });
    });
  }

  @Get(':id/calendar.ics')
  calendar(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send(id, request, response.type('text/calendar; charset=utf-8'), (seen, _, title) => {
      const { startTime, startSaidAt, cancelled } = seen.state;
      if (startTime === null || startSaidAt === null) return Promise.resolve(UNSAID);
      const entry = {
        uid: `${id}@dreamledger`,
        revision: seen.seq,
        changedAt: cancelled?.at ?? startSaidAt,
        startsAt: startTime.at,
        endsAt: endOf(seen.state),
        title,
        url: `${this.people.publicUrl()}/t/${id}`,
        cancelled: cancelled !== null,
      };
      return Promise.resolve(calendarText(entry));
    });
  }

  @Get(':id/players.csv')
  players(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.table(id, request, response, ['number', 'player', 'status', 'here'], ({ state }, nameOf) =>
      [...state.entrants.values()].map(({ id: entrant, is, checkedIn }) => ({
        number: Number(entrant),
        player: nameOf(entrant),
        status: is,
        here: checkedIn ? 'yes' : 'no',
      })),
    );
  }

  @Get(':id/standings.csv')
  ranks(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.table(id, request, response, STANDINGS_COLUMNS, ({ state }, nameOf) =>
      standingsRows(standingsAfter(state), nameOf, ruleSetOf(state.plan.rules)),
    );
  }

  @Get(':id/pairings.csv')
  pairings(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.table(id, request, response, PAIRING_COLUMNS, ({ state }, nameOf) =>
      pairingRows(
        state.rounds.filter(({ phase }) => phase === 'published'),
        nameOf,
      ),
    );
  }

  @Get(':id/cross-table.csv')
  crossTable(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.table(id, request, response, CROSS_COLUMNS, ({ state }, nameOf) =>
      crossTableRows(crossTables(state), nameOf),
    );
  }

  /** With its columns also where it has no row yet. */
  private table(
    id: string,
    request: Request,
    response: Response,
    columns: readonly string[],
    rows: (seen: SeenTournament, nameOf: (id: EntrantId) => string) => readonly Row[],
  ): Promise<void> {
    return this.send(id, request, response.type('text/csv; charset=utf-8'), (seen, nameOf) => {
      const all = rows(seen, nameOf);
      return Promise.resolve(all.length === 0 ? [csvHeader(columns)] : csv(all));
    });
  }

  private async send(id: string, request: Request, response: Response, written: Written): Promise<void> {
    const parts = charged(this.meters, request, () => parseId(id));
    if (parts instanceof Refused) {
      parts.answer(response);
      return;
    }
    const seen =
      parts?.kind === 'tournament' ? await this.tournaments.see(streamId('tournament', parts.name), NOBODY) : null;
    if (seen === null || seen === 'behind') {
      UNKNOWN.answer(response);
      return;
    }
    const ids = [...seen.state.entrants.keys()];
    const found = await seen.names.loadMany(ids);
    const names = new Map(ids.map((entrant, nth) => [entrant, found[nth]]));
    const title = (await readText(this.vault, seen.state.title)) ?? id;
    const nameOf = (entrant: EntrantId): string => {
      const name = names.get(entrant);
      return typeof name === 'string' ? name : `Entrant ${entrant}`;
    };
    const lines = await written(seen, nameOf, title);
    if (lines instanceof Refused) {
      lines.answer(response);
      return;
    }
    await sendPacked(lines, request, response);
  }

  /** The day of the first and of the last record. */
  private async days({ stream }: SeenTournament): Promise<readonly [string, string]> {
    const { records } = await this.readModels.records.load(stream);
    const day = (at: Millis): string => new Date(at).toISOString().slice(0, 10);
    const all = records.map(({ bytes }) => day(readRecord(bytes).at));
    const today = day(Date.now() as Millis);
    return [all[0] ?? today, all.at(-1) ?? today];
  }
}
