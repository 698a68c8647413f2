import type { Chapter } from '@ardoise/domain/kinds/signed-summary.ts';
import { expect, it } from 'vitest';
import { rendered, textOf } from '../testing/render-step.tsx';
import { RecapSection } from './RecapSection.tsx';

const CREATION: Chapter = {
  key: 'creation',
  title: 'Création de la carte',
  number: 2,
  sections: [
    {
      path: 'creation/theme',
      tab: 'creation',
      title: 'Thème',
      lines: [{ label: 'Thème', value: 'Ardoise', images: [{ name: 'Ardoise', image: '/ardoise.svg' }] }],
    },
    {
      path: 'creation/format',
      tab: 'creation',
      title: 'Format et matière',
      lines: [{ label: 'Format', value: 'à compléter' }],
    },
  ],
};

const hrefOf = (path: string) => `/chr/${path}/1`;

it('has one way to change a chapter, to what is not answered yet, and one at the title of each step', async () => {
  const html = await rendered(() => <RecapSection chapter={CREATION} hrefOf={hrefOf} />, {});
  expect(html.match(/Modifier/g)).toHaveLength(1);
  expect(html).toMatch(
    /href="\/chr\/creation\/format\/1"[^>]*class="button|class="button[^>]*href="\/chr\/creation\/format\/1"/,
  );
  expect(html).toMatch(/<h3[^>]*><a[^>]*href="\/chr\/creation\/theme\/1"/);
  const read = await rendered(() => <RecapSection chapter={CREATION} />, {});
  expect(read).not.toContain('<a ');
});

it('names a chosen picture once, below it', async () => {
  const html = await rendered(() => <RecapSection chapter={CREATION} hrefOf={hrefOf} />, {});
  expect(textOf(html).match(/Ardoise/g)).toHaveLength(1);
  expect(html).toMatch(/<figcaption><span class="meta">Thème<\/span>Ardoise<\/figcaption>/);
});
