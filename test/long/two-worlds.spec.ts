import { seededChance, utf8 } from '#kernel';
import { Onlookers, STORIES, Twins } from '#test/worlds';

/**
 * Many pairs of worlds: so many as DREAMLEDGER_PAIRS says. A story that tells goes by its number; from which on they are told,
 * DREAMLEDGER_FIRST_STORY says, so that many pairs can be looked at in parts.
 */

const PAIRS = Number(process.env.DREAMLEDGER_PAIRS ?? 2_000);
const FIRST = Number(process.env.DREAMLEDGER_FIRST_STORY ?? 0);
/** A night's run says how far it is. */
const TOLD_EVERY = 5_000;
const SECONDS_A_PAIR = 2;

it(
  `nobody tells two worlds apart, in ${PAIRS} pairs of them`,
  async () => {
    const onlookers = new Onlookers(1);
    const stories = Object.entries(STORIES);
    let twins = await Twins.open();
    let told = 0;
    for (let nth = FIRST; onlookers.pairs < PAIRS; nth++) {
      const [name = '', story] = stories[nth % stories.length] ?? [];
      const dice = seededChance(utf8(`${name} ${nth}`), { game: 'two worlds', epoch: 0 }).dice('story', 0);
      if (nth % STORIES_A_SERVER === STORIES_A_SERVER - 1) twins = await twins.anew();
      await story?.(twins, onlookers, dice).catch((failure: unknown) => {
        throw new Error(`Story ${nth}, ${name}`, { cause: failure });
      });
      if (onlookers.pairs < told + TOLD_EVERY) continue;
      told = onlookers.pairs;
      process.stderr.write(`two worlds: ${told} of ${PAIRS} pairs, story ${nth}\n`);
    }
    expect(onlookers.unlooked()).toEqual([]);
  },
  PAIRS * SECONDS_A_PAIR * 1000,
);

/** After so many, other servers are taken: each lets so many people register from one address. */
const STORIES_A_SERVER = 30;
