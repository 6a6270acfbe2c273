import type { Command } from 'commander';
import { scenarioRunVerb } from './run.js';
import { scenarioSchemaVerb } from './schema.js';

/** `dreamledger scenario ...` */
export function scenarioVerb(program: Command): void {
  const scenario = program
    .command('scenario')
    .description('play scenario files: a table, and what should happen there (docs/SCENARIOS.md)');
  scenarioRunVerb(scenario);
  scenarioSchemaVerb(scenario);
}
