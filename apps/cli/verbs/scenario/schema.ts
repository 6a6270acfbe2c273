import type { Command } from 'commander';
import { scenarioSchema } from '#games/voidream';

/** `dreamledger scenario schema` */
export function scenarioSchemaVerb(scenario: Command): void {
  scenario
    .command('schema')
    .description('print the JSON Schema of scenario files, by which an editor completes and checks them')
    .action(() => {
      console.log(JSON.stringify(scenarioSchema(), null, 2));
    });
}
