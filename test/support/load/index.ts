export { acceptedAnswers, apiToken } from './accepted.js';
export { Api } from './api.js';
export { type Moved, Walker } from './walker.js';
