import { describe, expect, it } from 'vitest';
import { ROLES } from '../projects/roles.ts';
import { completeOrder } from '../testing/complete-orders.ts';
import { findStep } from '../wizards/wizard.ts';
import { KINDS } from './kinds.ts';
import { missingOfDc, stepBeforeClient, wizardFilledBy, wizardReadBy } from './steps-by-role.ts';

const { wizard } = KINDS.PDA;
const pathsOf = ({ steps }: typeof wizard) => steps.map(({ path }) => path);

describe('a Direct Agence', () => {
  it('is filled by its client from the support on, and by every other role whole', () => {
    const filled = wizardFilledBy(wizard, 'client');
    expect(pathsOf(filled as typeof wizard)).toEqual(['support', 'format', 'brief', 'contenu', 'livraison']);
    expect(filled.tabs.map(({ key }) => key)).toEqual(pathsOf(filled as typeof wizard));
    for (const role of ROLES.filter((each) => each !== 'client'))
      expect(wizardFilledBy(wizard, role), role).toBe(wizard);
  });

  it('addresses its client, in each question', () => {
    const asked = (role: 'client' | 'dc') => {
      const { steps } = wizardFilledBy(wizard, role);
      const brief = findStep({ ...wizard, steps }, 'brief')?.groups.flatMap(({ fields }) => fields) ?? [];
      return brief.flatMap(({ label, question = label }) => [label, question]);
    };
    expect(asked('dc')).toContain('Le client a-t-il sa propre charte graphique\u00a0?');
    expect(asked('client')).toEqual(
      expect.arrayContaining(['Votre brief', 'Votre logo', 'Avez-vous un logo à reprendre\u00a0?']),
    );
    const words = wizardFilledBy(wizard, 'client').steps.flatMap(({ title, groups }) => [
      title,
      ...groups.flatMap(({ title: part = '', fields }) => [
        part,
        ...fields.flatMap(({ label, question = '', help }) => [label, question, String(help ?? '')]),
      ]),
    ]);
    expect(words.filter((each) => /\bclient|A-t-il|point de vente\s*\?/i.test(each))).toEqual([]);
  });

  it('is read by its client without the naming step', () => {
    const read = pathsOf(wizardReadBy(wizard, 'client') as typeof wizard);
    expect(read).toEqual(pathsOf(wizard).filter((path) => path !== 'dc/info-projet'));
    expect(wizardReadBy(wizard, 'dc')).toBe(wizard);
  });

  it('leads its dc, and nobody else, from the client’s steps to the drinks, unless they are together', () => {
    expect(stepBeforeClient(wizard, 'support', {}, 'dc')).toBe('dc/gamme');
    expect(stepBeforeClient(wizard, 'livraison', { surPlace: false }, 'dc')).toBe('dc/gamme');
    expect(stepBeforeClient(wizard, 'livraison', { surPlace: true }, 'dc')).toBeNull();
    expect(stepBeforeClient(wizard, 'dc/gamme', {}, 'dc')).toBeNull();
    for (const role of ['client', 'siege', 'administrator'] as const)
      expect(stepBeforeClient(wizard, 'support', {}, role), role).toBeNull();
  });

  it('names what its dc left, and not what is the client’s', () => {
    const { pdv, ...order } = completeOrder('Direct Agence');
    expect(missingOfDc(wizard, { ...order, pdv, agence: 'agence1', briefPDA: '', charte: {} })).toEqual([]);
    const without = { ...order, pdv: { ...pdv, emailCLient: '' }, agence: null };
    expect(missingOfDc(wizard, without).map(({ path }) => path)).toEqual([
      'dc/info-client',
      'dc/info-projet',
    ]);
  });
});

it('leaves the other kinds to whoever may edit them', () => {
  for (const kind of ['CHR', 'VAE', 'VAE_DIGITAL', 'PSM'] as const) {
    const { wizard: other } = KINDS[kind];
    expect(pathsOf(wizardFilledBy(other, 'client') as typeof wizard), kind).toEqual(
      other.steps.map(({ path }) => path),
    );
    expect(stepBeforeClient(other, other.steps[0]?.path ?? '', {}, 'dc'), kind).toBeNull();
  }
});
