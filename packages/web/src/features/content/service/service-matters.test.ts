import { expect, it } from 'vitest';
import { serviceMatters } from './service-matters.ts';
import type { ServiceState } from './use-service-state.ts';

const NOW = '2026-11-23T12:00:00.000Z';
const before = (hours: number) => new Date(Date.parse(NOW) - hours * 3_600_000).toISOString();
const none = { nombre: 0, depuis: null };
const backup = { t: before(8), nom: 'nuit', taille: 1 };
const scheduled = { echec: null, programmees: true };
const WELL: ServiceState = {
  t: NOW,
  envoi: 'actif',
  courriels: { attente: none, echecs: 0 },
  travaux: { courriels: none, imports: none },
  libre: 80e9,
  stockage: { lieu: 'bucket', joignable: true },
  sauvegardes: { fichiers: backup, base: backup, baseIncluse: true, ...scheduled },
  base: { version: '18.1', taille: 1 },
  repliques: [{ nom: 'a', etat: 'lue', retard: 0 }],
  serveurs: [],
};
const titles = (change: Partial<ServiceState>) =>
  serviceMatters({ ...WELL, ...change }).map(({ title }) => title.replaceAll('\u00a0', ' '));

it('has nothing to say when all is well', () => {
  expect(titles({})).toEqual([]);
  expect(titles({ courriels: { attente: { nombre: 2, depuis: before(0.1) }, echecs: 0 } })).toEqual([]);
});

it.each<[Partial<ServiceState>, string]>([
  [{ stockage: { lieu: 'bucket', joignable: false } }, 'Les fichiers ne sont pas accessibles.'],
  [{ libre: 3e9 }, 'Il reste 2,8 Go pour les fichiers.'],
  [
    { sauvegardes: { fichiers: null, base: null, baseIncluse: true, ...scheduled } },
    'Aucune sauvegarde n’a été faite.',
  ],
  [
    {
      sauvegardes: { fichiers: backup, base: { ...backup, t: before(50) }, baseIncluse: true, ...scheduled },
    },
    'La dernière sauvegarde de la base de données date du 21 novembre 2026, 11:00.',
  ],
  [
    { sauvegardes: { fichiers: backup, base: null, baseIncluse: true, ...scheduled } },
    'Aucune sauvegarde de la base de données n’a été faite.',
  ],
  [
    {
      sauvegardes: {
        ...WELL.sauvegardes,
        echec: { t: '2026-11-23T01:30:00.000Z', cause: 'place' },
      },
    },
    'La sauvegarde du 23 novembre 2026, 02:30 a échoué.',
  ],
  [
    { envoi: 'sans_serveur', courriels: { attente: { nombre: 1, depuis: before(0.1) }, echecs: 0 } },
    '1 e-mail attend, et aucun serveur de messagerie n’est configuré.',
  ],
  [
    { courriels: { attente: { nombre: 12, depuis: before(2) }, echecs: 0 } },
    '12 e-mails attendent, le plus ancien depuis 2 h.',
  ],
  [{ courriels: { attente: none, echecs: 3 } }, '3 e-mails n’ont pas pu partir.'],
  [
    { travaux: { courriels: none, imports: { nombre: 1, depuis: before(1) } } },
    'Des travaux attendent, et personne ne les prend.',
  ],
  [{ repliques: [{ nom: 'a', etat: 'absente', retard: null }] }, '1 réplique de la base ne répond plus.'],
  [{ repliques: [{ nom: 'a', etat: 'retard', retard: 40 }] }, '1 réplique de la base est en retard.'],
  [
    {
      serveurs: [
        { nom: 'a (1)', version: '1', node: '26', depuis: NOW, vu: NOW, present: true },
        { nom: 'b (1)', version: '1', node: '26', depuis: NOW, vu: NOW, present: false },
      ],
    },
    '1 serveur ne répond plus.',
  ],
])('says what needs a hand: %j', (change, title) => {
  const said = titles(change);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(title);
});

it('asks for no backup that the operator of the database makes, and for none in the demonstration', () => {
  expect(titles({ sauvegardes: { fichiers: backup, base: null, baseIncluse: false, ...scheduled } })).toEqual(
    [],
  );
  const demo = {
    envoi: 'demonstration',
    courriels: { attente: { nombre: 9, depuis: before(90) }, echecs: 0 },
  } as const;
  expect(
    titles({ ...demo, sauvegardes: { fichiers: null, base: null, baseIncluse: true, ...scheduled } }),
  ).toEqual([]);
});
