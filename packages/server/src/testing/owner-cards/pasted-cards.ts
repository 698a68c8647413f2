import type { OwnerCard, OwnerRow, OwnerSection } from './owner-card.ts';

/** How a card stands in a text that somebody copies from a message, a page or a list of their own. */
type Paste = (card: OwnerCard) => string;

const priceOf = ({ prices }: OwnerRow) => prices.join(' / ');
const below = (text: string, before = '') => (text === '' ? '' : `\n${before}${text}`);

const list =
  (row: (row: OwnerRow, rank: number) => string, title = ({ titre }: OwnerSection) => `\n${titre}`): Paste =>
  (card) =>
    [
      card.place,
      card.contact,
      ...card.sections.flatMap((section) => [title(section), ...section.lignes.map(row)]),
      '',
      ...card.mentions,
    ].join('\n');

const GAPS = [' ...... ', '      ', '\t', ' … ', ' .... '];

export const PASTED_LAYOUTS: Record<string, Paste> = {
  'gaps as they come': list(
    (row, rank) => `${row.nom}${GAPS[rank % GAPS.length]}${priceOf(row)}${below(row.detail)}`,
    ({ titre }) => `\n${titre.toLocaleUpperCase('fr')}`,
  ),
  'a message with pictures': list(
    (row) => `🔸 ${row.nom} 👉 ${priceOf(row)}${row.detail === '' ? '' : `\n(${row.detail})`}`,
    ({ titre }) => `\n🍽️ *${titre.toLocaleUpperCase('fr')}* 🍽️`,
  ),
  'bold words in signs': list(
    (row) => `- **${row.nom}** — ${priceOf(row)}${row.detail === '' ? '' : `\n  *${row.detail}*`}`,
    ({ titre }) => `\n## ${titre}\n`,
  ),
  'a dash before details and price': list(
    (row) => `${row.nom}${row.detail === '' ? '' : ` - ${row.detail}`} - ${priceOf(row)}`,
    ({ titre }) => `\n~ ${titre.toLocaleUpperCase('fr')} ~`,
  ),
  'prices in lines of their own': list(
    (row) => `${row.nom}${below(row.detail)}\n${priceOf(row)}`,
    ({ titre }) => `\n${titre.toLocaleUpperCase('fr')}\n`,
  ),
  'details after the price': list(
    (row) => `${row.nom}\n${priceOf(row)}${below(row.detail)}\n`,
    ({ titre }) => `\n${titre}\n`,
  ),
  'cells of a list, each with its section': (card) =>
    card.sections
      .flatMap(({ titre, lignes }) =>
        lignes.map((row) => [titre, row.nom, row.detail, priceOf(row)].join('\t')),
      )
      .join('\n'),
};
