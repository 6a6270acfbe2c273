import { graphql, type ResultOf } from '../api/graphql.js';

export const CHANGED = graphql(`
  subscription TournamentPulse($id: ID!) {
    tournamentChanged(id: $id) {
      position
      phase
    }
  }
`);

/** What every page of a tournament has at its head. */
export const HEAD = graphql(`
  query TournamentHead($id: ID!) {
    tournament(id: $id) {
      id
      position
      title
      startsAt
      timeZone
      phase
      cancelled {
        reason
      }
      registrationOpen
      plan {
        game
        capacity
        checkIn
        lists
        lockListsAt
        roundMinutes
        ruleSet {
          title
          tieBreaks {
            id
            title
          }
        }
        stages {
          format
          rounds
          groups
          bestOf
          cut
          thirdPlace
          reset
        }
      }
      counts {
        in
        waiting
        dropped
        disqualified
        checkedIn
      }
      rounds {
        number
        stage
        field
        missing
        timer {
          minutes
          endsAt
          paused
          leftSeconds
        }
      }
      yourEntry {
        id
        status
        playsOn
        checkedIn
        table {
          number
          entrants {
            id
            name
            isYou
          }
          result {
            won
            drawn
          }
          match {
            id
            seq
            phase
            pausedAt
            games {
              number
            }
            score {
              won
            }
            reports {
              seat
              score {
                won
                drawn
              }
            }
          }
        }
      }
      yourRoles
      announcements {
        nth
        text
        at
      }
    }
  }
`);

/** What may still change at a table; one that is paired anew has another id. */
export const OUTCOME = graphql(`
  fragment TableOutcome on TournamentTable {
    id
    extraMinutes
    result {
      won
      drawn
      bothLost
      notPlayed
      how
      corrections
    }
  }
`);

export const ROUND = graphql(
  `
    query TournamentRoundTables($id: ID!, $round: Int!) {
      tournament(id: $id) {
        id
        position
        round(number: $round) {
          number
          stage
          engine
          seed
          missing
          tables {
            ...TableOutcome
            number
            place
            matchId
            entrants {
              id
              number
              name
              isYou
              status
            }
            whyPaired {
              because
              says
              phrases {
                text
                facts {
                  name
                  text
                  number
                }
              }
            }
          }
          byes {
            entrant {
              id
              number
              name
              isYou
            }
            why
          }
        }
      }
    }
  `,
  [OUTCOME],
);

/** Whenever something happened at a table. */
export const MATCH_MOVED = graphql(`
  subscription TableMoved($id: ID!) {
    matchEvents(id: $id) {
      seq
    }
  }
`);

/** How far the matches are that have no result yet. */
export const OPEN_MATCHES = graphql(`
  query OpenMatches($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Match {
        id
        phase
        pausedAt
        score {
          won
        }
        games {
          number
        }
      }
    }
  }
`);

export const POINTS = graphql(`
  query PointsBefore($id: ID!, $asOf: Int!, $skip: Int!) {
    tournament(id: $id) {
      standings(first: 100, skip: $skip, asOfRound: $asOf) {
        total
        rows {
          rank
          points
          entrant {
            id
            name
          }
        }
      }
    }
  }
`);

export const STANDINGS = graphql(`
  query TournamentStandings($id: ID!, $first: Int!, $skip: Int!, $asOf: Int, $then: Position) {
    tournament(id: $id) {
      standings(first: $first, skip: $skip, asOfRound: $asOf, asOf: $then) {
        position
        asOfRound
        tables
        missing
        total
        rows {
          rank
          points
          record
          entrant {
            id
            number
            name
            status
            isYou
          }
          tieBreaks {
            id
            value
          }
        }
      }
    }
  }
`);

/** What one row is made of, and what decides between it and the one above. */
export const WHY_HERE = graphql(`
  query WhyHere($id: ID!, $skip: Int!, $asOf: Int, $two: [ID!]!) {
    tournament(id: $id) {
      standings(first: 1, skip: $skip, asOfRound: $asOf) {
        rows {
          entrant {
            id
          }
          tieBreaks {
            id
            value
            exact
            parts {
              round
              exact
              counted
              opponent {
                id
                name
              }
            }
          }
        }
      }
      whyAbove(entrantIds: $two, asOfRound: $asOf) {
        by
        says
        phrases {
          text
          facts {
            name
            text
            number
          }
        }
      }
    }
  }
`);

export type Head = NonNullable<ResultOf<typeof HEAD>['tournament']>;
export type Round = NonNullable<NonNullable<ResultOf<typeof ROUND>['tournament']>['round']>;
export type Table = Round['tables'][number];
export type StandingsPage = NonNullable<ResultOf<typeof STANDINGS>['tournament']>['standings'];
export type StandingRow = StandingsPage['rows'][number];
