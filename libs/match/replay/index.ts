/** A match told again: position by position, as one viewpoint knows it. */
export { type Chapter, chaptersOf } from './chapters.js';
export { factText, REWOUND } from './fact-text.js';
export { type Frame, framesFrom, viewAfter, viewAt } from './frames.js';
export type { Mark } from './marks.js';
export { retell, Retelling, type Retold } from './retell.js';
export { factThrough, type Viewpoint } from './viewpoint.js';
