/** Sets a password by a recovery link. The token stands behind the #, which browsers never send to a server. */
import { ask } from './live.js';

const RECOVER = `mutation Recover($input: RecoverInput!) {
  recover(input: $input) { person { name } accessToken accessTokenUntil userErrors { message } }
}`;

const at = (id) => document.getElementById(id);
const token = location.hash.slice(1);

function wrong(says) {
  at('wrong').textContent = says;
  at('wrong').hidden = says === '';
}

async function recover() {
  const password = at('password').value;
  if (password !== at('again').value) return wrong('The two are not the same. Type the same password twice.');
  const { recover: found } = await ask(RECOVER, { input: { token, password, cookie: true } });
  if (found.accessToken === null) return wrong(found.userErrors.map(({ message }) => message).join(' '));
  at('recover').hidden = true;
  at('done').hidden = false;
  at('as').textContent = found.person?.name ? ` as ${found.person.name}` : '';
  at('until').textContent = new Date(found.accessTokenUntil).toLocaleTimeString();
  at('header').value = JSON.stringify({ authorization: `Bearer ${found.accessToken}` });
}

if (token === '') wrong('This link is not whole: what stands behind # is missing. Open it as it was given to you.');
at('recover').addEventListener('submit', (event) => {
  event.preventDefault();
  wrong('');
  recover().catch((error) => wrong(`The server did not answer (${error.message}). Try again.`));
});
