/**
 * `npm run words` writes the catalogue of the web app anew from its sources, and lists for each other language what it lacks, and
 * what it has of no use any more.
 */
import { writeFileSync } from 'node:fs';
import { collect } from './collect.js';
import { CATALOGUE, lacking, languages, written } from './catalogue.js';

const english = collect();
writeFileSync(CATALOGUE, written(english));
console.log(`${CATALOGUE}: ${Object.keys(english).length} texts.`);
for (const language of languages()) {
  const { missing, useless, wrong } = lacking(english, language);
  console.log(`${language}: ${missing.length} missing, ${useless.length} of no use, ${wrong.length} wrong.`);
  for (const key of missing) console.log(`  missing: ${key}`);
  for (const key of useless) console.log(`  of no use: ${key}`);
  for (const key of wrong) console.log(`  wrong: ${key}`);
}
