import { SCHEMAS, ScimError } from './scim-messages.ts';

/** What the directory says of a user; what is absent stays. */
export interface ScimChange {
  active?: boolean;
  userName?: string;
  externalId?: string;
  givenName?: string;
  familyName?: string;
  mail?: string;
}

type Json = Readonly<Record<string, unknown>>;

const LONGEST = 255;
const USER_PREFIX = `${SCHEMAS.user}:`.toLowerCase();

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shortText(value: unknown, name: string): string {
  const text = typeof value === 'string' ? value.trim() : undefined;
  if (text === undefined || text.length > LONGEST)
    throw new ScimError(400, `${name} est un texte de ${LONGEST} caractères au plus.`, 'invalidValue');
  return text;
}

/** A boolean, or the word for it, as Entra ID writes it. */
function truth(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (word === 'true' || word === 'false') return word === 'true';
  throw new ScimError(400, 'active est true ou false.', 'invalidValue');
}

/** The address of a list: the work one, else the primary, else the first. */
function addressOf(value: unknown): ScimChange {
  const entries = [value].flat().filter(isObject);
  const chosen =
    entries.find(({ type }) => typeof type === 'string' && type.toLowerCase() === 'work') ??
    entries.find(({ primary }) => primary === true || String(primary).toLowerCase() === 'true') ??
    entries[0];
  return chosen?.value === undefined ? {} : { mail: shortText(chosen.value, 'emails.value') };
}

function nameOf(value: unknown): ScimChange {
  if (!isObject(value)) throw new ScimError(400, 'name est un objet.', 'invalidValue');
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key.toLowerCase(), part]));
  return {
    ...(parts.givenname !== undefined && { givenName: shortText(parts.givenname ?? '', 'name.givenName') }),
    ...(parts.familyname !== undefined && {
      familyName: shortText(parts.familyname ?? '', 'name.familyName'),
    }),
  };
}

/** By path in lower case; a path that is not here is known to the directory alone, and is ignored. */
const READERS: Readonly<Record<string, (value: unknown) => ScimChange>> = {
  active: (value) => ({ active: truth(value) }),
  username: (value) => ({ userName: shortText(value, 'userName') }),
  externalid: (value) => ({ externalId: shortText(value ?? '', 'externalId') }),
  name: nameOf,
  'name.givenname': (value) => ({ givenName: shortText(value, 'name.givenName') }),
  'name.familyname': (value) => ({ familyName: shortText(value, 'name.familyName') }),
  emails: addressOf,
  'emails.value': (value) => ({ mail: shortText(value, 'emails.value') }),
  'emails[type eq "work"].value': (value) => ({ mail: shortText(value, 'emails.value') }),
  'emails[type eq "work"]': addressOf,
  'emails[primary eq true].value': (value) => ({ mail: shortText(value, 'emails.value') }),
};

/** The last word on each attribute counts. */
function merged(changes: readonly ScimChange[]): ScimChange {
  return Object.assign({}, ...changes) as ScimChange;
}

/** Read-only attributes: an error keeps the directory from believing that it changed them. */
const IMMUTABLE = /^(?:roles|password)(?![a-z])/;

function attributeAt(path: string): string {
  const plain = path.trim().toLowerCase();
  return plain.startsWith(USER_PREFIX) ? plain.slice(USER_PREFIX.length) : plain;
}

function readAt(path: string, value: unknown): ScimChange {
  const key = attributeAt(path);
  return Object.hasOwn(READERS, key) ? (READERS[key]?.(value) ?? {}) : {};
}

/** @throws ScimError mutability, also for one value of a list: `roles[value eq "x"]` */
function refuseImmutable(paths: readonly string[]): void {
  const refused = paths.map(attributeAt).find((path) => IMMUTABLE.test(path));
  if (refused !== undefined)
    throw new ScimError(
      400,
      `Ardoise ne change pas ${refused} par l’annuaire\u00a0: rien n’a été écrit.`,
      'mutability',
    );
}

/** A user as POST and PUT send it, or the value of an operation without a path. */
export function readUser(value: unknown): ScimChange {
  if (!isObject(value)) throw new ScimError(400, 'Un objet JSON est attendu.', 'invalidSyntax');
  return merged(Object.entries(value).map(([path, part]) => readAt(path, part)));
}

/** Removals: of what Ardoise stores, only the external id can be removed. */
function removed(path: unknown): ScimChange {
  if (typeof path !== 'string') throw new ScimError(400, 'remove demande un path.', 'invalidPath');
  return path.trim().toLowerCase() === 'externalid' ? { externalId: '' } : {};
}

function readOperation(operation: unknown): ScimChange {
  const { op, path, value } = isObject(operation) ? operation : {};
  const kind = typeof op === 'string' ? op.toLowerCase() : '';
  if (typeof path === 'string' && path !== '') refuseImmutable([path]);
  else if (isObject(value)) refuseImmutable(Object.keys(value));
  if (kind === 'remove') return removed(path);
  if (kind !== 'add' && kind !== 'replace')
    throw new ScimError(400, 'op est add, replace ou remove.', 'invalidSyntax');
  if (path === undefined || path === null || path === '') return readUser(value);
  if (typeof path !== 'string') throw new ScimError(400, 'path est un texte.', 'invalidPath');
  return readAt(path, value);
}

/** The operations of a PATCH, in their order: with a path or without, `op` in any case. */
export function readPatch(body: unknown): ScimChange {
  const operations = isObject(body) ? (body.Operations ?? body.operations) : undefined;
  if (!Array.isArray(operations) || operations.length === 0)
    throw new ScimError(400, 'Operations est une liste.', 'invalidSyntax');
  return merged(operations.map(readOperation));
}

/** Groups or roles of a new user: texts, or objects with a value. */
export function readRoles(body: unknown): string[] {
  const { roles } = isObject(body) ? body : {};
  return [roles]
    .flat()
    .map((each) => (isObject(each) ? each.value : each))
    .filter((each): each is string => typeof each === 'string');
}
