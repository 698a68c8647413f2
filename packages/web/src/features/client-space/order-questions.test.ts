import type { Project } from '@ardoise/domain/contract/projects.ts';
import { pdaWizard } from '@ardoise/domain/kinds/pda/wizard.ts';
import { completeOrder } from '@ardoise/domain/testing/complete-orders.ts';
import { expect, it } from 'vitest';
import { headInWords } from './order-head-words.ts';
import { orderLeft, orderQuestions, whereToGoOn } from './order-questions.ts';

const COMPLETE = { ...completeOrder('Direct Agence'), type: 'Direct Agence', agence: 'agence1' } as Project;
const read = (change: Partial<Project>) => orderQuestions(pdaWizard, { ...COMPLETE, ...change });
const left = (change: Partial<Project>) =>
  orderLeft(read(change), { signatureClient: null, arbitrage: false, ...change });
const where = (change: Partial<Project>) => whereToGoOn(read(change), left(change));

it('asks the client five questions, none of the delegate’s', () => {
  expect(read({}).map(({ path }) => path)).toEqual(['support', 'format', 'brief', 'contenu', 'livraison']);
});

it('says of each what was answered, or what is asked', () => {
  expect(read({}).map(({ says }) => says)).toEqual([
    '50\u00a0exemplaires, 24\u00a0stickers QR code',
    'Affiche A4, un volet, Polyart mat 240\u00a0g',
    'Une affiche pour la soirée du 14.',
    '1\u00a0fichier',
    'Bordeaux',
  ]);
  expect(read({ contenu: [], infocarte: {} }).map(({ says, status }) => [status, says])).toContainEqual([
    'todo',
    'Vos fichiers et vos illustrations',
  ]);
});

it('shortens a long brief at a word', () => {
  const said = read({
    briefPDA: '<p>Une affiche haute, au trait, pour la terrasse et pour le comptoir.</p>',
  })[2];
  expect(said?.says).toBe('Une affiche haute, au trait, pour la terrasse et pour le…');
});

it('goes on where the client stopped: the beginning, a question, or the signature', () => {
  expect(where({ infocarte: {}, charte: {}, contenu: [] })).toEqual({ path: 'support', label: 'Commencer' });
  expect(where({ charte: {} })).toEqual({ path: 'brief', label: 'Reprendre au brief' });
  expect(where({})).toEqual({ path: 'livraison', label: 'Relire et signer' });
});

it('says that a signed order only has to be sent, also once the agency returned it', () => {
  const signed = { signatureClient: 'data:image/png;base64,AA' };
  expect(where(signed)).toEqual({ path: 'livraison', label: 'Relire et envoyer' });
  expect(headInWords(left(signed), false)).toEqual({
    title: 'Votre commande est signée',
    lede: 'Il reste à l’envoyer à l’agence.',
  });
  expect(headInWords(left(signed), true).lede).toMatch(/^Elle est signée\. .*, puis envoyez-la\.$/);
  expect(left({ ...signed, contenu: [] })).toBe('answer');
  expect(left({ ...signed, arbitrage: true })).toBe('nothing');
  expect(headInWords('nothing', true)).toEqual({
    title: 'Votre commande est signée',
    lede: 'Le siège décide de la suite\u00a0: vous n’avez rien à faire.',
  });
  expect(headInWords(left({}), true).lede).toMatch(/puis signez\.$/);
});
