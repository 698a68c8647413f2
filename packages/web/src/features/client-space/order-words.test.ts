import { STATUSES, type Status } from '@ardoise/domain/projects/statuses.ts';
import { expect, it } from 'vitest';
import { stageInWords } from '../../components/projects/client-stage-words.ts';
import { deliveredInWords, orderedInWords, orderWords, turnsInWords } from './order-words.ts';

const NOW = Date.parse('2026-11-23T09:00:00Z');
/** Of an arrival, what a client's card does not read. */
const BARE = { precision: '', aPromettre: false, envoi: null, demandee: null };

const row = (statut: Status) => ({
  _id: { $oid: 'i1' },
  statut,
  t_statut: '2026-11-18T09:00:00Z',
  echeance: statut === 'Agence' ? '2026-11-27' : null,
  retard: 0,
  arrivee: null,
  complet: false,
  clientSigned: false,
  arbitrage: false,
  nomDc: 'Camille Ferrand',
});

it.each(STATUSES)('says an order in %s without a word of the company', (statut) => {
  const { stage, sentence, button } = orderWords(row(statut), NOW);
  expect(sentence).toMatch(/^[A-ZÀÉ].*\.$/);
  expect(`${stage} ${sentence} ${button.label}`).not.toMatch(/AR\b|CCEP|\bDC\b|projet|statut|Suivre|retard/i);
});

it.each<[Status, string, string]>([
  ['Client', 'Compléter la commande', '/commande/i1'],
  ['Validation Client', 'Voir et valider', '/accord-client/i1'],
  ['Agence', 'Voir la commande', '/suivi-projet/i1'],
])('in %s offers %s', (statut, label, to) => {
  expect(orderWords(row(statut), NOW).button).toEqual({ label, to, mine: statut !== 'Agence' });
});

it('promises the agency’s day while it is kept, and no other', () => {
  const told = (change: object) => orderWords({ ...row('Agence'), ...change }, NOW).sentence;
  expect(told({})).toBe(
    'L’agence prépare votre création. Vous la verrez au plus tard le 27\u00a0novembre\u00a02026.',
  );
  expect(told({ retard: 2 })).toBe('L’agence prépare votre création.');
});

it('says that only the signature is missing', () => {
  expect(orderWords({ ...row('Client'), complet: true }, NOW).sentence).toContain('il reste à signer');
});

it('says of a signed order that it is left to send', () => {
  const signed = { ...row('Client'), complet: true, clientSigned: true };
  expect(orderWords(signed, NOW)).toMatchObject({
    sentence: 'Signée. Il reste à l’envoyer.',
    button: { label: 'Relire et envoyer', to: '/commande/i1', mine: true },
  });
  expect(turnsInWords([signed, row('Client')])).toBe(
    '1\u00a0commande à compléter, 1\u00a0commande à envoyer.',
  );
});

it('says of an order that the quota stopped that head office decides, and asks nothing', () => {
  const stopped = { ...row('Client'), complet: true, clientSigned: true, arbitrage: true };
  expect(orderWords(stopped, NOW)).toEqual({
    stage: 'À compléter',
    sentence: 'Signée. Le siège décide de la suite\u00a0: vous n’avez rien à faire.',
    button: { label: 'Voir la commande', to: '/commande/i1', mine: false },
  });
  expect(turnsInWords([stopped])).toBe('Rien n’attend de vous.');
});

it('says the approval that is recorded while head office checks', () => {
  expect(orderWords(row('Validation CCEP'), NOW)).toMatchObject({
    stage: 'À valider',
    sentence: expect.stringContaining('Votre accord est enregistré'),
  });
});

it('counts what waits for the client, and says the stage and what is ordered', () => {
  const rows = [row('Client'), row('Validation Client'), row('Validation Client'), row('Agence')];
  expect(turnsInWords(rows)).toBe('2\u00a0créations à valider, 1\u00a0commande à compléter.');
  expect(turnsInWords([])).toBe('Rien n’attend de vous.');
  expect(deliveredInWords([{ t_statut: '2026-07-02T09:00:00Z' }, { t_statut: '2026-05-02T09:00:00Z' }])).toBe(
    '2\u00a0commandes, la dernière en juillet\u00a02026',
  );
  expect(stageInWords('En création')).toBe('En création, étape 2 sur 5');
  expect(stageInWords('Annulée')).toBe('Annulée');
  expect(orderedInWords({ impression: 'Affiche A4 · Couché · 50 cartes' })).toBe('Affiche A4, Couché');
});

it('says when a printed order comes, and calls the delegate where it is late', () => {
  const told = (arrivee: Parameters<typeof orderWords>[0]['arrivee']) =>
    orderWords({ ...row('Imprimé'), arrivee }, NOW).sentence;
  const day = { retard: 0, propose: null, ...BARE };
  expect(told({ etat: 'promise', jour: '2026-12-04', mots: 'Chez vous le 4 décembre', ...day })).toBe(
    'Chez vous le 4 décembre.',
  );
  expect(told({ etat: 'retard', jour: '2026-11-20', mots: 'Un peu de retard', ...day, retard: 1 })).toBe(
    'Un peu de retard. Votre délégué commercial vous donne une date.',
  );
  expect(
    told({ etat: 'a_venir', jour: null, mots: 'Date à venir', retard: 0, propose: '2026-12-07', ...BARE }),
  ).toMatch(/la livraison suit\. Date à venir\.$/);
});
