/** Words of a card that its points of law turn on: plain, without case and accents. */

export const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/œ/gi, 'oe').replace(/[’`]/g, "'").toLowerCase();

const word = (...words: string[]) => new RegExp(`(?:^|[^a-z])(?:${words.join('|')})(?:s|x)?(?![a-z])`);

/** A drink in words, in a formula: included or not, it is said. */
export const DRINK = word(
  'boisson',
  'verre',
  'soda',
  'soft',
  'cola',
  'limonade',
  'the',
  'cafe',
  'eau',
  'jus',
  'vin',
  'biere',
  'demi',
  'pichet',
  'carafe',
  'cidre',
  'sirop',
  'cocktail',
  'kir',
  '\\d+ ?cl',
);

const ALCOHOL = word(
  'vin',
  'biere',
  'cidre',
  'champagne',
  'kir',
  'pastis',
  'whisky',
  'rhum',
  'vodka',
  'gin',
  'cognac',
  'armagnac',
  'calvados',
  'liqueur',
  'digestif',
  'aperitif',
  'spritz',
  'mojito',
  'cocktail',
  'pression',
  'prosecco',
);

/** A drink that may have alcohol, as its words tell; 'sans alcool' settles it. */
export const mayHaveAlcohol = (text: string): boolean =>
  ALCOHOL.test(plain(text)) && !plain(text).includes('sans alcool');

/** The name of a section of drinks. */
export const DRINKS_SECTION = word(
  'boisson',
  'biere',
  'vin',
  'cocktail',
  'soft',
  'aperitif',
  'digestif',
  'alcool',
  'cafeterie',
  'rafraichissement',
  'happy hours?',
);

/** A meat by its name, whose origin is asked for. */
export const MEAT = word(
  'boeuf',
  'bavette',
  'entrecote',
  'faux-filet',
  'onglet',
  'steak',
  'rumsteck',
  'cote de boeuf',
  'veau',
  'blanquette',
  'porc',
  'agneau',
  'gigot',
  'poulet',
  'volaille',
  'dinde',
);

/** A dish that may be of meat. */
export const MAYBE_MEAT = word(
  'burger',
  'tartare',
  'bolognaise',
  'lasagne',
  'saucisse',
  'carpaccio',
  'brochette',
  'nugget',
  'kebab',
  'hachis',
);

export const VOLUME = /\d+(?:[.,]\d+)?\s?(?:cl|dl|ml|l)(?![a-z])/i;
export const HAPPY_HOUR = /happy[ -]?hours?|heures? heureuses?/;
