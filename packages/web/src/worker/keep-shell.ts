import { SHELL_CACHES } from '../api/device/shell-caches.ts';
import type { ShellFiles } from './answer-of.ts';

/** Requests at a time: the person works meanwhile, on a network that may be slow. */
const AT_A_TIME = 4;

const pagesCache = (version: string) => caches.open(SHELL_CACHES.pages + version);
const pageAddress = ({ version }: ShellFiles, file: string) => `/coquille/${version}/${file}`;

/** Each page once: families of addresses may share it. */
const pageAddresses = (shell: ShellFiles) => [
  ...new Set(shell.pages.map(({ file }) => pageAddress(shell, file))),
];

async function missing(cache: Cache, addresses: readonly string[]): Promise<string[]> {
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return addresses.filter((address) => !kept.has(address));
}

async function keep(cache: Cache, address: string, how: RequestInit): Promise<void> {
  const reply = await fetch(address, how);
  if (reply.status !== 200 || reply.redirected) throw new Error(`${address}: ${reply.status}`);
  await cache.put(address, reply);
}

async function keepAll(cache: Cache, addresses: readonly string[], how: RequestInit): Promise<void> {
  const waiting = (await missing(cache, addresses)).values();
  const work = async () => {
    for (const address of waiting) await keep(cache, address, how);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

/** Fetches what is not there yet. @throws when one file cannot be had: the next attempt goes on from there */
export async function keepShell(shell: ShellFiles): Promise<void> {
  await keepAll(await pagesCache(shell.version), pageAddresses(shell), {
    credentials: 'omit',
    cache: 'no-store',
  });
  // Those that the open page has loaded come from the browser's own cache.
  await keepAll(await caches.open(SHELL_CACHES.assets), shell.assets, { credentials: 'omit' });
}

/** Whether everything is there: a browser may clear it, a person too. */
export async function isComplete(shell: ShellFiles): Promise<boolean> {
  const lacking = await Promise.all([
    pagesCache(shell.version).then((cache) => missing(cache, pageAddresses(shell))),
    caches.open(SHELL_CACHES.assets).then((cache) => missing(cache, shell.assets)),
  ]);
  return lacking.flat().length === 0;
}

/** The kept page of a navigation. */
export function keptPage(shell: ShellFiles, file: string): Promise<Response | undefined> {
  return caches.match(pageAddress(shell, file), {
    cacheName: SHELL_CACHES.pages + shell.version,
    ignoreVary: true,
  });
}

/** Deletes what other releases left. */
export async function forgetFormer(shell: ShellFiles): Promise<void> {
  const present = SHELL_CACHES.pages + shell.version;
  const names = await caches.keys();
  const former = names.filter((name) => name.startsWith(SHELL_CACHES.pages) && name !== present);
  await Promise.all(former.map((name) => caches.delete(name)));
  const assets = await caches.open(SHELL_CACHES.assets);
  const known = new Set(shell.assets);
  const left = (await assets.keys()).filter(({ url }) => !known.has(new URL(url).pathname));
  await Promise.all(left.map((request) => assets.delete(request)));
}
