import { describe, expect, it } from 'vitest';
import { PROJECT_KINDS } from '../projects/kinds.ts';
import { isPage } from '../rules/is-page.ts';
import { RECAP_PATH } from '../wizards/recap-path.ts';
import { KINDS } from './kinds.ts';
import { readStepAddress, stepAddress } from './step-addresses.ts';

const id = '64b7f0a1c2d3e4f5a6b7c8d9';

describe('the address of a step', () => {
  it.each([
    ...PROJECT_KINDS.flatMap((kind) =>
      [...KINDS[kind].wizard.steps, { path: RECAP_PATH }].map(({ path }) => [kind, path] as const),
    ),
  ])('%s %s parses what it formats, with an entry and without, and is a page', (kind, step) => {
    for (const entry of [null, 'k3x9p', '0', id]) {
      const address = stepAddress(kind, id, step, entry ?? undefined);
      expect(readStepAddress(address), address).toEqual({ kind, id, step, entry });
      expect(isPage(address, { demo: false })).toBe(true);
    }
  });

  it('has the project in the middle where the specification requires it', () => {
    expect(stepAddress('PSM', id, 'contenu/gamme', 'k3x')).toBe(`/sm/contenu/${id}/gamme/k3x`);
    expect(stepAddress('VAE', id, 'contenu/boards', 'k3x')).toBe(`/vae/contenu/boards/${id}/k3x`);
  });

  it.each(['/chr', '/chr/info-pdv', '/chr/info-pdv/12', `/autre/info-pdv/${id}`, `/chr/${id}/k3x`])(
    '%s is rejected',
    (pathname) => {
      expect(readStepAddress(pathname)).toBeNull();
    },
  );
});
