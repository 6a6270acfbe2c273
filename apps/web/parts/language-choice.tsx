import type { ReactNode } from 'react';
import { chooseLanguage, isLanguage, language, OFFERED, say } from '../say/index.js';

/** In which language the pages are read. To choose another loads the page anew. */
export function LanguageChoice(): ReactNode {
  return (
    <label className="row">
      <span className="dim">{say('Language')}</span>
      <select
        className="input"
        value={language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) chooseLanguage(target.value);
        }}
      >
        {OFFERED.map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
