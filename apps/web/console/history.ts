import { graphql, type ResultOf } from '../api/graphql.js';

export const HISTORY = graphql(`
  query RunHistory($id: ID!, $after: Cursor, $atLeast: Position) {
    tournament(id: $id, atLeast: $atLeast) {
      id
      history(first: 40, after: $after) {
        nodes {
          position
          at
          by {
            id
            name
          }
          saidBy {
            role
            by {
              name
            }
          }
          what
          reason
          data
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);
export type Deed = NonNullable<ResultOf<typeof HISTORY>['tournament']>['history']['nodes'][number];
