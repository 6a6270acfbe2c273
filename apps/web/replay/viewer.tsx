/** The viewer: a match that does not change, a position in it, and what draws that. */
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useHolds } from '../api/cut-off.js';
import { Board, leadTurned, tableOf } from '../board/index.js';
import { useFills } from '../parts/fills.js';
import { Waiting } from '../parts/waiting.js';
import type { Eyes, Frame, Head } from './documents.js';
import { Follow } from './follow.js';
import type { Seen } from './glimpse.js';
import { Header } from './header.js';
import { KeysSheet } from './keys-sheet.js';
import { type Action, useKeymap, useKeys } from './keymap.js';
import { Log, type LogProps } from './log.js';
import { LogSheet } from './log-sheet.js';
import * as moves from './moves.js';
import { NotesPanel } from './notes/panel.js';
import { countByPly, useNotes } from './notes/use-notes.js';
import { Scrubber } from './scrubber.js';
import { PlayOnSheet } from './play-on.js';
import { type Here, holding, placeOf } from './place.js';
import { imageUrl } from './share-image.js';
import { ShareSheet } from './share-sheet.js';
import { Steps } from './steps.js';
import { type Story, useLine } from './story.js';
import { alsoOf, headOf, tellFact, type ToldFact } from './tell.js';
import { Headline, Spoken } from './told-step.js';
import { usePlaying } from './use-playing.js';
import { usePosition } from './use-position.js';
import { useUntold } from './use-untold.js';
import { isOpenTo, whyClosed } from './viewpoints.js';
import { Views } from './views.js';
import { saidAt, shortNames } from './words.js';
import { say } from '../say/index.js';

interface ViewerProps {
  readonly id: string;
  readonly story: Story;
  readonly head: Head;
  readonly asked: number | null;
  readonly embedded: boolean;
  /** Of a game that this page alone has: where it is told, and where it was played. */
  readonly here?: Here;
  readonly eyes: Eyes;
  readonly setEyes: (eyes: Eyes) => void;
}

