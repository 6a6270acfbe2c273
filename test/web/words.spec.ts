import { readFileSync } from 'node:fs';
import { CATALOGUE, lacking, languages, written } from '../words/catalogue.js';
import { collect } from '../words/collect.js';

const english = collect();

describe('the words of the web app', () => {
  it('stand in the catalogue as the pages say them: npm run words writes it anew', () => {
    expect(readFileSync(CATALOGUE, 'utf8')).toBe(written(english));
  });

  it.each(languages())(
    '%s has words for nearly all, with the same names and tags; English stands for the rest',
    (language) => {
      const { missing, wrong } = lacking(english, language);
      expect(wrong).toEqual([]);
      expect(missing.length).toBeLessThan(Object.keys(english).length / 20);
    },
  );
});
