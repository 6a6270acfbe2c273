import type { Command } from 'commander';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { lineOf } from '#cards';
import { readScenario } from '#games/voidream';
import { tellStory } from '#scenario';
import { EXIT, Stop } from '../../exit.js';
import { setText } from '../../sets.js';

/** `dreamledger scenario run` */
export function scenarioRunVerb(scenario: Command): void {
  scenario
    .command('run')
    .description('play scenarios, and say at which line what differs')
    .argument('<file...>', 'scenario files')
    .option('--json', 'print what was found as JSON')
    .action(run);
}

interface Told {
  readonly file: string;
  readonly title: string;
  readonly steps: number;
  readonly wrong: readonly { readonly line: number; readonly says: string }[];
}

function run(files: readonly string[], { json = false }: { json?: boolean }): void {
  const told = files.map(tell);
  const failed = told.filter(({ wrong }) => wrong.length > 0).length;
  console.log(json ? JSON.stringify(told, null, 2) : [...told.map(shown), tally(told.length, failed)].join('\n'));
  if (failed > 0)
    throw new Stop(
      EXIT.found,
      `${failed} of ${told.length} ${told.length === 1 ? 'scenario' : 'scenarios'} went otherwise than told.`,
    );
}

function tell(file: string): Told {
  const json = read(file);
  const found = readScenario(json, (name) => setText(name, dirname(file)));
  if (!found.ok) return { file, title: file, steps: 0, wrong: found.flaws };
  const { title, stage, steps } = found.scenario;
  const wrong = tellStory(stage, steps).map(({ at, says }) => ({ line: lineOf(json, at), says }));
  return { file, title, steps: steps.length, wrong };
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Stop(EXIT.usage, `There is no file ${file} that can be read. Name a scenario file.`);
  }
}

function shown({ file, title, steps, wrong }: Told): string {
  if (wrong.length === 0) return `ok    ${file}: ${title} (${steps === 1 ? '1 step' : `${steps} steps`})`;
  return wrong.map(({ line, says }) => `FAIL  ${file}:${line}: ${says}`).join('\n');
}

const tally = (all: number, failed: number): string =>
  `${all - failed} of ${all} ${all === 1 ? 'scenario' : 'scenarios'} went as told.`;
