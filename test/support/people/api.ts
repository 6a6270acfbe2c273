import type { Asker } from '#test/server';

/** Runs a mutation of one input and gives its payload; top-level errors are faults of the test. */
export async function mutate<Payload>(who: Asker, verb: string, input: object, wanted: string): Promise<Payload> {
  const type = `${verb.charAt(0).toUpperCase()}${verb.slice(1)}Input!`;
  const query = `mutation ($input: ${type}) { ${verb}(input: $input) { ${wanted} } }`;
  const { data, errors } = await who.ask<Readonly<Record<string, Payload>>>(query, { input });
  const payload = errors.length === 0 ? data[verb] : undefined;
  if (payload === undefined) throw new Error(errors.map(({ message }) => message).join(' '));
  return payload;
}