export function Viewer({ id, story, head, asked, embedded, here, eyes, setEyes }: ViewerProps): ReactNode {
  const { frames } = story;
  useFills(embedded ? 'embedded' : 'replay');
  const last = head.count - 1;
  const isOn = head.match.phase === 'PLAYING';
  useHolds(holding(head, frames));
  const { address, isBare, back } = placeOf({ id, eyes, here, embedded });
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const [writing, setWriting] = useState<number | null>(null);
  // Whoever is busy with a position is not taken on to the next.
  const follows = isOn && [sheet, writing].every((busy) => busy === null);
  const { at, stepped, rested, go, hold } = usePosition(asked ?? firstOf(head), last, address, follows);
  const line = useLine(story, at);
  const names = useMemo(() => shortNames(head), [head]);
  const untold = useUntold(head, frames, at);
  const all = useNotes(id, eyes, head);
  const notes = { ...all, list: all.list.filter(({ ply }) => !untold.is || ply < untold.head.count) };
  const noted = useMemo(() => countByPly(notes.list), [all.list, untold.is, untold.head.count]);
  const [isFlipped, setFlipped] = useState(false);
  const number = useRef<HTMLInputElement>(null);
  const keyboard = useKeys();
  const next = useCallback(() => go(moves.step(line, at, 1)), [go, line, at]);
  const playing = usePlaying(at >= last, next);
  const nextEyes = (): void => {
    const here = head.viewpoints.findIndex((each) => each.viewpoint === eyes.viewpoint && each.seat === eyes.seat);
    setEyes(head.viewpoints[(here + 1) % head.viewpoints.length] ?? eyes);
  };
  const [said, setSaid] = useState('');
  const look = (next: Eyes): void => {
    setSaid(isOpenTo(head, next) ? '' : whyClosed(next, names));
    if (isOpenTo(head, next)) setEyes(next);
  };
  const before = useRef<Eyes>({ viewpoint: 'PUBLIC', seat: null });
  const reveal = (): void => {
    if (eyes.viewpoint === 'BOTH') return look(before.current);
    before.current = eyes;
    look({ viewpoint: 'BOTH', seat: null });
  };
  const act = (action: Action): void => {
    setSaid('');
    const ways: Readonly<Record<Action, () => void>> = {
      back: () => go(moves.step(line, at, -1)),
      on: next,
      turnBack: () => go(moves.turn(line, frames, at, -1)),
      turnOn: () => go(moves.turn(line, frames, at, 1)),
      roundBack: () => go(moves.round(head.chapters, at, -1)),
      roundOn: () => go(moves.round(head.chapters, at, 1)),
      first: () => go(0),
      last: () => go(untold.head.count - 1),
      play: playing.toggle,
      slower: () => playing.change(-1),
      faster: () => playing.change(1),
      flip: () => setFlipped(!isFlipped),
      view: nextEyes,
      reveal,
      mark: () => go(moves.mark(untold.head, at, 1)),
      markBack: () => go(moves.mark(head, at, -1)),
      gameOn: () => go(moves.game(head, at, 1)),
      gameBack: () => go(moves.game(head, at, -1)),
      note: () => {
        if (!isBare) setWriting(at);
      },
      go: () => number.current?.select(),
      copy: () => {
        void navigator.clipboard.writeText(`${location.origin}${address(at)}`).then(
          () => {
            setSaid(say('The link to ply {at} is copied.', { at }));
          },
          () => {
            setSaid(say('The browser does not let the link be copied.'));
          },
        );
      },
      share: () => {
        if (!isBare) setSheet('share');
      },
      playOn: () => {
        if (!isBare) setSheet('play-on');
      },
      untold: untold.toggle,
      log: () => document.getElementById('replay-log')?.focus(),
      help: () => setSheet('keys'),
    };
    ways[action]();
  };
  useKeymap(keyboard.keys, act);

  const views = useViews(eyes);
  const frame = frames[at];
  const told = useMemo(() => toldOf(frame, names), [frame, names]);
  const main = headOf(told);
  const says = saysOf(main, frame, names);
  const view = views.at(frames, at);
  const lead = leadTurned(views.at(frames, moves.step(line, at, -1)), view, names);
  const { chapters, match } = untold.head;
  const log: LogProps = {
    frames: untold.frames,
    chapters,
    games: match.games.length,
    at: rested,
    names,
    noted,
    game: match.game,
    go,
  };
  return (
    <div className={embedded ? 'replay embedded' : 'replay'}>
      <Header
        {...{ id, eyes, look, said, at, embedded }}
        back={here?.back ?? null}
        head={untold.head}
        path={address(at)}
        open={setSheet}
      />
      <div className={`replay-table by-${frame?.move?.seat ?? 0}`}>
        {frame === undefined || view === null ? (
          <Waiting for={say('this part of the match')} />
        ) : (
          <Board
            view={view}
            names={names}
            acting={askedAt(frame)}
            clocks={new Map(frame.clocks.map(({ seat, leftMs }) => [seat, leftMs]))}
            near={isFlipped === (eyes.seat === 1) ? 0 : 1}
            scored={moves.scoredAt(frames, at)}
            headline={
              <Headline says={says} cut={cutAt(head, frame)}>
                {[lead, ...alsoOf(told).map((each) => each.says)].join(' ')}
              </Headline>
            }
            touch={{ badges: touchedBy(told, main, view, at), lit: NO_ANSWERS, onCard: null }}
            glide={stepped}
          />
        )}
      </div>
      <div className="side">
        <Log {...log} />
        {back === null ? <NotesPanel {...{ id, head, eyes, notes, at, go, embedded, writing, setWriting }} /> : null}
      </div>
      <Spoken told={told} says={says} lead={lead} at={at} quiet={at !== rested || (playing.on && playing.speed > 1)} />
      <footer className="scrub">
        <p className="told-now" aria-hidden="true">
          {says}
        </p>
        <Steps {...{ act, playing, at, last, go, number }} openLog={() => setSheet('log')} untold={untold.choice} />
        <Scrubber
          {...{ at, says, noted, go, hold }}
          head={untold.head}
          frames={untold.frames}
          untold={untold.is}
          glimpse={(ply) => glimpseOf(frames[ply], views.at(frames, ply), names)}
        />
        <Follow head={head} at={at} last={last} go={go} help={() => setSheet('keys')} />
      </footer>
      <Sheets
        sheet={sheet}
        keyboard={keyboard}
        share={{ id, head: untold.head, path: address(at), at, says, view }}
        log={log}
        asked={askedAt(frame)}
        close={() => setSheet(null)}
      />
    </div>
  );
}

