/** The home page: what this server is, and its matches, kept current by subscriptions and a look now and then. */
import { ask, watch } from './live.js';

const LOOK_AGAIN = 20_000;
const FEW = 12;
const SEATS = 'ABCDEFGH';
const MODES = { FILE: 'in a file', KAFKA: 'in Apache Kafka', MEMORY: 'in memory' };

const MATCH = 'id phase game ply seats { seat holder left } requests { seat } result { places reason }';
const HOME = `query Home {
  server { version log { id mode records } games { title } }
  playing: matches(first: ${FEW}, filter: { phases: [OPEN, PLAYING] }) { nodes { ${MATCH} } }
  finished: matches(first: ${FEW}, filter: { phases: [FINISHED] }) { nodes { ${MATCH} } }
}`;
const EVENTS = `subscription Home($id: ID!) { matchEvents(id: $id) { seq match { ${MATCH} } } }`;

const at = (id) => document.getElementById(id);
const watched = new Map();
const shown = { playing: [], finished: [] };

async function look() {
  try {
    const { server, playing, finished } = await ask(HOME);
    tell(server);
    shown.playing = playing.nodes.filter(Boolean);
    shown.finished = finished.nodes.filter(Boolean);
    draw();
    follow();
    trouble(null);
  } catch (error) {
    trouble(
      `This page can't reach its server (${error.message}). What is shown was true at the last answer; it tries again by itself.`,
    );
  }
}

function tell({ version, log, games }) {
  at('records').textContent = log.records.toLocaleString('en');
  at('about').textContent = log.records === 1 ? 'record in the log' : 'records in the log';
  at('log').textContent = log.id;
  at('mode').textContent = MODES[log.mode];
  at('games').textContent = games.map((game) => game.title).join(', ') || 'none yet';
  at('version').textContent = version;
}

/** One subscription a match that goes on; it ends by itself with the match. */
function follow() {
  for (const { id } of shown.playing) {
    if (watched.has(id)) continue;
    watched.set(
      id,
      watch(EVENTS, { id }, { next: ({ matchEvents }) => moved(matchEvents.match), ended: () => watched.delete(id) }),
    );
  }
}

function moved(match) {
  const isOver = match.phase === 'FINISHED' || match.phase === 'CANCELLED';
  const place = shown.playing.findIndex(({ id }) => id === match.id);
  if (place < 0) return;
  if (!isOver) shown.playing[place] = match;
  else {
    shown.playing.splice(place, 1);
    if (match.phase === 'FINISHED') shown.finished = [match, ...shown.finished].slice(0, FEW);
  }
  draw();
}

function draw() {
  for (const list of ['playing', 'finished']) {
    at(list).replaceChildren(...shown[list].map(row));
    at(`none-${list}`).hidden = shown[list].length > 0;
  }
}

function row(match) {
  const line = element('li', 'row');
  const players = element('span', 'players');
  players.append(...match.seats.map((seat) => player(seat, match)));
  line.append(
    element('span', 'ply', match.ply ?? ''),
    element('b', 'game', match.game),
    players,
    element('span', 'state', stateOf(match)),
  );
  return line;
}

function player({ seat, holder, left }, { requests, result }) {
  const letter = SEATS[seat] ?? String(seat + 1);
  const isFirst = result?.places[seat] === 1;
  const who = element(
    'span',
    ['seat', `seat-${letter.toLowerCase()}`, isFirst && 'first', left && 'left'].filter(Boolean).join(' '),
  );
  who.append(element('i', 'sign', letter), holder ? nameOf(holder) : 'free');
  if (requests.some((asked) => asked.seat === seat)) who.title = 'to act';
  return who;
}

const nameOf = (holder) => holder.replace(/^person_/, '').slice(0, 8);

function stateOf({ phase, requests, result, seats }) {
  if (phase === 'OPEN') return `${seats.filter(({ holder }) => !holder).length} free`;
  if (result) return result.places.join(' : ');
  return `${requests.map(({ seat }) => SEATS[seat] ?? seat + 1).join(', ')} to act`;
}

function element(name, className, text) {
  const made = document.createElement(name);
  made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

function trouble(says) {
  at('trouble').textContent = says ?? '';
  at('trouble').hidden = says === null;
  at('link').textContent = says === null ? 'Live' : 'Not connected';
  at('link').classList.toggle('on', says === null);
}

await look();
setInterval(() => document.visibilityState === 'visible' && look(), LOOK_AGAIN);
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
