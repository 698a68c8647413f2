/** Somebody, with or without an account, as rows of the database know them. */
export interface Person {
  uid: number | null;
  /** What a screen calls them. */
  shown: string;
  /** In lower case, as they are compared. */
  logins: readonly string[];
  mails: readonly string[];
  /** Whole names and telephones that identify rows by themselves; empty where an account or an address does. */
  names: readonly string[];
  phones: readonly string[];
  /** How texts name them: full names, addresses, telephones. */
  mentions: readonly string[];
}

/** The national digits of a telephone: `0639980000`. */
export function phoneDigits(phone: string): string {
  return phone
    .replace(/\D/g, '')
    .replace(/^0033/, '0')
    .replace(/^33(?=\d{9}$)/, '0');
}

const PHONE = /^[+\d][\d\s.()/-]{7,}$/;
const SEPARATOR = '[[:space:].()/-]*';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Either case of each letter, whatever the locale of the database. */
function eitherCase(text: string): string {
  return [...text]
    .map((letter) => {
      const [low, high] = [letter.toLowerCase(), letter.toUpperCase()];
      return low === high || [...low].length + [...high].length > 2 ? escaped(letter) : `[${low}${high}]`;
    })
    .join('');
}

function phonePattern(phone: string): string {
  const [, ...digits] = phoneDigits(phone);
  return `(?:0|[+]?(?:00)?33${SEPARATOR}0?)${SEPARATOR}${digits.join(SEPARATOR)}`;
}

function wordsPattern(words: string): string {
  return words.trim().split(/\s+/).map(eitherCase).join('[[:space:]\u00a0]+');
}

/** As a text or a JSON document writes it. */
function spellings(mention: string): string[] {
  if (PHONE.test(mention)) return [phonePattern(mention)];
  const quoted = JSON.stringify(mention).slice(1, -1);
  return [...new Set([mention, quoted])].map(wordsPattern);
}

/** A PostgreSQL expression that finds these mentions as whole words; null where there are none. */
export function mentionPattern(mentions: readonly string[]): string | null {
  const found = mentions.map((mention) => mention.trim()).filter((mention) => mention.length > 2);
  if (found.length === 0) return null;
  // The longest first: an address before the name that it begins with.
  const alternatives = found.toSorted((a, b) => b.length - a.length).flatMap(spellings);
  return `(?<![[:alnum:]])(?:${alternatives.join('|')})(?![[:alnum:]])`;
}

const CIVILITIES = ['M.', 'Mme', 'Mlle', 'Monsieur', 'Madame'];

/** How texts name somebody of this first and last name; a last name alone may be anybody's. */
export function namesOf(first: string, last: string): string[] {
  const [prenom, nom] = [first.trim(), last.trim()];
  if (nom === '') return [];
  const titled = CIVILITIES.map((title) => `${title} ${nom}`);
  return prenom === '' ? titled : [`${prenom} ${nom}`, `${nom} ${prenom}`, `${prenom[0]}. ${nom}`, ...titled];
}

/** The same of a whole name, as clients and signers type it: first names first. One word may be any word. */
export function namesOfWhole(name: string): string[] {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return rest.length === 0 ? [] : [name.trim(), ...namesOf(first, rest.join(' '))];
}

/** Keys under which documents hold a person's name. */
const NAME_KEYS = ['nomClient', 'nom', 'prenom', 'gerant', 'contact'];

/**
 * Finds usernames or names that are a whole string of a JSON document, but no key; one that nothing matches without any. A
 * name of one word may be any answer: it is found under the keys of names alone.
 */
export function quotedPattern({
  logins,
  names,
}: {
  logins: readonly string[];
  names: readonly string[];
}): string {
  const isWhole = (name: string) => /\s/.test(name.trim());
  const quoted = (words: readonly string[]) => `"(?:${words.map(eitherCase).join('|')})"(?!\\s*:)`;
  const anywhere = [...logins, ...names.filter(isWhole)];
  const named = names.filter((name) => !isWhole(name));
  const found = [
    ...(anywhere.length === 0 ? [] : [quoted(anywhere)]),
    ...(named.length === 0 ? [] : [`(?<="(?:${NAME_KEYS.join('|')})"\\s*:\\s*)${quoted(named)}`]),
  ];
  return found.length === 0 ? '(?!)' : found.join('|');
}
