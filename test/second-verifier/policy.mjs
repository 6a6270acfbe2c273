import { parseLogKey, parseWitnessKey, signedBy } from './notes.mjs';

/** C2SP tlog-policy: whose word counts. `quorum(signers)` says whether these names of witnesses are enough. */
export function readPolicy(text) {
  const logs = [];
  const witnesses = [];
  const named = new Map([['none', () => true]]);
  let quorum = null;
  const lookUp = (name) => named.get(name) ?? stop(`nothing before it is named "${name}"`);
  const name = (word, test) => (named.has(word) ? stop(`"${word}" is named twice`) : named.set(word, test));
  const members = new Set();
  const items = {
    log: ([key]) => logs.push(unlike(logs, parseLogKey(key))),
    witness([word, key]) {
      witnesses.push({ ...unlike(witnesses, parseWitnessKey(key)), word });
      name(word, (signers) => signers.has(word));
    },
    group([word, least, ...of]) {
      for (const member of of) {
        if (member === 'none' || members.has(member)) stop(`"${member}" can't be a member here`);
        members.add(member);
      }
      const tests = of.map(lookUp);
      const needed = least === 'all' ? of.length : least === 'any' ? 1 : Number(least);
      if (!/^(all|any|[1-9][0-9]*)$/.test(least) || needed > of.length || of.length === 0) stop(`no group: ${word}`);
      name(word, (signers) => tests.filter((test) => test(signers)).length >= needed);
    },
    quorum([word]) {
      if (quorum !== null) stop('two quorums');
      quorum = lookUp(word);
    },
  };
  for (const line of text.split('\n')) {
    const [item, ...words] = line.split(/[ \t]+/).filter((word) => word !== '');
    if (item === undefined || item.startsWith('#')) continue;
    if (!Object.hasOwn(items, item)) stop(`no policy has a line "${item}"`);
    items[item](words);
  }
  return { logs, witnesses, quorum: quorum ?? stop('no quorum') };
}

function unlike(keys, key) {
  return keys.some(({ publicKey }) => publicKey.equals(key.publicKey)) ? stop(`one key twice: ${key.text}`) : key;
}

function stop(says) {
  throw new Error(`The policy: ${says}.`);
}

/** The policy's logs, and those whom they handed over to. */
export function withKeyChanges(logs, keyChanges) {
  return keyChanges.reduce(
    (known, change) => (known.some(({ text }) => text === change.from.text) ? [...known, change.to] : known),
    logs,
  );
}

/** Whether those whose word counts have vouched for this checkpoint. A false signature of a known key throws. */
export function accepts({ witnesses, quorum }, logs, checkpoint) {
  const vouches = (key) => {
    const holds = signedBy(checkpoint, key);
    if (holds === false) throw new Error(`the signature of ${key.text} does not hold`);
    return holds === true;
  };
  const byLog = logs.filter(vouches).some(({ name }) => name === checkpoint.origin);
  const signers = new Set(witnesses.filter(vouches).map(({ word }) => word));
  return byLog && quorum(signers);
}
