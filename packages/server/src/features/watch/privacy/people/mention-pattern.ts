import { isPhone, phoneDigits } from './person.ts';

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
  if (isPhone(mention)) return [phonePattern(mention)];
  const quoted = JSON.stringify(mention).slice(1, -1);
  return [...new Set([mention, quoted])].map(wordsPattern);
}

/** A PostgreSQL expression that finds these mentions as entire words; null where there are none. */
export function mentionPattern(mentions: readonly string[], shortest = 3): string | null {
  const found = mentions.map((mention) => mention.trim()).filter((mention) => mention.length >= shortest);
  if (found.length === 0) return null;
  // The longest first: an address before the name that it begins with.
  const alternatives = found.toSorted((a, b) => b.length - a.length).flatMap(spellings);
  return `(?<![[:alnum:]])(?:${alternatives.join('|')})(?![[:alnum:]])`;
}

/** Keys of documents whose values are a person's name. */
const NAME_KEYS = ['nomClient', 'nom', 'prenom', 'gerant', 'contact', 'nomDC', 'Owner_Name'];
const AFTER_NAME_KEY = `"(?:${NAME_KEYS.join('|')})"\\s*:\\s*`;
/** Matches nothing. */
const NEVER = '(?!)';

const isWhole = (name: string) => /\s/.test(name.trim());
const quoted = (words: readonly string[]) => {
  const found = words.filter((word) => word.trim() !== '');
  if (found.length === 0) return null;
  return `"(?:${found.map((word) => eitherCase(JSON.stringify(word).slice(1, -1))).join('|')})"(?!\\s*:)`;
};
const either = (patterns: readonly (string | null)[]) =>
  patterns.filter((pattern) => pattern !== null).join('|') || NEVER;

/** Finds usernames that are an entire string of a JSON document, but neither a key nor a person's name. */
export function quotedLogins({ logins }: { logins: readonly string[] }): string {
  const found = quoted(logins);
  return found === null ? NEVER : `(?<!${AFTER_NAME_KEY})${found}`;
}

/**
 * Finds names that are an entire string of a JSON document, but no key. A one-word name may be any answer: it is found
 * under the keys of names alone.
 */
export function quotedNames({ names }: { names: readonly string[] }): string {
  const words = quoted(names.filter((name) => !isWhole(name)));
  return either([quoted(names.filter(isWhole)), words === null ? null : `(?<=${AFTER_NAME_KEY})${words}`]);
}

/** Finds each part of a name as an entire string: for texts with its person's address or username as well. */
export function quotedParts({
  names,
  parts = [],
}: {
  names: readonly string[];
  parts?: readonly string[];
}): string {
  return either([quoted([...names, ...parts])]);
}
