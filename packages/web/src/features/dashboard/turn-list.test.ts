import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { READY_VIEWS } from '@ardoise/domain/rules/ready-views.ts';
import { describe, expect, it } from 'vitest';
import { readFilters, withStatus, writeFilters } from './dashboard-filters.ts';
import { arrivalGroup, dueGroup } from './due-groups.ts';
import { requestWords } from './request-words.ts';
import { isByArrival, isByDay, isTurnList, shownFilters } from './turn-list.ts';
import { turnSummary } from './turn-summary.ts';
import { isShown, viewFilterOf } from './use-views.ts';
import type { WaitingDays } from './use-waiting-counts.ts';

const TODAY = '2026-11-23';
const WAITING: WaitingDays = [
  { statut: 'Agence', echeance: '2026-11-19', retard: true, count: 2 },
  { statut: 'Agence', echeance: TODAY, retard: false, count: 2 },
  { statut: 'Agence', echeance: '2026-12-01', retard: false, count: 1 },
  { statut: 'Exécution', echeance: null, retard: false, count: 57 },
];
const written = (search: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(writeFilters(readFilters(search))).filter(([, value]) => value !== undefined),
  );

describe('the view in an address', () => {
  it('is what waits without any parameter, everything for an address that filters or sorts', () => {
    expect(readFilters({}).vue).toBe('attente');
    expect(readFilters({ liste: 'dashboard' }).vue).toBe('attente');
    for (const search of [{ q_statut: 'Agence' }, { q_retard: '1' }, { tri: 'nom' }, { q_supprimes: '1' }])
      expect(readFilters(search).vue).toBe('tout');
    expect(readFilters({ q_vue: 'constructor' }).vue).toBe('attente');
  });

  it.each<Record<string, string>>([
    {},
    { q_vue: 'tout' },
    { q_vue: 'attente', tri: 'nom' },
    { q_retard: '1' },
    { q_statut: 'Livré' },
  ])('round-trips, and is written only where it does not go without saying: %o', (search) =>
    expect(written(search)).toEqual(search),
  );

  it('leaves a stage of the work for another status', () => {
    const corrections = readFilters({ q_vue: 'attente', q_travail: 'corrections', q_recherche: 'zinc' });
    expect(withStatus(corrections, 'Livré', 'tout')).toMatchObject({
      travail: '',
      recherche: 'zinc',
      vue: 'tout',
    });
  });
});

describe('a list of what waits', () => {
  it('is the view, and each status that always waits for its reader', () => {
    expect(isTurnList(readFilters({}), 'dc')).toBe(true);
    expect(isTurnList(readFilters({ q_statut: 'Agence' }), 'agence')).toBe(true);
    // An agency prints some of what is in Impression.
    expect(isTurnList(readFilters({ q_statut: 'Impression' }), 'agence')).toBe(false);
    expect(isTurnList(readFilters({}), 'smhf')).toBe(false);
  });

  it('is everything for a role nothing waits for, and for whoever nothing waits for now', () => {
    expect(shownFilters(readFilters({}), 'smhf', []).vue).toBe('tout');
    expect(shownFilters(readFilters({}), 'dc', []).vue).toBe('tout');
    expect(shownFilters(readFilters({}), 'dc', undefined).vue).toBe('attente');
    // A search without a match is not turned into another list.
    expect(shownFilters(readFilters({ q_vue: 'attente', q_recherche: 'x' }), 'dc', []).vue).toBe('attente');
  });

  it('is grouped by day where there are deadlines, in their order', () => {
    expect(isByDay(readFilters({}), 'agence')).toBe(true);
    expect(isByDay(readFilters({ q_vue: 'attente', tri: 'nom' }), 'agence')).toBe(false);
    expect(isByDay(readFilters({}), 'dc')).toBe(false);
  });
});

