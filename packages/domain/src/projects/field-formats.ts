/** Formats of single fields (specification/field-rules.md). */

/** A 0, a digit, then four pairs of digits, each after an optional space or dash. */
export const PHONE = /^0\d([ -]?\d{2}){4}$/;
/** 4 to 15 digits, as they are dialled; short and toll-free numbers included, unlike an outlet's. */
export const DIALLED = /^\+?(?:[ .()-]*\d){4,15}[ .()-]*$/;
/** Five digits, or five digits, a dash and four digits. */
export const POSTAL_CODE = /^\d{5}(-\d{4})?$/;
/** Delivery: exactly five digits (specification/field-rules.md#delivery). */
export const DELIVERY_POSTAL_CODE = /^\d{5}$/;
export const SIRET = /^\d{14}$/;
/** One address of at most 254 characters, no display name; the domain has at least one dot. */
export const EMAIL =
  /^(?=.{1,254}$)[^\s@<>()[\]\\,;:"]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,}$/i;
/** Euros with at most two decimals, comma or point, with their currency if wanted. */
export const PRICE = /^(?<euros>\d{1,5})(?:[.,](?<cents>\d{1,2}))?\s*(?:€|euros?|eur)?$/i;

/** How an answer in a format is written: said after the refusal of another one (specification/field-rules.md). */
export const WRITTEN = {
  phone: 'Dix chiffres, par exemple 06 12 34 56 78.',
  dialled: 'De 4 à 15\u00a0chiffres, par exemple 05 39 98 00 15.',
  email: 'Par exemple nom@domaine.fr.',
  price: 'En euros, par exemple 12,50.',
  postalCode: 'Cinq chiffres, par exemple 33000.',
  siret: 'Sans espaces, par exemple 73282932000074.',
  copies: 'Un nombre entier, par exemple 30.',
  centimetres: 'En centimètres entiers, par exemple 60.',
} as const;

/** Splits `9`, `9,5` or `9.50 €` into `['9', '50']`; null for what is no price. */
export function priceParts(typed: string | undefined): [euros: string, cents: string] | null {
  const { euros, cents = '' } = PRICE.exec((typed ?? '').trim())?.groups ?? {};
  return euros === undefined ? null : [euros, cents.padEnd(2, '0')];
}

/** Formats `9`, `9,5` and `9.50 €` as `9,00`, `9,50`, `9,50`; returns anything else unchanged. */
export function toWrittenPrice(typed: string): string {
  return priceParts(typed)?.join(',') ?? typed;
}

/**
 * Converts `+33 5 56 48 17 20` or `0033…` to `05 56 48 17 20`; leaves other numbers unchanged
 * (specification/field-rules.md#point-of-sale).
 */
export function toNationalPhone(phone: string): string {
  const compact = phone.trim().replace(/[\s.()-]/g, '');
  const national = /^(?:\+33|0033)0?(\d{9})$/.exec(compact)?.[1];
  if (national === undefined) return phone.trim();
  return `0${national}`.replace(/(\d{2})(?=\d)/g, '$1 ');
}

/** Trims and lower-cases: addresses are compared in this form (specification/roles-and-scope.md#scope). */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The id of an entry: short, and safe in a URL. */
export const ENTRY_ID = /^[0-9a-z]{1,24}$/;
