import { expect, it } from 'vitest';
import { recapPath, wizardPath } from './wizard-path.ts';

it('returns the step of an open wizard, and the recap of any support', () => {
  expect(wizardPath('Carte Brasserie', 'i1', 'creation/theme')).toBe('/chr/creation/theme/i1');
  expect(wizardPath('Carte Brasserie', 'i1')).toBe('/chr/recapitulatif/i1');
  expect(wizardPath('Carte Brasserie', 'i1', '')).toBe('/chr/recapitulatif/i1');
  for (const [type, base, open] of [
    ['Boards PVC', 'vae', true],
    ['Caissons Lumineux', 'vae', true],
    ['Digital', 'vae-digital', true],
    ['Sur Mesure', 'sm', true],
    ['Direct Agence', 'da', false],
  ] as const) {
    const step = open ? `/${base}/creation/format/i1` : null;
    expect(wizardPath(type, 'i1', 'creation/format'), type).toBe(step);
    expect(recapPath(type, 'i1')).toBe(`/${base}/recapitulatif/i1`);
  }
});
