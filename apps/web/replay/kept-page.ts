/** A match as one file that stands by itself, with what its viewer may see: for a disk, without any network. */
import { tableOf } from '../board/index.js';
import type { Frame, Head } from './documents.js';
import { LOOK, WAY } from './kept-look.js';
import { type Place, positionImage, safe } from './share-image.js';
import { headOf, tellFact, type ToldFact } from './tell.js';
import { Views } from './views.js';
import { chapterName, delaySaid, eyesName, fullNames, saidAt, shortNames, titleOf } from './words.js';
import { LOCALE, say, sayMany } from '../say/index.js';

export interface Kept {
  readonly id: string;
  readonly head: Head;
  /** With gaps while pages are on their way. */
  readonly frames: readonly (Frame | undefined)[];
  /** The live address. */
  readonly link: string;
}

export function keptPage(kept: Kept): string {
  const { head } = kept;
  const title = safe(titleOf(head));
  const art = new Art();
  const steps = stepsOf(kept, art.place);
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
  const may = `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="${LOCALE}" dir="${document.documentElement.dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="Content-Security-Policy" content="${may}"><title>${title} · Dreamledger</title><style>${LOOK}</style></head>
<body>
<header><h1>${title}</h1>${factsOf(head)}${limitsOf(kept)
    .map((says) => `<p>${safe(says)}</p>`)
    .join('')}</header>
<noscript><p>${safe(say('The pictures need the script of this page; the log is whole without it.'))}</p></noscript>
<svg class="art" aria-hidden="true"><defs>${art.drawn()}</defs></svg>
<main><div id="stage"><div id="picture"></div>${waysOf(steps.length)}<div id="words" aria-live="polite"></div></div>
<nav id="log" aria-label="${safe(say('Log'))}"><ol aria-label="${safe(say('Every step'))}">
${steps.join('\n')}
</ol></nav></main>
<footer>${originOf(kept)}</footer>
<script nonce="${nonce}">${WAY}</script>
</body></html>
`;
}

/** Each drawing once; the pictures point at it. */
class Art {
  readonly #ids = new Map<string, string>();
  readonly #symbols: string[] = [];

  readonly place: Place = (name, draw, at) => {
    const id = this.#ids.get(name) ?? `art-${this.#ids.size}`;
    if (!this.#ids.has(name)) {
      this.#ids.set(name, id);
      this.#symbols.push(
        draw()
          .replace('<svg ', `<symbol id="${id}" `)
          .replace(/<\/svg>$/, '</symbol>'),
      );
    }
    return `<use href="#${id}" ${at}/>`;
  };

  drawn(): string {
    return this.#symbols.join('\n');
  }
}

function stepsOf({ head, frames }: Kept, place: Place): readonly string[] {
  const views = new Views();
  const names = shortNames(head);
  const starts = new Map(
    head.chapters.map((chapter) => [chapter.firstPly, chapterName(chapter, head.match.games.length)]),
  );
  return frames.flatMap((frame) => {
    if (frame === undefined) return [];
    const told = frame.facts.map((fact) => tellFact(fact, names));
    const first = headOf(told);
    const says = saidAt(frame, first?.says ?? null, names);
    const table = tableOf(views.at(frames, frame.ply));
    const svg = table === null ? null : positionImage({ table, names: fullNames(head), says, at: frame.ply }, place);
    const opens = starts.get(frame.ply);
    const chapter = opens === undefined ? '' : `<li class="chapter">${safe(opens)}</li>\n`;
    return [`${chapter}${stepOf(frame, { says, first, rest: told.filter((each) => each !== first), svg })}`];
  });
}

interface Step {
  readonly says: string;
  readonly first: ToldFact | null;
  readonly rest: readonly ToldFact[];
  /** Null of a game without pictures, and while what leads there is on its way. */
  readonly svg: string | null;
}

