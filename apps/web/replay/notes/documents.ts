import { graphql, type ResultOf } from '../../api/graphql.js';
import { REFUSED } from '../../api/refused.js';

const SEEN = graphql(`
  fragment SeenNote on Note {
    id
    ply
    viewpoint
    seat
    author {
      id
      name
    }
    isYours
    audience
    text
    waits
    writtenAt
    changedAt
    hidden {
      role
      reason
    }
    mayDo
  }
`);
export type Note = ResultOf<typeof SEEN>;
export type Audience = Note['audience'];

export const NOTES = graphql(
  `
    query Notes($id: ID!, $viewpoint: ReplayViewpoint!, $seat: Int, $after: Cursor, $atLeast: Position) {
      replay(matchId: $id, viewpoint: $viewpoint, seat: $seat) {
        notes(first: 100, after: $after, atLeast: $atLeast) {
          nodes {
            ...SeenNote
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  `,
  [SEEN],
);

const DONE = graphql(
  `
    fragment DoneToNote on NotePayload {
      position
      userErrors {
        ...Refused
      }
    }
  `,
  [REFUSED],
);
export const WRITE = graphql(
  `
    mutation WriteNote($input: WriteNoteInput!) {
      writeNote(input: $input) {
        ...DoneToNote
      }
    }
  `,
  [DONE],
);
export const CHANGE = graphql(
  `
    mutation ChangeNote($input: ChangeNoteInput!) {
      changeNote(input: $input) {
        ...DoneToNote
      }
    }
  `,
  [DONE],
);
export const REMOVE = graphql(
  `
    mutation RemoveNote($input: RemoveNoteInput!) {
      removeNote(input: $input) {
        ...DoneToNote
      }
    }
  `,
  [DONE],
);
export const HIDE = graphql(
  `
    mutation HideNote($input: HideNoteInput!) {
      hideNote(input: $input) {
        ...DoneToNote
      }
    }
  `,
  [DONE],
);
export const RESTORE = graphql(
  `
    mutation RestoreNote($input: RestoreNoteInput!) {
      restoreNote(input: $input) {
        ...DoneToNote
      }
    }
  `,
  [DONE],
);
