import { expect, it } from 'vitest';
import { withoutCocktails } from '../kinds/chr/steps/cocktails.ts';
import { withoutFormulas } from '../kinds/chr/steps/formules.ts';
import { KINDS } from '../kinds/kinds.ts';
import { summarise } from '../kinds/signed-summary.ts';
import type { ProjectKind, ProjectType } from '../projects/kinds.ts';
import { withoutIllustrations } from './steps/illustration-choices.ts';
import { UNANSWERED } from './summary-lines.ts';

it.each<[ProjectKind, ProjectType]>([
  ['CHR', 'Carte Brasserie'],
  ['VAE', 'Boards PVC'],
  ['VAE_DIGITAL', 'Digital'],
  ['PSM', 'Sur Mesure'],
  ['PDA', 'Direct Agence'],
])('%s: an unanswered step is marked so, and never as none', (kind, type) => {
  for (const document of [{}, { infocarte: {}, infopdv: {}, autresInfos: {}, charte: {}, pose: {}, pdv: {} }])
    for (const { path, lines } of summarise(KINDS[kind].wizard, { ...document, type })) {
      expect(lines.length, path).toBeGreaterThan(0);
      expect(new Set(lines.map(({ value }) => value)), path).toEqual(new Set([UNANSWERED]));
    }
});

it('shows none where that is the answer', () => {
  const values = summarise(KINDS.CHR.wizard, {
    infocarte: { cocktails: withoutCocktails(), illustrations: withoutIllustrations() },
    infopdv: withoutFormulas({}),
  }).flatMap(({ lines }) => lines.map(({ value }) => value));
  expect(values).toEqual(expect.arrayContaining(['Aucun Cocktail', 'Aucune Illustration', 'Aucune formule']));
});