function stepOf({ ply, cut }: Frame, { says, first, rest, svg }: Step): string {
  const rule = ruled(first?.rule ?? null);
  const followed = rest.map((each) => `<li>${safe(each.says)}${ruled(each.rule)}</li>`).join('');
  const list = followed === '' ? '' : `<ul>${followed}</ul>`;
  const shown =
    svg === null
      ? '<div></div>'
      : `<div role="img" aria-label="${safe(say('The position: {says}', { says }))}">${svg}</div>`;
  const here = `<h2>${safe(say('Ply {ply}:', { ply }))} ${safe(says)}${rule}</h2>${list}`;
  return `<li class="step${cut ? ' cut' : ''}" id="ply-${ply}"><a href="#${ply}"><span class="ply">${ply} </span>${safe(says)}</a>${rule}${list}<template>${shown}${here}</template></li>`;
}

const ruled = (rule: string | null): string => (rule === null ? '' : ` <small>${safe(rule)}</small>`);

function waysOf(count: number): string {
  const button = (by: number, says: string, sign: string): string =>
    `<button type="button" value="${by}" aria-label="${safe(says)}">${sign}</button>`;
  return `<div id="steps"><input type="range" min="0" max="${count - 1}" value="0" aria-label="${safe(say('Position in the match'))}">${button(-1, say('One step back'), '←')}${button(1, say('One step on'), '→')}<small>${safe(say('Keys: ← and → for a step, Home and End for both ends'))}</small></div>`;
}

function factsOf(head: Head): string {
  const { origin } = head.match;
  const facts: readonly (readonly [name: string, says: string | null])[] = [
    [say('Players'), fullNames(head).join(' · ')],
    [say('Result'), resultOf(head)],
    [say('Tournament'), origin && say('Round {round}, table {table}', { round: origin.round, table: origin.table })],
    [say('Viewpoint'), eyesName(head, fullNames(head))],
  ];
  const rows = facts.map(([name, says]) => (says ? `<div><dt>${safe(name)}</dt><dd>${safe(says)}</dd></div>` : ''));
  return `<dl>${rows.join('')}</dl>`;
}

function resultOf(head: Head): string | null {
  const { outcome } = head.match;
  if (outcome === null) return null;
  const isDraw = outcome.places.filter((place) => place === 1).length > 1;
  const winner = fullNames(head)[outcome.places.indexOf(1)] ?? '';
  const says = isDraw ? say('A draw') : say('{name} wins', { name: winner });
  return `${says}, ${outcome.score.won.join(' : ')}`;
}

/** What it does not hold, and why. */
function limitsOf({ head, frames }: Kept): readonly string[] {
  const { match, released, count } = head;
  const lacking = Array.from({ length: count }, (_, ply) => frames[ply]).filter((frame) => frame === undefined).length;
  const delay = delaySaid(match);
  return [
    ...(match.outcome === null
      ? [say('This page goes up to ply {last}: its viewer had not seen the match end.', { last: count - 1 })]
      : []),
    ...(delay === null ? [] : [delay]),
    ...(released || match.branchOf !== null
      ? []
      : [say('The match was sealed when this page was made: what its viewer could not see then is not in it.')]),
    ...(lacking === 0
      ? []
      : [
          sayMany(lacking, {
            one: '{n} step had not been loaded when this page was made, and is not in it.',
            other: '{n} steps had not been loaded when this page was made, and are not in it.',
          }),
        ]),
  ];
}

function originOf({ id, head, link }: Kept): string {
  const live = `<p><a href="${safe(link)}">${safe(say('The match on its server'))}</a></p>`;
  if (!head.released || head.match.branchOf !== null) return live;
  const bundle = `${new URL(link).origin}/export/matches/${encodeURIComponent(id)}/bundle`;
  const how = say('This page proves nothing. To check the match, take its bundle and run this on the file:');
  return `${live}<p>${safe(how)} <code>dreamledger verify</code>. <a href="${safe(bundle)}">${safe(say('Bundle for the verifier'))}</a></p>`;
}