const toldOf = (frame: Frame | undefined, names: readonly string[]): readonly ToldFact[] =>
  frame?.facts.map((fact) => tellFact(fact, names)) ?? [];

const askedAt = (frame: Frame | undefined): readonly number[] => frame?.asked.map(({ seat }) => seat) ?? [];

/** A step before anybody goes there: null while it is on its way. */
function glimpseOf(frame: Frame | undefined, view: unknown, names: readonly string[]): Seen | null {
  if (frame === undefined) return null;
  const says = saysOf(headOf(toldOf(frame, names)), frame, names);
  const table = tableOf(view);
  return { says, image: table === null ? null : imageUrl({ table, names, says, at: frame.ply }) };
}

/** Where it opens: what is on at what is live, all else at its start. */
const firstOf = ({ match, count }: Head): number => (match.phase === 'PLAYING' ? count - 1 : 0);

type OpenSheet = 'share' | 'keys' | 'play-on' | 'log';

interface SheetsProps {
  readonly sheet: OpenSheet | null;
  readonly keyboard: ReturnType<typeof useKeys>;
  readonly share: Omit<Parameters<typeof ShareSheet>[0], 'close' | 'log'>;
  readonly log: LogProps;
  readonly asked: readonly number[];
  readonly close: () => void;
}

/** The one that is open. */
function Sheets({ sheet, keyboard, share, log, asked, close }: SheetsProps): ReactNode {
  const { id, head, at } = share;
  switch (sheet) {
    case 'share':
      return <ShareSheet {...share} log={log} close={close} />;
    case 'play-on':
      return <PlayOnSheet id={id} head={head} at={at} asked={asked} close={close} />;
    case 'log':
      return <LogSheet log={log} close={close} />;
    case 'keys':
      return <KeysSheet {...keyboard} close={close} />;
    case null:
      return null;
  }
}

/** Of a step that nothing may be told of here, whose it was. */
const saysOf = (main: ToldFact | null, frame: Frame | undefined, names: readonly string[]): string =>
  main?.says ?? (frame === undefined ? '' : saidAt({ cut: false, move: frame.move }, null, names));

/** What was worked out through other eyes is forgotten. */
function useViews({ viewpoint, seat }: Eyes): Views {
  return useMemo(() => new Views(), [viewpoint, seat]);
}

/** Always the same, so that a hand that did not change is not drawn anew. */
const NO_ANSWERS: ReadonlyMap<string, string> = new Map();

/** More would hide the names of a crowded side; its cards are outlined still. */
const MOST_BADGES = 4;

/** Cards on the table that what is said of the step touched: by their handle, or, where a fact knows the card alone, the last of that name. */
function touchedBy(
  told: readonly ToldFact[],
  main: ToldFact | null,
  view: unknown,
  at: number,
): ReadonlyMap<string, string> {
  const inPlay = tableOf(view)?.players.flatMap(({ play }) => play) ?? [];
  const handle = (name: string): string => inPlay.findLast(({ id, card }) => id === name || card === name)?.id ?? name;
  const touched = told
    .filter((each) => each.weight === 'main' || each === main)
    .flatMap(({ cards }) => cards.map(handle));
  const badge = touched.length > MOST_BADGES ? '' : String(at);
  return new Map(touched.map((card) => [card, badge]));
}

/** Which case took this ply back. */
function cutAt({ match }: Head, { ply, cut }: Frame): string | null {
  const taken = match.branches.find(({ firstPly, lastPly }) => cut && firstPly <= ply && ply <= lastPly);
  return taken === undefined || match.origin === null ? null : `/t/${match.origin.tournamentId}/desk/${taken.caseId}`;
}
