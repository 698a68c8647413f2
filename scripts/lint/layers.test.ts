import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkLayers } from './layers.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'ardoise-layers-'));
  await symlink(path.join(PROJECT, 'node_modules'), path.join(root, 'node_modules'));
  await write('packages/domain/src/projects/statuses.ts');
  await write('packages/domain/src/kinds/chr/index.ts');
  await write('packages/domain/src/kinds/vae/index.ts');
  await write('packages/web/src/app/routes.tsx');
  await write('packages/web/src/features/login/LoginPage.tsx');
  await write('packages/web/src/features/home/HomePage.tsx');
  await write('packages/web/src/components/Button.tsx');
  await write('packages/server/src/app.ts');
  await write('packages/server/src/http/route.ts');
  await write('packages/server/src/db/pool.ts');
  await write('packages/server/src/testing/factories.ts');
  await write('packages/server/src/features/project/projects/projects.routes.ts');
  await write('packages/server/src/features/project/projects/projects.repository.ts');
  await write('packages/server/src/features/lists/quotas/quotas.routes.ts');
  await write('packages/demo/src/demonstration.ts');
});
afterEach(() => rm(root, { recursive: true }));

/** Writes a module that imports the given one; without one, a module that others may import. */
async function write(file: string, imported?: string): Promise<void> {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  const from = imported && (imported.startsWith('packages/') ? relative(file, imported) : imported);
  const line = from ? `import { thing } from '${from}';\nconsole.log(thing);\n` : '';
  await writeFile(target, `${line}export const thing: number = 1;\n`, { flag: 'w' });
}

function relative(from: string, to: string): string {
  const result = path.posix.relative(path.posix.dirname(from), to);
  return result.startsWith('.') ? result : `./${result}`;
}

it('accepts downward imports', async () => {
  await write('packages/web/src/app/routes.tsx', 'packages/web/src/features/login/LoginPage.tsx');
  await write('packages/web/src/features/login/LoginPage.tsx', 'packages/web/src/components/Button.tsx');
  await write(
    'packages/server/src/app.ts',
    'packages/server/src/features/project/projects/projects.routes.ts',
  );
  await write(
    'packages/server/src/features/lists/quotas/quotas.routes.ts',
    'packages/server/src/features/project/projects/projects.repository.ts',
  );
  await write(
    'packages/server/src/features/project/projects/projects.test.ts',
    'packages/server/src/testing/factories.ts',
  );
  const { modules, violations } = await checkLayers(root);
  expect(violations).toEqual([]);
  expect(modules).toHaveLength(16);
});

it.each([
  ['packages/domain/src/projects/statuses.ts', 'node:fs'],
  ['packages/domain/src/projects/statuses.ts', 'fastify'],
  ['packages/domain/src/projects/statuses.ts', 'packages/server/src/app.ts'],
  ['packages/domain/src/kinds/vae/index.ts', 'packages/domain/src/kinds/chr/index.ts'],
  ['packages/server/src/app.ts', 'packages/web/src/app/routes.tsx'],
  ['packages/web/src/app/routes.tsx', 'packages/server/src/app.ts'],
  ['packages/web/src/app/routes.tsx', 'node:path'],
  ['packages/web/src/features/home/HomePage.tsx', 'packages/web/src/features/login/LoginPage.tsx'],
  ['packages/web/src/features/home/HomePage.tsx', 'packages/web/src/app/routes.tsx'],
  ['packages/web/src/components/Button.tsx', 'packages/web/src/features/login/LoginPage.tsx'],
  ['packages/web/src/components/Button.tsx', 'packages/web/src/app/routes.tsx'],
  [
    'packages/server/src/http/route.ts',
    'packages/server/src/features/project/projects/projects.repository.ts',
  ],
  ['packages/server/src/db/pool.ts', 'packages/server/src/http/route.ts'],
  [
    'packages/server/src/features/lists/quotas/quotas.routes.ts',
    'packages/server/src/features/project/projects/projects.routes.ts',
  ],
  ['packages/server/src/features/lists/quotas/quotas.routes.ts', 'packages/server/src/app.ts'],
  ['packages/server/src/features/lists/quotas/quotas.routes.ts', 'packages/server/src/testing/factories.ts'],
  ['packages/server/src/features/lists/quotas/quotas.routes.ts', 'packages/demo/src/demonstration.ts'],
  ['packages/web/src/app/routes.tsx', './missing.ts'],
])('rejects that %s imports %s', async (from, to) => {
  await write(from, to);
  const { violations } = await checkLayers(root);
  expect(violations).not.toEqual([]);
  expect(violations.every((violation) => violation.startsWith(from))).toBe(true);
});

