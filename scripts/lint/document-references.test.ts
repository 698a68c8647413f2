import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { documentReferences } from './document-references.ts';

/** Concatenated, so that these planted references are not found in this file. */
const PAGES = 'specification';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'ardoise-documents-'));
  await put('docs/specification/quotas.md', "# Quotas\n\n## A new year's columns\n");
});
afterEach(() => rm(root, { recursive: true }));

async function put(file: string, text: string): Promise<void> {
  await mkdir(path.join(root, path.dirname(file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

it('accepts a reference to a page, and to a heading of it', async () => {
  await put('packages/domain/src/a.ts', `// ${PAGES}/quotas.md#a-new-years-columns\n`);
  await put('README.md', '[quotas](docs/specification/quotas.md#quotas), [its folder](docs/specification)\n');
  await put('docs/a.md', 'by `a.ts`, `domain/a.ts`, `packages/domain/src/a.ts` and `*.test.ts`\n');
  expect(await documentReferences(root)).toEqual([]);
});

it.each([
  ['packages/domain/src/a.ts', `/** ${PAGES}/quota.md */`, /a\.ts:1 leads to .*quota\.md/],
  ['scripts/a.mjs', `// ${PAGES}/quotas.md#rows`, /a\.mjs:1 leads to 'rows'/],
  ['packages/web/src/a.css', `/* ${PAGES}/quotas.md#rows */`, /a\.css:1 leads to 'rows'/],
  ['README.md', '\n[it](docs/glossary.md)', /README\.md:2 leads to docs\/glossary\.md/],
  ['docs/a.md', `[it](${PAGES}/quotas.md#rows)`, /a\.md:1 leads to 'rows'/],
  ['packages/domain/src/a.ts', `// ${'3-' + 'decisions'}.md`, /refers to '3-/],
  ['docs/a.md', `by ${'2-' + 'data-rules-calls'}.md`, /refers to '2-/],
  ['bench/a.ts', `// ${'transitions' + '.json'}`, /refers to 'trans/],
  ['packages/web/src/a.tsx', `/** As said (${'section' + ' 3'}). */`, /refers to 'section/],
  ['docs/a.md', 'by `projects/a.ts`', /a\.md:1 names projects\/a\.ts/],
  ['docs/a.md', '# A\n[it](#b)', /a\.md:2 leads to 'b'/],
])('rejects in %s: %s', async (file, text, problem) => {
  await put(file, text);
  expect(await documentReferences(root)).toContainEqual(expect.stringMatching(problem));
});

it('ignores landed migrations and web addresses', async () => {
  await put('packages/server/src/db/migrations/0001-a.sql', `-- ${PAGES}/gone.md\n`);
  await put('README.md', '[it](https://example.org/gone.md#there), RFC 5321 section 4.5.3.2.6\n');
  expect(await documentReferences(root)).toEqual([]);
});

it('fails when no file was read', async () => {
  await rm(path.join(root, 'docs'), { recursive: true });
  expect(await documentReferences(root)).toHaveLength(1);
});
