import { expect, it } from 'vitest';
import { wizardPath } from './wizard-path.ts';

it('returns the step of a wizard, and its recap by default', () => {
  expect(wizardPath('Carte Brasserie', 'i1', '')).toBe('/chr/recapitulatif/i1');
  for (const [type, base] of [
    ['Carte Brasserie', 'chr'],
    ['Boards PVC', 'vae'],
    ['Caissons Lumineux', 'vae'],
    ['Digital', 'vae-digital'],
    ['Sur Mesure', 'sm'],
    ['Direct Agence', 'da'],
  ] as const) {
    expect(wizardPath(type, 'i1', 'creation/format'), type).toBe(`/${base}/creation/format/i1`);
    expect(wizardPath(type, 'i1'), type).toBe(`/${base}/recapitulatif/i1`);
  }
});
