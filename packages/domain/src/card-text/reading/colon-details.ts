import { isPriced, isWordless, type Judged } from './judge-line.ts';
import { looksSaid } from './looks.ts';

/** Details that follow their names after a colon, where most lines have them so: 'Regina : jambon, champignons'. */

const SAID = /^(?<name>[^:]{3,60}?)\s*:\s+(?<said>[^:]{3,})$/u;
const FEWEST = 3;

/** A name such as 'Formule express : salade + café' is one where it is the only one. */
export function splitColons(judged: readonly Judged[]): Judged[] {
  const named = judged.filter((one) => isPriced(one) && !isWordless(one));
  const split = new Map(
    named.flatMap((one) => {
      const { name = '', said = '' } = SAID.exec(one.words)?.groups ?? {};
      return said === ''
        ? []
        : [[one, { ...one, words: name, detail: [said, one.detail].filter(Boolean).join(' ') }]];
    }),
  );
  const lists = [...split.values()].filter(({ detail }) => looksSaid({ words: detail } as Judged));
  const isHabit = split.size >= FEWEST && split.size * 2 >= named.length && lists.length * 2 >= split.size;
  return isHabit ? judged.map((one) => split.get(one) ?? one) : [...judged];
}
