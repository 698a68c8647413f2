/** A person, with or without an account, as identified in rows of the database. */
export interface Person {
  uid: number | null;
  /** What a screen calls them. */
  shown: string;
  /** In lower case, as they are compared. */
  logins: readonly string[];
  mails: readonly string[];
  /** Full names, in lower case; they identify rows of the person's projects alone. */
  names: readonly string[];
  /** Telephones that identify rows where neither an account nor an address does. */
  phones: readonly string[];
  /** How texts of their projects name them: full names, a title or an initial with the last name, addresses, telephones. */
  mentions: readonly string[];
  /** An outlet's number or a project's id: where this name is theirs, without address or telephone. */
  place?: string;
  /** Of an account: first and last name, matched as entire strings beside its address or username. */
  parts?: readonly string[];
  /** No other account bears its full name: logs and settings are searched for it as well. */
  alone?: boolean;
  /** An account of the company or a supplier: the records of outlets name their clients, not it. */
  staff?: boolean;
}

/** The national digits of a telephone: `0639980000`. */
export function phoneDigits(phone: string): string {
  return phone
    .replace(/\D/g, '')
    .replace(/^0033/, '0')
    .replace(/^33(?=\d{9}$)/, '0');
}

const CIVILITIES = ['M.', 'Mme', 'Mlle', 'Monsieur', 'Madame'];
const CIVILITY = /^(?:M\.|Mr|Mme|Mlle|Monsieur|Madame|Mademoiselle)\s+/i;
const INITIAL = /^\S\.\s+/;

/** Mentions in texts of a person of this first and last name; a last name alone is ambiguous. */
export function namesOf(first: string, last: string): string[] {
  const [prenom, nom] = [first.trim(), last.trim()];
  if (nom === '') return [];
  const titled = CIVILITIES.map((title) => `${title} ${nom}`);
  return prenom === '' ? titled : [`${prenom} ${nom}`, `${nom} ${prenom}`, `${prenom[0]}. ${nom}`, ...titled];
}

/**
 * The same of a full name, as clients and signers type it: first names first. One word may be any word; after a title
 * it is their last name.
 */
export function namesOfWhole(name: string): string[] {
  const typed = name.trim();
  const [first = '', ...rest] = typed.replace(CIVILITY, '').split(/\s+/);
  if (rest.length > 0) return [typed, ...namesOf(first, rest.join(' '))];
  return isTitled(typed) ? [typed] : [];
}

const PHONE = /^[+\d][\d\s.()/-]{7,}$/;
export const isPhone = (mention: string) => PHONE.test(mention.trim());

/** Whether a name begins with a title. */
export const isTitled = (name: string) => CIVILITY.test(name);

/** Whether a mention is a title or an initial with a last name, which homonyms share. */
const isShort = (mention: string) => isTitled(mention) || INITIAL.test(mention);

/** The last names behind titles and initials, in lower case. */
export function lastNames({ mentions }: Pick<Person, 'mentions'>): string[] {
  const found = mentions.filter(isShort).map((mention) => mention.replace(CIVILITY, '').replace(INITIAL, ''));
  return [...new Set(found.map((name) => name.trim().toLowerCase()))];
}

/** Identifying mentions: addresses and telephones in any text, and full names. */
export function mentionsByReach(person: Pick<Person, 'mentions' | 'alone' | 'staff'>): {
  anywhere: string[];
  whole: string[];
} {
  const isAddress = (mention: string) => mention.includes('@') || isPhone(mention);
  const addresses = person.mentions.filter(isAddress);
  const all = [
    ...addresses,
    ...person.mentions.filter((mention) => !isAddress(mention) && !isShort(mention)),
  ];
  if (person.staff !== true) return { anywhere: addresses, whole: all };
  const known = person.alone === true ? all : addresses;
  return { anywhere: known, whole: known };
}
