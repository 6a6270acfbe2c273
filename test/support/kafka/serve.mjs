import { readyOrExit } from '../../../apps/cli/bin/ready.mjs';

readyOrExit();
const { serveKafka } = await import('../../../dist/test/support/kafka/serve.js');
await serveKafka().catch((failure) => {
  console.error(failure.message);
  process.exit(1);
});
