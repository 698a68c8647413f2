import { RUNS, WEAK_WORDS } from './weak-words.ts';

/** Minimum length of a password, in characters, until an administrator changes it. */
export const MIN_PASSWORD_LENGTH = 12;
/** Minimum number of distinct characters: 'aaaaaaaaaaaa' is long and weak. */
const LEAST_VARIETY = 5;
/** Minimum number of letters besides common words, digits and signs. */
const LEAST_OWN = 5;
/** Minimum number of adjacent keys that count as a run. */
const SHORTEST_RUN = 4;
/** Shorter parts of a name may occur in any word. */
const SHORTEST_NAME = 3;

/** The rule in a sentence, displayed before the choice; `least` is the minimum length. */
export const passwordRule = (least: number) =>
  `${least} caractères au moins. Un mot de passe connu, «\u00a0ardoise\u00a0», votre nom ou une suite de touches ne suffisent pas, même suivis de chiffres.`;

const TOO_COMMON =
  'Ce mot de passe est trop courant\u00a0: ajoutez d’autres mots. Un mot de passe connu, «\u00a0ardoise\u00a0», votre nom ou une suite de touches ne suffisent pas, même suivis de chiffres.';

/** Digits and signs substituted for letters (leetspeak). */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
};

/** In lower case, without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function withLookalikes(text: string): string {
  // A suffix after a word is not read as letters: 'password1' is password and a digit.
  const stem = text.replace(/[\d!?.]+$/, '');
  return [...stem].map((character) => LOOKALIKES[character] ?? character).join('');
}

const BOTH_WAYS = RUNS.flatMap((run) => [run, [...run].reverse().join('')]);

/** Number of characters from here on that are neighbours on one of the runs, or repeated. */
function runLengthAt(text: string, start: number): number {
  let longest = /^(.)\1*/u.exec(text.slice(start))?.[0].length ?? 0;
  for (const run of BOTH_WAYS) {
    let length = longest + 1;
    while (start + length <= text.length && run.includes(text.slice(start, start + length))) {
      longest = length;
      length += 1;
    }
  }
  return longest;
}

/** The text with keyboard runs removed, each leaving a gap. */
function withoutRuns(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length; ) {
    const length = runLengthAt(text, at);
    rest += length >= SHORTEST_RUN ? ' ' : text.slice(at, at + 1);
    at += length >= SHORTEST_RUN ? length : 1;
  }
  return rest;
}

/** Whether the text consists of common words, runs and digits only; without a common word or run it is not common. */
function isCommon(text: string, words: readonly string[]): boolean {
  const joined = text.replace(/[\s\p{P}\p{S}]+/gu, '');
  let rest = joined;
  for (const word of words) rest = rest.replaceAll(word, ' ');
  rest = withoutRuns(rest);
  if (rest === joined) return false;
  return [...rest.replace(/[\s\d\p{P}\p{S}]/gu, '')].length < LEAST_OWN;
}

function partsOf(names: readonly string[]): string[] {
  const parts = names.flatMap((name) => {
    const text = plain(name);
    return [text.replace(/[^\p{L}]+/gu, ''), ...text.split(/[^\p{L}]+/u)];
  });
  return parts.filter((part) => part.length >= SHORTEST_NAME).sort((a, b) => b.length - a.length);
}

/**
 * Why a new password is rejected, in French, or null. `name` is the account's; `others` are further known data of its
 * holder (first name, name, e-mail address); `least` is the minimum length. Existing passwords are not checked.
 */
export function passwordProblem(
  password: string,
  name: string,
  others: readonly string[],
  least: number,
): string | null {
  const characters = [...password.normalize('NFC')];
  if (characters.length < least) return `Le mot de passe doit comporter au moins ${least} caractères.`;
  if (new Set(characters).size < LEAST_VARIETY)
    return 'Ce mot de passe est trop simple\u00a0: variez les caractères.';
  if (password.toLowerCase() === name.toLowerCase())
    return 'Le mot de passe doit être différent de l’identifiant.';
  const words = [...partsOf([name, ...others]), ...WEAK_WORDS];
  const text = plain(password);
  return [text, withLookalikes(text)].some((version) => isCommon(version, words)) ? TOO_COMMON : null;
}
