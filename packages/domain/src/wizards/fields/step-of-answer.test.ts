import { describe, expect, it } from 'vitest';
import { KINDS } from '../../kinds/kinds.ts';
import type { Wizard } from '../wizard.ts';
import { stepOfAnswer } from './step-of-answer.ts';

const wizard: Wizard = KINDS.CHR.wizard;

describe('the step of an answer', () => {
  it.each([
    ['autresInfos.nomPdv', 'autres-infos'],
    ['infopdv.formules.2.tarifFormule', 'contenu/formules'],
    ['infocarte.boissons.Colas.cola', 'contenu/gamme'],
    ['infocarte.matiere', 'creation/format'],
    ['infocarte.frise', 'contenu/illustrations'],
  ])('%s is of %s', (path, step) => {
    expect(stepOfAnswer(wizard, path)?.path).toBe(step);
  });

  it('is none for what no step asks', () => {
    expect(stepOfAnswer(wizard, 'infocarte.boisson')).toBeUndefined();
  });
});
