import { graphql } from '../api/graphql.js';
import { REFUSED } from '../api/refused.js';

const CEREMONY = graphql(`
  fragment Ceremony on SeedCeremony {
    terms
    showBy
    seats {
      seat
      madeBy
      commitment
      shown
    }
  }
`);

export const SEEDED = graphql(
  `
    fragment Seeded on Match {
      id
      phase
      seats {
        seat
        isYou
      }
      seedCeremony {
        ...Ceremony
      }
      redeals {
        dealt
        ceremony {
          ...Ceremony
        }
      }
    }
  `,
  [CEREMONY],
);

export const SEEDS = graphql(
  `
    query Seeds($id: ID!) {
      match(id: $id) {
        ...Seeded
      }
    }
  `,
  [SEEDED],
);

export const SEEDS_LATER = graphql(
  `
    subscription SeedsLater($id: ID!) {
      matchEvents(id: $id) {
        match {
          ...Seeded
        }
      }
    }
  `,
  [SEEDED],
);

export const COMMIT = graphql(
  `
    mutation CommitSeed($input: CommitSeedInput!) {
      commitSeed(input: $input) {
        userErrors {
          ...Refused
        }
      }
    }
  `,
  [REFUSED],
);

export const SHOW = graphql(
  `
    mutation ShowSeed($input: RevealSeedInput!) {
      revealSeed(input: $input) {
        userErrors {
          ...Refused
        }
      }
    }
  `,
  [REFUSED],
);
