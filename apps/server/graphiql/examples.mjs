/** The tabs that GraphiQL opens with: what a newcomer asks first. */
export const HEADERS = JSON.stringify({ authorization: 'Bearer ' }, null, 2);

const MATCH_ID = JSON.stringify({ id: 'match_' }, null, 2);

export const EXAMPLES = [
  {
    query: `# What is this server, and what may I still ask for?
query Server {
  server { version log { id mode records } games { id title seats { least most } } }
  rateLimit { cost limit remaining resetAt }
}
`,
  },
  {
    query: `# Matches, the one that changed last first.
query Matches {
  matches(first: 10) {
    nodes { id phase game seats { seat holder { name } } places changedAt }
    pageInfo { hasNextPage endCursor }
  }
}
`,
  },
  {
    query: `# Creating a match needs a token in the tab Headers. Each command takes a new key of 16 characters or more.
mutation Create($input: CreateMatchInput!) {
  createMatch(input: $input) {
    match { id phase seats { seat holder { id name } } }
    position
    userErrors { code message field alternatives }
  }
}
`,
    variables: JSON.stringify(
      { input: { idempotencyKey: 'a-new-key-for-each-command', game: 'voidream', seats: 2 } },
      null,
      2,
    ),
  },
  {
    query: `# A match as you may see it, and what you may answer.
query Match($id: ID!) {
  match(id: $id) {
    phase ply view
    requests { seat told }
    decision { kind hidden }
    offers { form key about min max of total }
  }
}
`,
    variables: MATCH_ID,
  },
  {
    query: `# All that happens in a match; \`after\` with a cursor goes on where you left.
subscription Watch($id: ID!, $after: Cursor) {
  matchEvents(id: $id, after: $after) { cursor seq plies { ply facts { kind data } } match { phase ply } }
}
`,
    variables: MATCH_ID,
  },
];
