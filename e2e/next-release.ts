import { cp, mkdir, mkdtemp, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MEMORY_FOLDER } from '../packages/server/src/testing/memory-folder.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const PACKAGES = ['server', 'domain', 'demo'];
/** Of files as they were before they named each other anew. */
const INTEGRITY = / integrity="[^"]+"/g;
const TEXT = /\.(m?js|css|html|json)$/;

/** Links to the packages of this checkout, but for its own, which are the copy's. */
async function linkModules(checkout: string): Promise<void> {
  const [from, to] = [ROOT, checkout].map((root) => path.join(root, 'node_modules'));
  await mkdir(path.join(to ?? '', '@ardoise'), { recursive: true });
  for (const name of await readdir(from ?? ''))
    if (name !== '@ardoise') await symlink(path.join(from ?? '', name), path.join(to ?? '', name));
  for (const name of PACKAGES)
    await symlink(path.join(checkout, 'packages', name), path.join(to ?? '', '@ardoise', name));
}

/** Every asset under another name, as after a change of what all of them import, and pages that say so. */
async function renameAssets(build: string): Promise<void> {
  const files = (await readdir(build, { recursive: true })).filter((file) => TEXT.test(file));
  const assets = (await readdir(path.join(build, 'assets'))).toSorted(
    (one, other) => other.length - one.length,
  );
  const names = new RegExp(assets.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const renamed = (name: string) => name.replace(/^(.*)(\.\w+)$/, '$1-next$2');
  for (const file of files) {
    const text = (await readFile(path.join(build, file), 'utf8'))
      .replaceAll(names, renamed)
      .replaceAll(INTEGRITY, '');
    await writeFile(
      path.join(build, file),
      text.replace('</title>', ' </title><meta name="release" content="next">'),
    );
  }
  for (const name of assets)
    await rename(path.join(build, 'assets', name), path.join(build, 'assets', renamed(name)));
}

/** This checkout with a page that was built anew: of the present files no asset has its name. Returns its folder. */
export async function nextRelease(): Promise<string> {
  const checkout = await mkdtemp(path.join(MEMORY_FOLDER, 'ardoise-next-'));
  for (const name of PACKAGES)
    await cp(path.join(ROOT, 'packages', name), path.join(checkout, 'packages', name), { recursive: true });
  const build = path.join(checkout, 'packages', 'web', 'dist');
  await cp(path.join(ROOT, 'packages', 'web', 'dist'), build, {
    recursive: true,
    filter: (file) => !/\.(br|gz)$/.test(file),
  });
  await Promise.all([linkModules(checkout), renameAssets(build)]);
  return checkout;
}
