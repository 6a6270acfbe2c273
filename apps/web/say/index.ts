export { chooseLanguage, language, LOCALE } from './language.js';
export { isLanguage, OFFERED } from './languages.js';
export { against, listed } from './lists.js';
export { say, sayAs, sayMany, sayNth, sayText } from './say.js';
