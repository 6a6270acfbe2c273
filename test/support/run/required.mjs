import { readFileSync } from 'node:fs';

const { required, long } = JSON.parse(readFileSync(new URL('../../required-suites.json', import.meta.url), 'utf8'));

/** Whatever lies in test/long, on the list of what may not be missing or not yet. */
export const isLong = (suite) => suite.startsWith('test/long/') || long.some((entry) => covers(entry, suite));

/** Each required suite that did not run whole, with the reason. An entry that ends in "/" stands for all in that folder. */
export function missingSuites(results, leftOut, onlyLong) {
  const whole = results.filter(({ passed, failed, skipped }) => passed + failed > 0 && skipped === 0);
  const missing = (onlyLong ? long : required).flatMap((entry) => {
    const away = leftOut.filter(({ suite }) => covers(entry, suite));
    const partly = results.filter(({ file, skipped }) => covers(entry, file) && skipped > 0);
    const why = [
      ...away.map(({ suite, need }) => `${suite}: needs ${need}`),
      ...partly.map(({ file, skipped }) => `${file}: ${skipped} of its tests were skipped`),
    ];
    if (why.length === 0 && !whole.some(({ file }) => covers(entry, file)))
      why.push(`${entry}: there is no such suite`);
    return why;
  });
  return [...new Set(missing)];
}

function covers(entry, suite) {
  return entry.endsWith('/') ? suite.startsWith(entry) : suite === entry;
}
