/** GraphQL for this page: queries by fetch, subscriptions over one WebSocket (graphql-transport-ws). */
export async function ask(query, variables = {}) {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

const running = new Map();
let socket = null;
let last = 0;

/** Calls `next` with each event's data, and `ended` once when no more will come. */
export function watch(query, variables, { next, ended }) {
  const id = String(++last);
  running.set(id, { next, ended });
  connected().then(
    () => send({ id, type: 'subscribe', payload: { query, variables } }),
    () => end(id),
  );
  return id;
}

let opening = null;

function connected() {
  opening ??= new Promise((resolve, reject) => {
    socket = new WebSocket(new URL('/graphql', location.href.replace(/^http/, 'ws')), 'graphql-transport-ws');
    socket.onopen = () => send({ type: 'connection_init' });
    socket.onmessage = ({ data }) => take(JSON.parse(data), resolve);
    socket.onclose = () => {
      opening = null;
      reject(new Error('closed'));
      for (const id of [...running.keys()]) end(id);
    };
  });
  return opening;
}

function take({ id, type, payload }, ready) {
  if (type === 'connection_ack') ready();
  else if (type === 'ping') send({ type: 'pong' });
  else if (type === 'next' && payload.data) running.get(id)?.next(payload.data);
  else if (type === 'error' || type === 'complete') end(id);
}

const send = (message) => socket.send(JSON.stringify(message));

function end(id) {
  const { ended } = running.get(id) ?? {};
  running.delete(id);
  ended?.();
}
