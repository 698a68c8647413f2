import type { SalesforceState } from '@ardoise/domain/contract/salesforce.ts';
import { expect, it } from 'vitest';
import { salesforceWords } from './salesforce-words.ts';

const NOW = Date.parse('2026-11-23T10:00:00Z');
const STATE: SalesforceState = {
  etat: 'connecte',
  depuis: '2026-11-23T08:12:00Z',
  motif: '',
  administrateurs: ['Paule Ferrand', 'Jean Roy'],
  dernierEchange: null,
  appels: null,
  relecture: null,
};

it.each<[SalesforceState['etat'], string, string]>([
  ['connecte', 'Salesforce\u00a0: connecté', 'done'],
  ['inconnu', 'Salesforce\u00a0: pas encore interrogé', 'draft'],
  ['lent', 'Salesforce est lent depuis 9:12', 'wait'],
  ['refuse', 'Salesforce refuse nos identifiants depuis 9:12', 'stop'],
  ['limite', 'Salesforce\u00a0: limite d’appels atteinte depuis 9:12', 'stop'],
  ['injoignable', 'Salesforce ne répond pas depuis 9:12', 'stop'],
  ['requete', 'Salesforce refuse notre demande depuis 9:12', 'stop'],
])('says %s: %s', (etat, title, tone) => {
  expect(salesforceWords({ ...STATE, etat }, NOW)).toMatchObject({ title, tone });
});

it('says the day of what began before today', () => {
  const state = { ...STATE, etat: 'refuse' as const, depuis: '2026-11-20T22:30:00Z' };
  expect(salesforceWords(state, NOW).title).toBe(
    'Salesforce refuse nos identifiants depuis le 20 novembre 2026, 23:30',
  );
});

it('names whom to ask where only an administrator mends it', () => {
  const means = (etat: SalesforceState['etat'], administrateurs = STATE.administrateurs) =>
    salesforceWords({ ...STATE, etat, administrateurs }, NOW).means;
  expect(means('refuse')).toMatch(/sont à vérifier\u00a0: demandez à Paule Ferrand ou à Jean Roy\.$/);
  expect(means('requete', ['Jean Roy'])).toMatch(/demandez à Jean Roy\.$/);
  expect(means('refuse', [])).toMatch(/sont à vérifier\.$/);
  expect(means('injoignable')).not.toContain('demandez');
});
