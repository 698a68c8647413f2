import { expect, it } from 'vitest';
import { recapPath, wizardPath } from './wizard-path.ts';

it('leads to the step of a wizard that is open, and to the order of any support', () => {
  expect(wizardPath('Carte Brasserie', 'i1', 'creation/theme')).toBe('/chr/creation/theme/i1');
  expect(wizardPath('Carte Brasserie', 'i1')).toBe('/chr/recapitulatif/i1');
  expect(wizardPath('Carte Brasserie', 'i1', '')).toBe('/chr/recapitulatif/i1');
  for (const [type, base] of [
    ['Boards PVC', 'vae'],
    ['Caissons Lumineux', 'vae'],
    ['Digital', 'vae-digital'],
    ['Sur Mesure', 'sm'],
    ['Direct Agence', 'da'],
  ] as const) {
    expect(wizardPath(type, 'i1', 'creation/format'), type).toBeNull();
    expect(recapPath(type, 'i1')).toBe(`/${base}/recapitulatif/i1`);
  }
});
