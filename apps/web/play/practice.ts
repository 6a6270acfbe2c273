/** A game against a bot that runs in this page alone, and survives a reload of it. */
import { newGame, Practice, readyDecks } from '#games/voidream';
import { type Answer, factFor, type Json, type JsonObject, seat as seatOf, type Seat } from '#kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { set } from '../cards/set.js';
import type { BotName, Question } from './bot-worker.js';
import BotWorker from './bot-worker.ts?worker';
import { inTab } from '../look/memory.js';
import { tellFact } from '../replay/tell.js';
import type { Line } from './lines.js';
import type { Asked, No } from './table.js';
import { say } from '../say/index.js';

export interface PracticeTerms {
  readonly seed: string;
  readonly bot: BotName;
  readonly yours: Json;
  readonly theirs: Json;
}

export interface PracticeNow {
  readonly view: JsonObject;
  readonly ply: number;
  readonly asked: Asked | null;
  readonly acting: readonly Seat[];
  readonly thinking: boolean;
  readonly lines: readonly Line[];
  readonly result: { readonly place: number; readonly isDraw: boolean; readonly reason: string } | null;
  readonly answer: (answer: Answer) => No | null;
  readonly whyNot: (answer: Answer) => No | null;
  readonly undo: (() => void) | null;
}

const YOU: Seat = seatOf(0);
const NAMES = [say('You'), say('Bot')];
const KEY = 'dreamledger.practice';

export interface KeptPractice {
  readonly terms: PracticeTerms;
  readonly answers: readonly Answer[];
  /** Where it was played. */
  readonly at: string;
}

const isKept = (value: unknown): value is KeptPractice =>
  typeof value === 'object' && value !== null && 'answers' in value && 'at' in value;

/** The last game of this tab. */
export function keptPractice(): KeptPractice | null {
  try {
    const kept: unknown = JSON.parse(inTab.getItem(KEY) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function keptAnswers(terms: PracticeTerms): readonly Answer[] {
  const kept = keptPractice();
  return kept !== null && JSON.stringify(kept.terms) === JSON.stringify(terms) ? kept.answers : [];
}

export const readyDecksByName = readyDecks(set);

class Told {
  readonly practice: Practice;
  readonly answers: Answer[] = [];
  lines: Line[] = [];

  constructor(readonly terms: PracticeTerms) {
    const setup = { switches: {}, options: {}, seats: [terms.yours, terms.theirs] };
    this.practice = new Practice(newGame(set, setup, terms.seed));
    this.note();
    for (const answer of keptAnswers(terms)) if (this.answer(answer) !== null) break;
  }

  answer(answer: Answer): No | null {
    const refusal = this.practice.answer(answer);
    if (refusal !== null) return refusal;
    this.answers.push(answer);
    this.note();
    this.keep();
    return null;
  }

  undo(ply: number): void {
    this.practice.undo(ply);
    this.answers.length = ply;
    this.lines = this.lines.filter((line) => line.ply <= ply);
    this.keep();
  }

  private keep(): void {
    const at = `${location.pathname}${location.search}${location.hash}`;
    inTab.setItem(KEY, JSON.stringify({ terms: this.terms, answers: this.answers, at } satisfies KeptPractice));
  }

  private note(): void {
    const { facts, ply } = this.practice;
    const told = facts.flatMap((fact) => {
      const seen = factFor({ as: 'seat', seat: YOU }, fact);
      return seen === null ? [] : [tellFact(seen, NAMES, YOU)];
    });
    this.lines.push({ ply, told });
  }
}

export function usePractice(terms: PracticeTerms): PracticeNow {
  const told = useMemo(() => new Told(terms), [terms]);
  const [version, setVersion] = useState(0);
  const worker = useRef<Worker | null>(null);
  const again = useCallback(() => setVersion((now) => now + 1), []);
  const { practice } = told;
  const request = practice.asked;

  useEffect(() => {
    const bot = new BotWorker();
    worker.current = bot;
    return () => bot.terminate();
  }, []);

  useEffect(() => {
    const { asked, game, state, ply } = practice;
    const bot = worker.current;
    if (asked === null || asked.seat === YOU || bot === null) return;
    const question: Question = { state: game.encode(state), seat: asked.seat, ply, seed: terms.seed, bot: terms.bot };
    bot.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (practice.ply !== ply) return;
      told.answer(data);
      again();
    };
    bot.postMessage(question);
  }, [practice, told, terms, version, again]);

  const answer = (given: Answer): No | null => {
    const no = told.answer(given);
    again();
    return no;
  };
  const last = practice.lastOf(YOU);
  const result = practice.game.result(practice.state);
  return {
    view: practice.game.view(practice.state, { as: 'seat', seat: YOU }),
    ply: practice.ply,
    asked: request?.seat === YOU ? request : null,
    acting: request === null ? [] : [request.seat],
    thinking: request !== null && request.seat !== YOU,
    lines: told.lines,
    result:
      result === null
        ? null
        : { place: result.places[YOU] ?? 0, isDraw: new Set(result.places).size === 1, reason: result.reason },
    answer,
    whyNot: (given) => practice.game.check(practice.state, YOU, given),
    undo:
      last === null
        ? null
        : () => {
            told.undo(last);
            again();
          },
  };
}
