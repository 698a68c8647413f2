import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { PAGES, wizardPages } from '@ardoise/domain/rules/page-paths.ts';
import { FIRST_PAINTS } from './skeletons.ts';

/** Pages that are nobody's: without a session they are what they are, so the server sends them. */
const PUBLIC: readonly string[] = [
  PAGES.login,
  PAGES.legal,
  PAGES.accessibility,
  PAGES.init,
  PAGES.mailbox,
  PAGES.elements,
];

/** Whether a device keeps a page of this path: of somebody who is signed in, and not of the content management. */
function isKept(path: string): boolean {
  return !PUBLIC.includes(path) && !path.startsWith(PAGES.contents) && !path.includes('$token');
}

/** The addresses of a page, as the router matches them. */
function addressesOf(path: string): RegExp {
  const parts = path.replaceAll(/\$(\w*)/g, (_, name: string) => (name === '' ? '.+' : '[^/]+'));
  return new RegExp(`^${parts}$`);
}

/** Paths of the screens whose page a device keeps. */
export const KEPT_PATHS: readonly string[] = [
  ...Object.values(PAGES),
  ...Object.values(KIND_FACTS).map(({ base }) => wizardPages(base)),
].filter(isKept);

/** The kept page of each address: the drawn one of its family, whoever opens it, otherwise the bare one. The first that fits counts. */
export const KEPT_PAGES: readonly { path: RegExp; file: string }[] = [
  ...FIRST_PAINTS.filter(({ visitors, role }) => !visitors && role === undefined).map(({ name, path }) => ({
    path,
    file: `page-${name}.html`,
  })),
  ...KEPT_PATHS.map((path) => ({ path: addressesOf(path), file: 'index.html' })),
];
