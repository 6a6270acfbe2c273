/**
 * A layer for streams, over a transparent page: `/overlay/match/ID` shows who plays, the score and the clocks;
 * `/overlay/tournament/ID?rows=8` the head of the standings. It is told of changes, and goes on after a break.
 */
const [, , kind = '', id = ''] = location.pathname.split('/');
const ROWS = Math.min(100, Math.max(1, Number(new URLSearchParams(location.search).get('rows')) || 8));
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

const MATCH = `subscription Overlay($id: ID!, $after: Cursor) {
  matchEvents(id: $id, after: $after) {
    cursor
    match {
      phase bestOf ply delayed spectatorDelay { seconds moves } pausedAt
      seats { seat holder { name } player { name } }
      requests { seat } score { won } games { number } outcome { places }
      clocks { seat leftMs runningSince }
    }
  }
}`;
const TOURNAMENT = `subscription Overlay($id: ID!, $rows: Int!) {
  tournamentChanged(id: $id) {
    title phase rounds { number missing timer { endsAt paused } }
    standings(first: $rows) { rows { rank points entrant { name } } }
  }
}`;

const KINDS = {
  match: {
    query: MATCH,
    draw: ({ matchEvents: { match } }) => matchPlates(match),
    after: ({ matchEvents }) => matchEvents.cursor,
  },
  tournament: {
    query: TOURNAMENT,
    draw: ({ tournamentChanged }) => tournamentPlates(tournamentChanged),
    after: () => null,
  },
};

let after = null;
let plates = null;
let pause = FIRST_PAUSE_MS;

/** The protocol graphql-transport-ws, as much as one subscription needs of it. */
function connect({ query, draw, after: placeIn }) {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
  let isOver = false;
  const send = (message) => socket.send(JSON.stringify(message));
  socket.addEventListener('open', () => send({ type: 'connection_init' }));
  socket.addEventListener('message', ({ data }) => {
    const { type, payload } = JSON.parse(data);
    if (type === 'ping') send({ type: 'pong' });
    if (type === 'connection_ack')
      send({ type: 'subscribe', id: '1', payload: { query, variables: { id, after, rows: ROWS } } });
    if (type === 'next' && payload.data) {
      pause = FIRST_PAUSE_MS;
      after = placeIn(payload.data);
      plates = draw(payload.data);
      paint();
    }
    const errors = type === 'error' ? payload : type === 'next' ? (payload.errors ?? []) : [];
    if (errors.length > 0) show([note(errors.map(({ message }) => message).join(' '))]);
    if (errors.length > 0 || type === 'complete') {
      isOver = true;
      socket.close();
    }
  });
  socket.addEventListener('close', () => {
    if (isOver) return;
    setTimeout(() => connect({ query, draw, after: placeIn }), pause);
    pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
  });
}

/** What is drawn now, and again each second, since clocks run. */
function matchPlates({
  phase,
  bestOf,
  seats,
  requests,
  score,
  games,
  outcome,
  clocks,
  delayed,
  spectatorDelay,
  pausedAt,
}) {
  const notes = [
    bestOf > 1 && games.length > 0 ? `Game ${games.length} of ${bestOf}` : null,
    { OPEN: 'About to begin', PLAYING: null, FINISHED: 'Final', CANCELLED: 'Cancelled' }[phase],
    pausedAt === null ? null : 'A judge holds the match',
    delayed && phase === 'PLAYING' ? behind(spectatorDelay) : null,
  ].filter((each) => each !== null);
  return () => [
    ...seats.map(({ seat, holder, player }) => {
      const clock = clocks.find((each) => each.seat === seat);
      const row = plate('row', [
        ['name', (holder ?? player)?.name ?? `Seat ${seat + 1}`],
        ['side', phase === 'PLAYING' && clock !== undefined ? minutes(leftOn(clock)) : ''],
        ['number', String(score.won[seat] ?? 0)],
      ]);
      row.toggleAttribute(
        'data-turn',
        requests.some((each) => each.seat === seat),
      );
      row.toggleAttribute('data-won', outcome?.places[seat] === 1);
      return row;
    }),
    ...(notes.length > 0 ? [note(notes.join(' · '))] : []),
  ];
}

function tournamentPlates({ title, phase, rounds, standings }) {
  const round = rounds.at(-1);
  const about = { REGISTERING: 'Registration', RUNNING: `Round ${round?.number ?? 0}`, OVER: 'Final standings' }[phase];
  const ends = round?.timer?.endsAt ? Date.parse(round.timer.endsAt) : null;
  return () => [
    note(
      [title, about, phase === 'RUNNING' && ends !== null ? minutes(ends - Date.now()) : null]
        .filter(Boolean)
        .join(' · '),
    ),
    ...standings.rows.map(({ rank, points, entrant }) =>
      plate('row', [
        ['name', `${rank}. ${entrant.name ?? ''}`],
        ['side', ''],
        ['number', points],
      ]),
    ),
  ];
}

const leftOn = ({ leftMs, runningSince }) =>
  runningSince === null ? leftMs : leftMs - (Date.now() - Date.parse(runningSince));

function minutes(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const behind = ({ seconds, moves }) =>
  [seconds > 0 ? minutes(seconds * 1000) : null, moves > 0 ? `${moves} moves` : null].filter(Boolean).join(' and ') +
  ' behind';

function plate(name, parts) {
  const row = document.createElement('div');
  row.className = name;
  for (const [part, text] of parts) {
    const cell = document.createElement('span');
    cell.className = part;
    cell.textContent = text;
    row.append(cell);
  }
  return row;
}

const note = (text) => plate('note', [['name', text]]);
const show = (all) => document.querySelector('#overlay').replaceChildren(...all);
const paint = () => plates !== null && show(plates());

const wanted = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
if (wanted === undefined || id === '') show([note('This is /overlay/match/ID or /overlay/tournament/ID.')]);
else {
  connect(wanted);
  setInterval(paint, 1000);
}
