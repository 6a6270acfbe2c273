import { graphql, type ResultOf } from '../api/graphql.js';

export const CARD = graphql(`
  query PlayersCard($id: ID!) {
    tournament(id: $id) {
      id
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
        checkIn
        lists
        lockListsAt
        confirmAfterSeconds
        stages {
          format
        }
      }
      rounds {
        number
        stage
        missing
        byes {
          entrant {
            isYou
          }
        }
        timer {
          minutes
          endsAt
          paused
          leftSeconds
        }
      }
      yourEntry {
        id
        number
        status
        playsOn
        checkedIn
        deck {
          hash
          locked
          changes
          text
        }
        table {
          id
          number
          matchId
          extraMinutes
          entrants {
            id
            name
            isYou
            person {
              id
            }
          }
          result {
            won
            drawn
            bothLost
            notPlayed
            how
            corrections
          }
          match {
            id
            seq
            head
            phase
            bestOf
            drawsAllowed
            pausedAt
            disputes {
              caseId
              open
            }
            score {
              won
              drawn
            }
            games {
              number
            }
            seats {
              seat
              isYou
              player {
                id
              }
            }
            reports {
              seat
              intentionalDraw
              confirmBy
              score {
                won
                drawn
              }
            }
            judgeCalls {
              number
              seat
              answered {
                by {
                  name
                }
              }
            }
          }
        }
      }
    }
  }
`);

export const CHECK_DECK = graphql(`
  query CheckDeck($game: ID!, $text: String!) {
    checkDeck(game: $game, text: $text) {
      legal
      problems {
        line
        says
        phrases {
          text
          facts {
            name
            text
            number
          }
        }
        rule {
          id
        }
      }
    }
  }
`);

export type Card = NonNullable<ResultOf<typeof CARD>['tournament']>;
export type Entry = NonNullable<Card['yourEntry']>;
export type YourTable = NonNullable<Entry['table']>;
export type YourMatch = NonNullable<YourTable['match']>;
