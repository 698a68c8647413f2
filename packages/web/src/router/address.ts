import type { Place } from './history.ts';

/** Query parameters; undefined and empty ones are omitted. */
export type Search = object;

/** The `$names` of a pattern; never for a path without any, or one that is known when it is computed only. */
type NamesIn<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never;

/** What a link to this path has to say: a value for each `$name`. A path that is computed is not checked. */
export type ParamsOf<Path extends string> = string extends Path
  ? { params?: Readonly<Record<string, string>> | undefined }
  : [NamesIn<Path>] extends [never]
    ? { params?: undefined }
    : { params: Readonly<Record<NamesIn<Path>, string>> };

/** A path or its pattern with parameters for its `$names`; or a complete address. */
export type Target<Path extends string = string> =
  | ({ to: Path; search?: Search | undefined; hash?: string | undefined } & ParamsOf<Path>)
  | { href: string };

/** Parses a query; every value is a string. */
export function readSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

function writeSearch(search: Search): string {
  const given = Object.entries<unknown>({ ...search }).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query && `?${query}`;
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/** Builds a path from its pattern. @throws for a missing parameter */
export function pathOf(to: string, params: Readonly<Record<string, string>> = {}): string {
  return to.replace(/\$(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${to} needs ${name}`);
    return encodeURIComponent(value);
  });
}

export function addressOf(path: string, search: Search = {}, hash = ''): string {
  return path + writeSearch(search) + (hash && `#${hash}`);
}

/** Parameters (`$names`) of a path that matches a pattern, undefined if it does not. Case-insensitive. */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(path)];
  const isOpen = wanted.at(-1) === '$';
  if (isOpen ? given.length < wanted.length - 1 : given.length !== wanted.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const part = given[index] ?? '';
    if (segment === '$') break;
    if (segment.startsWith('$')) params[segment.slice(1)] = decoded(part);
    else if (segment.toLowerCase() !== part.toLowerCase()) return undefined;
  }
  return params;
}

/** Decodes a segment; a malformed escape stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Sorts patterns by specificity, most specific first: words before names, names before `$`. */
export function byCloseness(one: string, other: string): number {
  const rank = (pattern: string) =>
    segmentsOf(pattern)
      .map((segment) => (segment === '$' ? 'c' : segment.startsWith('$') ? 'b' : 'a'))
      .join('');
  const [a, b] = [rank(one), rank(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whether a link is to the current address: same or below its path, same path, or same path and query. */
export function isCurrent(address: string, now: Place, how: 'within' | 'page' | 'address'): boolean {
  const [withoutHash = ''] = address.split('#');
  const [path = '', query = ''] = withoutHash.split('?');
  if (how === 'within') return `${now.pathname}/`.startsWith(`${path}/`);
  if (path !== now.pathname) return false;
  return how === 'page' || writeSearch(readSearch(query)) === now.search;
}
