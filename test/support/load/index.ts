export { acceptedAnswers, apiToken, fileLogIn } from './accepted.js';
export { Api } from './api.js';
export { Crowd } from './crowd.js';
export { Walker } from './walker.js';
