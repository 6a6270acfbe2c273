/** People by their names: those who played of late by how these begin, and anybody by the whole of it; and the names of people by their ids. */
import { useEffect, useState } from 'react';
import { useClient, useQuery } from 'urql';
import { graphql } from '../api/graphql.js';

const PEOPLE = graphql(`
  query PeopleNamed($text: String!) {
    search(text: $text, first: 10) {
      kind
      id
      title
    }
  }
`);

const NAME = graphql(`
  query NameOfPerson($id: ID!) {
    person(id: $id) {
      id
      name
    }
  }
`);

export interface Named {
  readonly id: string;
  readonly name: string;
}

const REST = 300;

/** Enough of a name for the server to look for, and not the address of a page. */
const isName = (text: string): boolean => /[\p{L}\p{N}].*./u.test(text) && text.length <= 100 && !text.includes('/');

type Found = readonly { readonly kind: string; readonly id: string; readonly title: string }[];

const peopleIn = (found: Found): readonly Named[] =>
  found.flatMap(({ kind, id, title }) => (kind === 'PERSON' ? [{ id, name: title }] : []));

/** Those whose names begin as what is typed; `find` asks at once. */
export function usePeople(typed: string): {
  readonly found: readonly Named[];
  readonly find: (name: string) => Promise<readonly Named[]>;
} {
  const client = useClient();
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setText(typed.trim());
    }, REST);
    return () => {
      clearTimeout(timer);
    };
  }, [typed]);
  const [{ data }] = useQuery({ query: PEOPLE, variables: { text }, pause: !isName(text) });
  return {
    found: isName(text) ? peopleIn(data?.search ?? []) : [],
    async find(name) {
      const asked = name.trim();
      if (!isName(asked)) return [];
      const answer = await client.query(PEOPLE, { text: asked }).toPromise();
      return peopleIn(answer.data?.search ?? []);
    },
  };
}

/** The names of these people, as they come; who was erased has none. */
export function useNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const client = useClient();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const asked = ids.join(' ');
  useEffect(() => {
    let stopped = false;
    async function ask(id: string): Promise<void> {
      const { data } = await client.query(NAME, { id }).toPromise();
      const name = data?.person?.name ?? null;
      if (!stopped && name !== null) setNames((known) => new Map(known).set(id, name));
    }
    for (const id of asked.split(' ')) if (id !== '') void ask(id);
    return () => {
      stopped = true;
    };
  }, [client, asked]);
  return names;
}
