import { COUNTED_KEYWORDS, type Keyword, type KeywordWith } from '../language.js';
import { keywordName } from './group.js';

const COUNTED: readonly Keyword[] = COUNTED_KEYWORDS;

/** "Deep", "Dormant 2". */
export const sayKeyword = ({ keyword, x }: KeywordWith): string =>
  COUNTED.includes(keyword) ? `${keywordName(keyword)} ${x}` : keywordName(keyword);
