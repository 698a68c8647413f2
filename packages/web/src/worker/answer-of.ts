/** What the device keeps of a release, by the build (build/shell-worker.ts). */
export interface ShellFiles {
  /** Names the release, and what its server says in its pages. */
  version: string;
  /** The page of each family of addresses: `path` is the source of a regular expression, the first that fits counts. */
  pages: readonly { path: string; file: string }[];
  /** Addresses of scripts, styles, fonts and drawings, each named by its content. */
  assets: readonly string[];
}

/** Who answers a request: a kept page, a kept file, a kept picture of the catalogues, or the network, untouched. */
export type Answer = { by: 'page'; file: string } | { by: 'asset' | 'picture' | 'network' };

/** The parts of a `Request` that count. */
export interface Asked {
  url: string;
  method: string;
  /** 'navigate' opens a page. */
  mode: string;
  headers: Pick<Headers, 'has'>;
}

const NETWORK: Answer = { by: 'network' };

/**
 * Who answers a request. A closed list: whatever it does not name goes to the network, files of projects, calls, links
 * with a token, live changes and downloads among it.
 */
export function answerOf(asked: Asked, { pages }: Pick<ShellFiles, 'pages'>, origin: string): Answer {
  const { origin: to, pathname } = new URL(asked.url);
  if (asked.method !== 'GET' || to !== origin || asked.headers.has('range')) return NETWORK;
  if (asked.mode === 'navigate') {
    const page = pages.find(({ path }) => new RegExp(path).test(pathname));
    return page === undefined ? NETWORK : { by: 'page', file: page.file };
  }
  if (pathname.startsWith('/assets/')) return { by: 'asset' };
  if (pathname.startsWith('/catalogue/')) return { by: 'picture' };
  return NETWORK;
}
