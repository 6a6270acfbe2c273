import { graphql } from '../api/graphql.js';
import { REFUSED } from '../api/refused.js';

export const FIGURE = graphql(`
  fragment FigureParts on Figure {
    keys
    people {
      id
      name
    }
    rate {
      n
      share
      low
      high
    }
    won
    drawn
    lost
  }
`);

export const OVERVIEW = graphql(
  `
    query Figures($filter: GamesFilter, $by: FigureBy!, $first: Int!) {
      statistics {
        selection(filter: $filter) {
          overall {
            ...FigureParts
          }
          figures(by: $by, first: $first) {
            ...FigureParts
          }
        }
      }
    }
  `,
  [FIGURE],
);

export const SETS = graphql(`
  query SetsPlayed {
    statistics {
      selection {
        sets: figures(by: CARDS, first: 20) {
          keys
        }
      }
    }
  }
`);

/** How many games there are, and for how many sides they count. */
export const COUNT = graphql(`
  query GamesCounted($filter: GamesFilter) {
    statistics {
      selection(filter: $filter) {
        games
        overall {
          rate {
            n
          }
        }
      }
    }
  }
`);

export const MATCH_UPS = graphql(
  `
    query MatchUps($filter: GamesFilter, $by: MatchUpSide!) {
      statistics {
        selection(filter: $filter) {
          matchUps(by: $by, first: 100) {
            ...FigureParts
          }
        }
      }
    }
  `,
  [FIGURE],
);

/** Of cards only what is shown: a hundred of them are within what one request may cost. */
const CARD_FIGURE = graphql(`
  fragment CardFigureParts on Figure {
    rate {
      n
      share
      low
      high
    }
    won
    drawn
    lost
  }
`);

export const CARDS = graphql(
  `
    query CardFigures($filter: GamesFilter) {
      statistics {
        selection(filter: $filter) {
          cards(first: 100) {
            card
            inDeck {
              ...CardFigureParts
            }
            whenDrawn {
              ...CardFigureParts
            }
            whenPlayed {
              ...CardFigureParts
            }
          }
        }
      }
    }
  `,
  [CARD_FIGURE],
);

export const GAMES = graphql(`
  query CountedGames($filter: GamesFilter, $first: Int!, $after: Cursor) {
    statistics {
      games(filter: $filter, first: $first, after: $after) {
        nodes {
          id
          matchId
          game
          endedAt
          ended
          decisions
          rounds
          seconds
          seats {
            playerId
            player {
              id
              name
            }
            place
            ending
            archetype
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const PLAYER = graphql(
  `
    query PlayerFigures($id: ID!, $by: FigureBy!) {
      person(id: $id) {
        id
        name
        erased
      }
      statistics {
        player(id: $id) {
          overall {
            ...FigureParts
          }
          figures(by: $by, first: 20) {
            ...FigureParts
          }
          months: figures(by: MONTH, first: 24) {
            ...FigureParts
          }
          form(first: 20) {
            ending
            game {
              matchId
              endedAt
            }
          }
        }
      }
    }
  `,
  [FIGURE],
);

export const EXPORT = graphql(`
  fragment ExportParts on Export {
    id
    of
    format
    state
    asked
    done
    total
    bytes
    url
    trouble
  }
`);

export const EXPORTS = graphql(
  `
    query Exports {
      exports {
        ...ExportParts
      }
    }
  `,
  [EXPORT],
);

export const EXPORT_CHANGED = graphql(
  `
    subscription ExportChanged($id: ID!) {
      exportChanged(id: $id) {
        ...ExportParts
      }
    }
  `,
  [EXPORT],
);

export const START_EXPORT = graphql(
  `
    mutation StartExport($input: StartExportInput!) {
      startExport(input: $input) {
        export {
          ...ExportParts
        }
        userErrors {
          ...Refused
        }
      }
    }
  `,
  [EXPORT, REFUSED],
);

export const DELETE_EXPORT = graphql(
  `
    mutation DeleteExport($input: DeleteExportInput!) {
      deleteExport(input: $input) {
        userErrors {
          ...Refused
        }
      }
    }
  `,
  [REFUSED],
);
