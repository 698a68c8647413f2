import { clientName, outletName, personName, remarks, townName } from './names.ts';
import { dcCount, dcOf, HEAD_OFFICE } from './rows.ts';
import { draw, productHeaders, type Scenario } from './scenario.ts';

const QUERIES = 200;
/** One in so many queries has a typo. */
const MISSPELT_EVERY = 5;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

interface Query {
  who: string;
  text: string;
}

/** Replaces one letter of one of the longer words. */
function misspelt(text: string): string {
  const words = [...text.matchAll(/\p{L}{4,}/gu)];
  const word = words[draw(words.length)];
  if (word === undefined) return text;
  const place = word.index + draw(word[0].length);
  return `${text.slice(0, place)}${LETTERS[draw(LETTERS.length)]}${text.slice(place + 1)}`;
}

function personOf(index: number, size: number): string {
  const { prenom, nom } = personName(index % dcCount(size), 60);
  return `${prenom} ${nom}`;
}

/** Two words of a comment on the project; its town without one. */
function saidOf(index: number): string {
  const [remark] = remarks(index);
  const words = remark?.match(/\p{L}{5,}/gu) ?? [];
  return words.length < 2 ? townName(index) : `${words[draw(words.length)]} ${words[draw(words.length)]}`;
}

/** Plausible queries for this project. */
const TYPED: ((index: number, size: number) => string)[] = [
  (index) => outletName(index),
  (index) => outletName(index).split(' ').slice(-1).join(' '),
  (index) => `${outletName(index)} ${townName(index)}`,
  (index) => townName(index),
  (index) => clientName(index),
  (index) => String(index),
  (index, size) => personOf(index, size),
  (index) => `${clientName(index).split(' ')[0]} ${townName(index)}`,
  (index) => saidOf(index),
  (index) => outletName(index).slice(0, 5),
];

function drawQueries(size: number, whoOf: (index: number) => string): Query[] {
  return Array.from({ length: QUERIES }, (_, rank) => {
    const index = 1 + draw(size);
    const said = TYPED[rank % TYPED.length]?.(index, size) ?? '';
    // Spreads the typos over every query type.
    const wrong = Math.floor(rank / TYPED.length) % MISSPELT_EVERY === 0;
    return { who: whoOf(index), text: wrong ? misspelt(said) : said };
  });
}

/** The first hits of searches for existing projects, by their dc or by head office. */
export function searchScenario(name: 'search-dc' | 'search-siege', size: number): Scenario {
  const queries = drawQueries(size, (index) => (name === 'search-dc' ? dcOf(index, size) : HEAD_OFFICE));
  return {
    name,
    product: () => {
      const { who, text } = queries[draw(queries.length)] ?? { who: HEAD_OFFICE, text: '' };
      return {
        method: 'GET',
        path: `/rest/myplv/recherche?${new URLSearchParams({ q: text }).toString()}`,
        headers: productHeaders(who),
      };
    },
  };
}
