import type { DataSource } from 'typeorm';
import { isJsonObject, type Json, type LogRecord, type StreamId, STREAMS, SYSTEM } from '#kernel';
import type { Accepted, Hears, ReadModel } from './read-model.js';
import { table } from './table.js';
import { writeRows } from './write-rows.js';

interface Appearance {
  readonly person: string;
  readonly stream: StreamId;
}

const AppearanceRows = table<Appearance>('appearance', {
  person: { type: 'text', primary: true },
  stream: { type: 'text', primary: true },
});

/** Of a match, who created it and who sat down is enough: nobody else moves. */
const ENTERS_MATCH = ['MatchCreated', 'SeatTaken', 'BranchBegun'];
const ALL: Hears = Object.fromEntries(Object.keys(STREAMS).map((kind) => [kind, 'all']));

/** The streams in which each person did something, was given a role, entered or is a party, for the export of their data. */
export const appearances: ReadModel = {
  name: 'appearances',
  version: 3,
  hears: { ...ALL, match: ENTERS_MATCH },
  tables: [
    `CREATE TABLE appearance (
      person text COLLATE "C" NOT NULL,
      stream text COLLATE "C" NOT NULL,
      PRIMARY KEY (person, stream)
    )`,
  ],
  rows: [AppearanceRows],
  async fold(batch, rows) {
    const found = new Map<string, Appearance>();
    for (const accepted of batch) {
      const { stream } = accepted.record;
      for (const person of peopleIn(accepted)) found.set(`${person} ${stream}`, { person, stream });
    }
    await writeRows(AppearanceRows, [...found.values()], rows);
  },
};

function peopleIn({ record: { actor, events } }: Accepted): readonly string[] {
  return [actor, ...events.flatMap(othersIn)].filter((person) => person !== SYSTEM);
}

/** Who was given a role, was entered by the staff, or is a party of a case. */
function othersIn({ type, data }: LogRecord['events'][number]): readonly string[] {
  switch (type) {
    case 'RoleGranted':
      return typeof data.to === 'string' ? [data.to] : [];
    case 'EntrantsEntered':
      return peopleOf(data.entrants);
    case 'CaseOpened':
      return [...peopleOf([data.raiser ?? null]), ...peopleOf(data.parties)];
    default:
      return [];
  }
}

const peopleOf = (listed: Json | undefined): readonly string[] =>
  Array.isArray(listed)
    ? listed.flatMap((each: Json) => (isJsonObject(each) && typeof each.who === 'string' ? [each.who] : []))
    : [];

export async function findAppearances(source: DataSource, person: string): Promise<readonly StreamId[]> {
  const rows = await source
    .createQueryBuilder(AppearanceRows, 'a')
    .where('a.person = :person', { person })
    .orderBy('a.stream')
    .getMany();
  return rows.map(({ stream }) => stream);
}

/** Whether `:person` appears in the stream of a row, as SQL has it. */
export const appearsIn = (stream: string): string =>
  `EXISTS (SELECT 1 FROM appearance a WHERE a.person = :person AND a.stream = ${stream})`;
