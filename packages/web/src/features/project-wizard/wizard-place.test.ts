import { chrWizard } from '@ardoise/domain/wizards/kinds/chr/index.ts';
import { describe, expect, it } from 'vitest';
import { placeAt } from './wizard-place.ts';

const id = '64b7f0a1c2d3e4f5a6b7c8d9';

describe('an address of the wizard', () => {
  it.each([...chrWizard.steps.map(({ path }) => path), 'recapitulatif'])(
    '/chr/%s/{id} is a screen',
    (path) => {
      expect(placeAt(`/chr/${path}/${id}`)).toEqual({ wizard: chrWizard, id, path });
    },
  );

  it('without a step is the place where the project was left', () => {
    expect(placeAt(`/chr/${id}`)).toEqual({ wizard: chrWizard, id, path: null });
  });

  it.each([
    '/chr',
    '/chr/info-pdv',
    `/chr/ailleurs/${id}`,
    `/chr/creation/${id}`,
    `/autre/info-pdv/${id}`,
    '/chr/info-pdv/12',
  ])('%s is none', (pathname) => {
    expect(placeAt(pathname)).toBeNull();
  });
});
