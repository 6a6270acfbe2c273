/** A device that signs what a bot plays, as docs/FORMATS.md has it ("A signed command"). It needs Node alone. */
import { createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto';

/** A new key pair; a bot that plays for longer keeps it in a file. */
export function newDevice() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const key = publicKey.export({ format: 'jwk' }).x;
  const signed = (domain, said) =>
    sign(null, Buffer.from(`dreamledger/${domain}/v1\n${canonical(said)}`), privateKey).toString('base64url');
  return {
    key,
    /** For registerDevice: that it is this person's. */
    proof: (personId) => signed('device', { device: key, person: nameIn(personId) }),
    /** Under a command of this person with this idempotency key, sent to the match, or to a case of it, as they saw it last. */
    signature(personId, idempotencyKey, command, { id, seq, head }) {
      const sent = canonical([nameIn(personId), idempotencyKey]);
      const said = {
        stream: id.replace('_', '/'),
        commandId: createHash('sha256').update(`dreamledger/command/v1\n${sent}`).digest('hex'),
        commandTag: createHmac('sha256', idempotencyKey).update(canonical(command)).digest('hex'),
        saw: { seq, hash: head },
      };
      return { device: key, sawSeq: seq, sawHead: head, signature: signed('signed-command', said) };
    },
  };
}

/** The names behind global ids are those of the log. */
const nameIn = (id) => id.slice(id.indexOf('_') + 1);

/** RFC 8785, for texts, integers, lists and objects. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.keys(value).sort();
  return `{${fields.map((field) => `${JSON.stringify(field)}:${canonical(value[field])}`).join(',')}}`;
}
