import { setImmediate as turn } from 'node:timers/promises';
import { Outbox, type Parcel } from './outbox.js';

const parcel = (partition: number): Parcel => ({ partition, messages: [{ partition, value: 'a' }], size: 1 });

/** More than a send waits for others. */
async function turns(): Promise<void> {
  for (let n = 0; n < 20; n++) await turn();
}

type Answer = 'taken' | 'failed' | readonly number[];

/** Partitions 0 to 2 have one leader, 3 has another. Each send is answered when the test says so, as it says. */
function posting() {
  const asked: string[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const told = { askedWhoLeads: 0 };
  const by = (name: string) => ({
    send({ messages }: { readonly messages: readonly { readonly partition?: number }[] }) {
      const partitions = messages.map(({ partition = -1 }) => partition);
      asked.push(`${name} ${partitions.join(' ')}`);
      return new Promise<{ topicName: string; partition: number; errorCode: number; baseOffset: string }[]>(
        (resolve, reject) => {
          answers.push((answer) => {
            if (answer === 'failed') reject(new Error('another leads'));
            const named = answer === 'taken' ? partitions : answer === 'failed' ? [] : answer;
            resolve(
              named.map((partition) => ({ topicName: 't', partition, errorCode: 0, baseOffset: `${70 + partition}` })),
            );
          });
        },
      );
    },
  });
  const outbox = new Outbox({
    topic: 't',
    hasty: by('hasty'),
    patient: by('patient'),
    leaders: {
      of: (partition) => (partition < 3 ? 0 : 1),
      askAgain() {
        told.askedWhoLeads += 1;
        return Promise.resolve();
      },
    },
    report: () => undefined,
  });
  const answer = async (what: Answer): Promise<void> => {
    answers.shift()?.(what);
    await turns();
  };
  return { outbox, asked, answer, told };
}

test('what comes at about the same time for one leader goes together, and does not wait for another leader', async () => {
  const { outbox, asked, answer } = posting();
  const sent = [outbox.send(parcel(0))];
  await turn();
  sent.push(...[1, 3].map((partition) => outbox.send(parcel(partition))));
  await turns();
  expect(asked).toEqual(['hasty 0 1', 'hasty 3']);
  sent.push(outbox.send(parcel(2)));
  await turns();
  expect(asked).toEqual(['hasty 0 1', 'hasty 3']);
  await answer('taken');
  expect(asked).toEqual(['hasty 0 1', 'hasty 3', 'hasty 2']);
  await answer('taken');
  await answer('taken');
  expect(await Promise.all(sent)).toEqual([70, 71, 73, 72]);
});

test.each<readonly [string, Answer, readonly string[]]>([
  ['fails', 'failed', ['patient 0', 'patient 1']],
  ['forgets a partition', [0], ['patient 1']],
])('when a send of two partitions %s, each that is open goes by itself and holds nobody up', async (_, how, alone) => {
  const { outbox, asked, answer, told } = posting();
  const both = [0, 1].map((partition) => outbox.send(parcel(partition)));
  await turns();
  await answer(how);
  const after = outbox.send(parcel(2));
  await turns();
  expect(asked).toEqual(['hasty 0 1', ...alone, 'hasty 2']);
  for (const _ of [...alone, 'after']) await answer('taken');
  expect(await Promise.all([...both, after])).toEqual([70, 71, 72]);
  expect(told.askedWhoLeads).toBe(how === 'failed' ? 1 : 0);
});
