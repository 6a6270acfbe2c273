export { acceptedAnswers, apiToken, fileLogIn } from './accepted.js';
export { Api } from './api.js';
export { type Moved, Walker } from './walker.js';
