/**
 * Takes the webhooks of a tournament: `node docs/examples/receiver.mjs whsec_...` with the secret that createWebhook showed once.
 * It needs Node alone. PORT names another port than 4500.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const [secret = ''] = process.argv.slice(2);
if (!secret.startsWith('whsec_')) {
  console.error('Give the secret of the webhook: node docs/examples/receiver.mjs whsec_...');
  process.exit(2);
}
const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
const LATE_SECONDS = 300;
/** A message may come more than once, always under the same id: whoever acts on it does so the first time alone. */
const seen = new Set();

/** What is wrong with it, or null. The body is signed as it came: parsing it first, and writing it anew, could change it. */
function flawIn(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures = '' } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(seconds)) < LATE_SECONDS)) return 'It is too old, or from the future.';
  const signed = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest();
  const isRight = signatures.split(' ').some((each) => {
    const given = Buffer.from(each.replace('v1,', ''), 'base64');
    return given.length === signed.length && timingSafeEqual(given, signed);
  });
  return isRight ? null : 'It is not signed by who has the secret.';
}

const server = createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  const body = Buffer.concat(parts).toString();
  const flaw = flawIn(request.headers, body);
  if (flaw !== null) return response.writeHead(401).end(flaw);
  response.writeHead(204).end();
  const { position, what, reason } = JSON.parse(body);
  const again = seen.has(position) ? 'again: ' : '';
  console.log(`${again}${position} ${what.join(', ')}${reason ? `: ${reason}` : ''}`);
  seen.add(position);
});
server.listen(Number(process.env.PORT ?? 4500), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}/`);
});
