import { graphql, type ResultOf } from '../api/graphql.js';

/** A page of frames with what is said about all of them; its first frame is a keyframe. */
export const REPLAY = graphql(`
  query Replay($id: ID!, $viewpoint: ReplayViewpoint!, $seat: Int, $from: Int!, $atLeast: Position) {
    replay(matchId: $id, viewpoint: $viewpoint, seat: $seat, atLeast: $atLeast) {
      position
      viewpoint
      seat
      viewpoints {
        viewpoint
        seat
      }
      released
      count
      chapters {
        game
        round
        firstPly
        lastPly
      }
      marks {
        kind
        ply
        seat
      }
      match {
        id
        game
        phase
        bestOf
        delayed
        spectatorDelay {
          seconds
          moves
        }
        seats {
          seat
          isYou
          holder {
            id
            name
          }
        }
        branches {
          firstPly
          lastPly
          caseId
        }
        branchOf {
          name
          from {
            matchId
            ply
            match {
              seats {
                holder {
                  name
                }
              }
            }
          }
        }
        origin {
          tournamentId
          round
          table
        }
        outcome {
          places
          score {
            won
            drawn
          }
        }
        games {
          number
          firstPly
          result {
            places
            reason
          }
        }
      }
      frames(from: $from, first: 100) {
        ply
        game
        cut
        at
        round
        phase
        view
        changes
        move {
          seat
          leaves
        }
        asked {
          seat
        }
        clocks {
          seat
          leftMs
        }
        facts {
          kind
          text
          data
          rule {
            id
          }
        }
      }
    }
  }
`);

type Replay = NonNullable<ResultOf<typeof REPLAY>['replay']>;
export type Frame = Replay['frames'][number];
export type Head = Omit<Replay, 'frames'>;
export type Chapter = Replay['chapters'][number];
export type Eyes = Replay['viewpoints'][number];
export type Fact = Frame['facts'][number];

/** A match that is on tells that it went on; what happened is then read through the same eyes as all before. */
export const WENT_ON = graphql(`
  subscription WentOn($id: ID!) {
    matchEvents(id: $id) {
      seq
      match {
        phase
      }
    }
  }
`);

export const RULE = graphql(`
  query ReplayRule($game: ID!, $id: ID!) {
    rule(game: $game, id: $id) {
      id
      title
      readings {
        key
        text
        inForce
      }
    }
  }
`);
