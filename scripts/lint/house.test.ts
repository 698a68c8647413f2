import type { IModule } from 'dependency-cruiser';
import { expect, it } from 'vitest';
import { houseFigures } from './house.ts';
import { SourceModule } from './source-module.ts';

const DOMAIN = 'packages/domain/src';
const WEB = 'packages/web/src/features/home';

async function figures(imports: Record<string, readonly string[]>): Promise<Record<string, string>> {
  const modules = Object.entries(imports).map(([source, targets]) => ({
    source,
    dependencies: targets.map((resolved) => ({ resolved })),
  }));
  const product = await Promise.all(
    Object.keys(imports).map((file) => SourceModule.parse(file, 'export const thing = 1;\n')),
  );
  const found = houseFigures(modules as unknown as IModule[], product);
  return Object.fromEntries(found.map(({ what, now }) => [what, now]));
}

it('counts rooms, what imports upwards, and floors', async () => {
  const tidy = {
    [`${DOMAIN}/kinds/kind.ts`]: [`${DOMAIN}/projects/roles.ts`],
    [`${DOMAIN}/projects/roles.ts`]: [],
  };
  expect(await figures(tidy)).toMatchObject({ 'domain: rooms, imports upwards, floors': '2, 0, 2' });
  const knotted = {
    ...tidy,
    [`${DOMAIN}/projects/guards.ts`]: [`${DOMAIN}/kinds/facts.ts`],
    [`${DOMAIN}/kinds/facts.ts`]: [],
  };
  expect(await figures(knotted)).toMatchObject({ 'domain: rooms, imports upwards, floors': '2, 1, 2' });
});

it('counts files that only a neighbour imports, once', async () => {
  const found = await figures({
    [`${WEB}/HomePage.tsx`]: [`${WEB}/use-news.ts`, `${WEB}/words.ts`],
    [`${WEB}/TeamHome.tsx`]: [`${WEB}/words.ts`],
    [`${WEB}/use-news.ts`]: [],
    [`${WEB}/words.ts`]: [],
  });
  expect(found).toMatchObject({
    'files of the page': '4',
    'files of the page imported once, by a neighbour': '25.0 %',
  });
});
