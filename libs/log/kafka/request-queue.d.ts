/** The part of kafkajs's insides that quiet.ts changes. */
declare module 'kafkajs/src/network/requestQueue/index.js' {
  export default class RequestQueue {
    readonly pending: readonly unknown[];
    scheduleCheckPendingRequests(): void;
  }
}
