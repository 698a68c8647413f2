import { expect, it } from 'vitest';
import { deliveryLines } from './Deliveries.tsx';

const link = {
  purpose: 'bon_commande',
  email: 'patron@zinc.test',
  t_envoi: '2026-11-12T09:00:00.000Z',
  expire: '2027-02-10T09:00:00.000Z',
  utilise: null,
  revoque: null,
  telecharge: null,
  ouvert: null,
};

it('says when the client first downloaded the newest order form and execution files, else that they did not yet', () => {
  const older = { ...link, t_envoi: '2026-11-01T09:00:00.000Z', telecharge: '2026-11-02T09:00:00.000Z' };
  const lines = deliveryLines([
    { ...link, purpose: 'approval' },
    { ...link, purpose: 'execution', telecharge: '2026-11-13T09:03:00.000Z' },
    link,
    older,
  ]);
  expect(lines.map(({ text, more }) => text + more)).toEqual([
    'Bon de commande envoyé le 12 novembre 2026 à patron@zinc.test, pas encore téléchargé',
    'Fichiers d’exécution téléchargés le 13 novembre 2026 à 10:03, envoyés le 12 novembre 2026 à patron@zinc.test',
  ]);
  expect(deliveryLines([older])[0]?.text).toMatch(/^Bon de commande téléchargé le /);
});
