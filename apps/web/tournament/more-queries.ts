import { graphql } from '../api/graphql.js';

export const PLAYERS = graphql(`
  query TournamentPlayers($id: ID!, $after: Cursor) {
    tournament(id: $id) {
      entrants(first: 50, after: $after) {
        nodes {
          id
          number
          name
          status
          checkedIn
          isYou
          person {
            id
          }
          deck {
            hash
            locked
            changes
            factions
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

export const DECK = graphql(`
  query EntrantDeck($id: ID!, $entrant: ID!) {
    tournament(id: $id) {
      entrant(id: $entrant) {
        id
        name
        deck {
          hash
          changes
          text
        }
      }
    }
  }
`);

export const HISTORY = graphql(`
  query TournamentHistory($id: ID!, $after: Cursor) {
    tournament(id: $id) {
      history(first: 50, after: $after) {
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

export const FIGURES = graphql(`
  query TournamentFigures($id: ID!, $asOf: Int) {
    statistics {
      tournament(id: $id, asOfRound: $asOf) {
        games
        matches
        players
        meanDecisions
        meanSeconds
        bySeat: figures(by: SEAT, first: 4) {
          ...Counted
        }
        byBastion: figures(by: BASTION, first: 20) {
          ...Counted
        }
        byEnding: figures(by: ENDED, first: 10) {
          keys
          rate {
            n
          }
        }
      }
    }
  }
  fragment Counted on Figure {
    keys
    won
    drawn
    lost
    rate {
      n
      share
      low
      high
    }
  }
`);
