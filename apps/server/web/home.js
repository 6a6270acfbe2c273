/** The home page: what this server is, and its matches, kept current by subscriptions and a look now and then. */
import { ask, watch } from './live.js';

const LOOK_AGAIN = 20_000;
const FEW = 12;
const SEATS = 'ABCDEFGH';
const MODES = { FILE: 'in a file', KAFKA: 'in Apache Kafka', MEMORY: 'in memory' };

const SEATED = 'seats { seat holder { name } }';
const HOME = `query Home {
  server { version log { id mode records } games { id title } }
  playing: matches(first: ${FEW}, filter: { phases: [OPEN, PLAYING] }) { nodes { id phase game ${SEATED} } }
  finished: matches(first: ${FEW}, filter: { phases: [FINISHED] }) { nodes { id phase game places ${SEATED} } }
}`;
const EVENTS = `subscription Home($id: ID!) {
  matchEvents(id: $id) { match { id phase game ply ${SEATED} requests { seat } result { places } } }
}`;

const at = (id) => document.getElementById(id);
const watched = new Map();
const titles = new Map();
const shown = { playing: [], finished: [] };

async function look() {
  try {
    const { server, playing, finished } = await ask(HOME);
    tell(server);
    shown.playing = playing.nodes.map((match) => ({ ...known(match.id), ...match }));
    shown.finished = finished.nodes;
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
  for (const { id, title } of games) titles.set(id, title);
}

/** What events told of a match, which the list does not. */
const known = (id) => shown.playing.find((match) => match.id === id);

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
  const title = element('b', 'game', titles.get(match.game) ?? match.game);
  line.append(element('span', 'ply', match.ply ?? ''), title, players, element('span', 'state', stateOf(match)));
  return line;
}

function player({ seat, holder }, match) {
  const isFirst = placesOf(match)?.[seat] === 1;
  const who = element('span', `seat seat-${letterOf(seat).toLowerCase()}${isFirst ? ' first' : ''}`);
  who.append(element('i', 'sign', letterOf(seat)), holder === null ? 'free' : (holder.name ?? 'erased'));
  return who;
}

const letterOf = (seat) => SEATS[seat] ?? String(seat + 1);
const placesOf = ({ places, result }) => places ?? result?.places ?? null;

function stateOf(match) {
  if (match.phase === 'OPEN') return `${match.seats.filter(({ holder }) => holder === null).length} free`;
  const places = placesOf(match);
  if (places !== null) return places.join(' : ');
  return match.requests ? `${match.requests.map(({ seat }) => letterOf(seat)).join(', ')} to act` : 'playing';
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