it('names the group of a row, with how many the whole list has', () => {
  const group = (echeance: string | null, retard = 0) => {
    const { title, detail } = dueGroup({ echeance, retard }, TODAY, WAITING);
    return [title, detail];
  };
  expect(group('2026-11-19', 2)).toEqual(['En retard', '2\u00a0projets']);
  expect(group(TODAY)).toEqual(['Aujourd’hui', 'lundi 23 novembre, 2\u00a0projets']);
  expect(group('2026-12-01')).toEqual(['Mardi 1er décembre', '1\u00a0projet']);
  expect(group(null)).toEqual(['Sans échéance', '57\u00a0projets']);
});

it('says what waits, what is late and what is due today', () => {
  const said = (role: 'agence' | 'dc' | 'smhf', waiting: WaitingDays) =>
    turnSummary({ deliveries: false, role, waiting, counts: [{ statut: 'Livré', count: 3 }], today: TODAY });
  expect(said('agence', WAITING)).toBe(
    '62\u00a0projets vous attendent. 2\u00a0sont en retard, 2\u00a0sont à rendre aujourd’hui.',
  );
  expect(said('dc', [{ statut: 'Brouillon', echeance: null, retard: false, count: 1 }])).toBe(
    '1\u00a0projet vous attend.',
  );
  expect(said('dc', [])).toBe('Rien ne vous attend.');
  expect(said('smhf', [])).toBe('3\u00a0projets.');
});

it('says what an agency is asked', () => {
  const words = (row: object) =>
    requestWords({
      statut: 'Agence',
      versionCreation: 0,
      boardsCount: 0,
      demande: '',
      arbitrage: false,
      actions: [],
      ...row,
    } as unknown as ProjectRow);
  const submit = [{ target: 'Validation DC', label: 'Soumettre au DC' }];
  expect(words({ boardsCount: 4 })).toEqual({ asked: 'Première création', detail: '4\u00a0boards à créer' });
  expect(words({ versionCreation: 1, demande: 'Plus petit.' })).toEqual({
    asked: 'Corrections',
    detail: '«\u00a0Plus petit.\u00a0»',
  });
  expect(words({ versionCreation: 2, actions: submit }).asked).toBe('Version 2 déposée');
  expect(words({ statut: 'Exécution' }).asked).toBe('Fichiers d’exécution');
});

it('groups deliveries by when they come: late, until Sunday, later, delivered', () => {
  const titled = (etat: string, jour: string | null) => {
    const arrivee = { etat, jour } as Parameters<typeof arrivalGroup>[0]['arrivee'];
    const { title, detail, late } = arrivalGroup({ arrivee }, '2026-11-25');
    return [title, detail, late ?? false];
  };
  expect(titled('retard', '2026-11-20')).toEqual(['En retard', '', true]);
  expect(titled('promise', '2026-11-29')).toEqual(['Cette semaine', 'jusqu’au dimanche 29 novembre', false]);
  // A pose whose day has passed is still to be made.
  expect(titled('pose', '2026-11-20')[0]).toBe('Cette semaine');
  expect(titled('promise', '2026-11-30')[0]).toBe('Ensuite');
  expect(titled('a_venir', null)[0]).toBe('Ensuite');
  expect(titled('livree', '2026-11-24')).toEqual(['Livrées', 'depuis 7\u00a0jours', false]);
  const filters = readFilters({ q_livraisons: '1', tri: 'arrivee', q_vue: 'tout' });
  expect([isByArrival(filters), isByArrival({ ...filters, tri: 'nom' })]).toEqual([true, false]);
});

it('finds the view of an address, whatever its order of parameters', () => {
  const [late, , corrections] = READY_VIEWS.agence;
  const shown = (search: Record<string, string>) => readFilters(search);
  expect(late && isShown(late, shown({ q_retard: '1', q_vue: 'attente' }))).toBe(true);
  expect(late && isShown(late, shown({ q_retard: '1' }))).toBe(false);
  expect(corrections && isShown(corrections, shown({ q_vue: 'attente', q_travail: 'corrections' }))).toBe(
    true,
  );
  for (const { filtre, nom } of Object.values(READY_VIEWS).flat())
    expect([nom, viewFilterOf(readFilters(filtre))]).toEqual([nom, filtre]);
});