it('rejects a type-only import too', async () => {
  const file = path.join(root, 'packages/web/src/features/home/HomePage.tsx');
  await writeFile(
    file,
    `import type { thing } from '../login/LoginPage.tsx';\nexport type Thing = typeof thing;\n`,
  );
  expect((await checkLayers(root)).violations).toHaveLength(1);
});

it('rejects a cycle', async () => {
  await write('packages/server/src/db/pool.ts', 'packages/server/src/db/migrate.ts');
  await write('packages/server/src/db/migrate.ts', 'packages/server/src/db/pool.ts');
  expect((await checkLayers(root)).violations).toEqual([
    'packages/server/src/db/migrate.ts → packages/server/src/db/pool.ts (no-cycle)',
  ]);
});

const LINKS = 'packages/server/src/features/project/links';
const ORDERS = 'packages/server/src/features/project/orders';
const MAILS = 'packages/server/src/features/project/mails';

it('rejects a cycle of folders without a cycle of files', async () => {
  await write(`${LINKS}/send-link.ts`, `${ORDERS}/save-order.ts`);
  await write(`${ORDERS}/sign-order.ts`, `${MAILS}/queue-mail.ts`);
  await write(`${MAILS}/renew-mail.ts`, `${LINKS}/link-token.ts`);
  for (const file of [`${ORDERS}/save-order.ts`, `${MAILS}/queue-mail.ts`, `${LINKS}/link-token.ts`])
    await write(file);
  expect((await checkLayers(root)).violations).toEqual([
    `${LINKS}/send-link.ts → ${ORDERS}/save-order.ts (no-circle-of-folders)`,
    `${MAILS}/renew-mail.ts → ${LINKS}/link-token.ts (no-circle-of-folders)`,
    `${ORDERS}/sign-order.ts → ${MAILS}/queue-mail.ts (no-circle-of-folders)`,
  ]);
});

/** A circle of folders without a circle of files, in each package and at each depth: who imports, and what. */
const CIRCLES: [name: string, ...imports: [from: string, to: string][]][] = [
  [
    'rooms of the domain',
    ['packages/domain/src/projects/statuses.ts', 'packages/domain/src/rules/moves.ts'],
    ['packages/domain/src/rules/guards.ts', 'packages/domain/src/projects/roles.ts'],
  ],
  [
    'rooms of a feature of the page',
    ['packages/web/src/features/home/draft/keeper.ts', 'packages/web/src/features/home/session/session.ts'],
    ['packages/web/src/features/home/session/form.tsx', 'packages/web/src/features/home/draft/state.ts'],
  ],
  [
    'shared folders of the page',
    ['packages/web/src/hooks/use-list.ts', 'packages/web/src/components/projects/lists.ts'],
    ['packages/web/src/components/Modal.tsx', 'packages/web/src/hooks/use-shown.ts'],
  ],
  [
    'wings of the server, each of whose folders is in no circle',
    [`${ORDERS}/save-order.ts`, 'packages/server/src/features/lists/search/find.ts'],
    ['packages/server/src/features/lists/home/home.ts', `${LINKS}/link-token.ts`],
  ],
  [
    'a folder and a file beside it',
    ['packages/web/src/features/home/HomePage.tsx', 'packages/web/src/features/home/draft/state.ts'],
    ['packages/web/src/features/home/draft/keeper.ts', 'packages/web/src/features/home/HomePage.tsx'],
  ],
];

it.each(CIRCLES)('rejects a circle of %s', async (_name, ...imports) => {
  for (const [, to] of imports) await write(to);
  for (const [from, to] of imports) await write(from, to);
  expect((await checkLayers(root)).violations).toEqual(
    imports.map(([from, to]) => `${from} → ${to} (no-circle-of-folders)`).sort(),
  );
});

it('allows a folder to import a file beside it that another one composes', async () => {
  await write('packages/domain/src/kinds/kind.ts');
  await write('packages/domain/src/kinds/chr/index.ts', 'packages/domain/src/kinds/kind.ts');
  await write('packages/domain/src/kinds/kinds.ts', 'packages/domain/src/kinds/chr/index.ts');
  expect((await checkLayers(root)).violations).toEqual([]);
});

it('allows a test to import what imports its folder', async () => {
  await write(`${LINKS}/send-link.ts`, `${ORDERS}/save-order.ts`);
  await write(`${ORDERS}/save-order.ts`);
  await write(`${ORDERS}/save-order.test.ts`, `${LINKS}/send-link.ts`);
  expect((await checkLayers(root)).violations).toEqual([]);
});

it('counts the modules read, so that an empty run can fail', async () => {
  await rm(path.join(root, 'packages'), { recursive: true });
  await mkdir(path.join(root, 'packages'));
  expect((await checkLayers(root)).modules).toEqual([]);
});
