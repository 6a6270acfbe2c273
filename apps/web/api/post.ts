import type { TadaDocumentNode } from 'gql.tada';
import { print } from 'graphql';

/** One request beside the client's cache: sessions need it before there is a client. */
export async function post<Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
  token: string | null = null,
): Promise<Result> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/graphql-response+json',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query: print(document), variables }),
  });
  const answer = (await response.json()) as { data?: Result | null; errors?: readonly { message: string }[] };
  if (answer.data === undefined || answer.data === null)
    throw new Error(answer.errors?.[0]?.message ?? response.statusText);
  return answer.data;
}
