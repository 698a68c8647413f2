import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '../../../components/projects/history-entry.ts';
import { clientPathStages, type PathFacts, pathStages } from './path-stages.ts';

const move = (statut_dep: Status, statut_arr: Status, t_creation: string): HistoryEntry => ({
  statut_dep,
  statut_arr,
  t_creation,
  resp: 'dc1',
  nomResp: 'Camille Ferrand',
  comment: '',
  force: false,
  fichiers: [],
  id: 1,
  nature: 'mouvement',
  cause: null,
  accord: null,
});

const facts = (more: Partial<PathFacts>): PathFacts => ({
  type: 'Carte Brasserie',
  statut: 'Brouillon',
  t_creation: '2026-11-12T14:48:00.000Z',
  printed: true,
  posed: false,
  previsited: false,
  onSite: false,
  historique: [],
  ...more,
});

const drawn = (stages: ReturnType<typeof pathStages>) =>
  stages.map(({ statut, place }) => `${statut} ${place}`);

describe('pathStages', () => {
  it('starts at the draft, everything else ahead', () => {
    const stages = pathStages(facts({}));
    expect(stages[0]).toEqual({
      statut: 'Brouillon',
      place: 'now',
      entered: '2026-11-12T14:48:00.000Z',
      times: 1,
    });
    expect(stages.slice(1).every((stage) => stage.place === 'next')).toBe(true);
    expect(stages.at(-1)?.statut).toBe('Terminé');
  });

  it('has the first entry and the number of entries of a status', () => {
    const historique = [
      move('Validation DC', 'Agence', '2026-11-16T08:05:00.000Z'),
      move('Agence', 'Validation DC', '2026-11-15T17:22:00.000Z'),
      move('Brouillon', 'Agence', '2026-11-13T10:30:00.000Z'),
    ];
    const agency = pathStages(facts({ statut: 'Agence', historique })).find(
      (stage) => stage.statut === 'Agence',
    );
    expect(agency).toEqual({ statut: 'Agence', place: 'now', entered: '2026-11-13T10:30:00.000Z', times: 2 });
  });

  it('omits printing from an unprinted order', () => {
    expect(pathStages(facts({ printed: false })).map((stage) => stage.statut)).not.toContain('Impression');
  });

  it.each<[string, Partial<PathFacts>, string[]]>([
    ['boards that are put up', { type: 'Boards PVC', posed: true }, ['Prévisite', 'Livré']],
    ['boards that nobody puts up', { type: 'Boards PVC' }, []],
    ['light boxes', { type: 'Caissons Lumineux' }, []],
    ['a Digital', { type: 'Digital', printed: false }, ['Livré']],
    ['made to measure, put up', { type: 'Sur Mesure', posed: true, printed: false }, ['Prévisite', 'Livré']],
    ['a Direct Agence', { type: 'Direct Agence' }, ['Client']],
    ['a Direct Agence filled beside the client', { type: 'Direct Agence', onSite: true }, []],
  ])('has the right stops for %s', (_what, more, expected) => {
    const stops = pathStages(facts(more)).map(({ statut }) => statut);
    expect(stops.filter((statut) => ['Client', 'Prévisite', 'Livré'].includes(statut))).toEqual(expected);
  });

  it('has no second pre-visit', () => {
    const historique = [
      move('Exécution', 'Validation DC', '2026-11-20T10:00:00.000Z'),
      move('Prévisite', 'Exécution', '2026-11-19T10:00:00.000Z'),
      move('Validation Client', 'Prévisite', '2026-11-18T10:00:00.000Z'),
      move('Brouillon', 'Agence', '2026-11-13T10:30:00.000Z'),
    ];
    const seen = facts({
      type: 'Boards PVC',
      posed: true,
      previsited: true,
      statut: 'Validation DC',
      historique,
    });
    expect(drawn(pathStages(seen))).not.toContain('Prévisite next');
  });

  it('omits skipped statuses: a proof sent directly to the client', () => {
    const historique = [
      move('Agence', 'Validation Client', '2026-11-15T10:00:00.000Z'),
      move('Brouillon', 'Agence', '2026-11-13T10:30:00.000Z'),
    ];
    expect(drawn(pathStages(facts({ statut: 'Validation Client', historique }))).slice(0, 4)).toEqual([
      'Brouillon past',
      'Agence past',
      'Validation Client now',
      'Exécution next',
    ]);
  });

  it('ends with the status that stopped it', () => {
    const historique = [
      move('Agence', 'Annulé', '2026-11-18T10:00:00.000Z'),
      move('Brouillon', 'Agence', '2026-11-13T10:30:00.000Z'),
    ];
    expect(drawn(pathStages(facts({ statut: 'Annulé', historique })))).toEqual([
      'Brouillon past',
      'Agence past',
      'Annulé now',
    ]);
  });

  it('names the status off the path that it was stopped from', () => {
    const historique = [
      move('Validation CCEP', 'Rejeté', '2026-11-20T10:00:00.000Z'),
      move('Impression', 'Validation CCEP', '2026-11-19T10:00:00.000Z'),
      move('Agence', 'Impression', '2026-11-18T10:00:00.000Z'),
      move('Brouillon', 'Agence', '2026-11-13T10:30:00.000Z'),
    ];
    expect(drawn(pathStages(facts({ statut: 'Rejeté', historique })))).toEqual([
      'Brouillon past',
      'Agence past',
      'Impression past',
      'Validation CCEP past',
      'Rejeté now',
    ]);
  });

  it('puts a status off the path after those passed', () => {
    const historique = [
      move('Impression', 'Validation CCEP', '2026-11-20T10:00:00.000Z'),
      move('Exécution', 'Impression', '2026-11-19T10:00:00.000Z'),
      move('Brouillon', 'Agence', '2026-11-13T10:30:00.000Z'),
    ];
    expect(drawn(pathStages(facts({ statut: 'Validation CCEP', historique })))).toEqual([
      'Brouillon past',
      'Agence past',
      'Impression past',
      'Validation CCEP now',
      'Imprimé next',
      'Terminé next',
    ]);
  });
});

it('has a client’s five stages, each once', () => {
  const historique = [
    move('Validation Client', 'Validation CCEP', '2026-11-20T10:00:00.000Z'),
    move('Agence', 'Validation Client', '2026-11-19T10:00:00.000Z'),
    move('Client', 'Agence', '2026-11-14T10:30:00.000Z'),
    move('Brouillon', 'Client', '2026-11-13T10:30:00.000Z'),
  ];
  const order = facts({ type: 'Direct Agence', statut: 'Validation CCEP', historique });
  const read = clientPathStages(pathStages(order));
  expect(read.map(({ stage, place }) => `${stage} ${place}`)).toEqual([
    'À compléter past',
    'En création past',
    'À valider now',
    'En fabrication next',
    'Livrée next',
  ]);
  expect(read[2]?.entered).toBe('2026-11-19T10:00:00.000Z');
});
