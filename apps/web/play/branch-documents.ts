import { graphql, type FragmentOf } from '../api/graphql.js';
import { REFUSED } from '../api/refused.js';

const POINT = graphql(`
  fragment Point on BranchPoint {
    matchId
    game
    ply
    seq
    head
    records
    match {
      seats {
        holder {
          name
        }
      }
    }
  }
`);
export type Point = FragmentOf<typeof POINT>;

/** A position to play on from, without anything being stored. */
export const BRANCH_POINT = graphql(
  `
    query BranchPoint($id: ID!, $ply: Int!) {
      branchPoint(matchId: $id, ply: $ply) {
        ...Point
      }
    }
  `,
  [POINT],
);

const BRANCH = graphql(
  `
    fragment Branched on Match {
      id
      branchOf {
        name
        public
        by {
          id
        }
        bot {
          seat
          name
        }
        steps {
          ply
          seat
          answer
          backTo
        }
        from {
          ...Point
        }
      }
    }
  `,
  [POINT],
);

export const STORED_BRANCH = graphql(
  `
    query StoredBranch($id: ID!) {
      match(id: $id) {
        ...Branched
      }
    }
  `,
  [BRANCH],
);

export const BEGIN_BRANCH = graphql(
  `
    mutation BeginBranch($input: BranchMatchInput!) {
      branchMatch(input: $input) {
        match {
          id
        }
        userErrors {
          ...Refused
        }
      }
    }
  `,
  [REFUSED],
);

export const CHANGE_BRANCH = graphql(
  `
    mutation ChangeBranch($input: ChangeBranchInput!) {
      changeBranch(input: $input) {
        match {
          ...Branched
        }
        userErrors {
          ...Refused
        }
      }
    }
  `,
  [BRANCH, REFUSED],
);

export const ANSWER_IN_BRANCH = graphql(
  `
    mutation AnswerInBranch($input: AnswerInput!) {
      answer(input: $input) {
        position
        userErrors {
          ...Refused
        }
      }
    }
  `,
  [REFUSED],
);

export const TAKE_BACK_IN_BRANCH = graphql(
  `
    mutation TakeBackInBranch($input: TakeBackInput!) {
      takeBack(input: $input) {
        position
        userErrors {
          ...Refused
        }
      }
    }
  `,
  [REFUSED],
);

export const OWN_BRANCHES = graphql(`
  query OwnBranches($after: Cursor) {
    branches(first: 50, after: $after) {
      nodes {
        id
        ofMatch
        ply
        name
        public
        over
        createdAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const BRANCHES = graphql(`
  query Branches($of: ID!) {
    branches(of: $of, first: 20) {
      nodes {
        id
        ply
        name
        isYours
        public
        over
        by {
          name
        }
      }
    }
  }
`);
