import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import type { Status, Target } from '@ardoise/domain/projects/statuses.ts';
import { describe, expect, it } from 'vitest';
import { dueInWords, laterInWords, workTitle } from './agency-words.ts';
import { agencyWork } from './agency-work.ts';

const LABELS: Partial<Record<Target, string>> = {
  'Validation DC': 'Soumettre au DC',
  'Validation Client': 'Soumettre au client',
  Impression: 'Envoyer en impression',
  Brouillon: 'Retour en brouillon',
  Annulé: 'Annuler',
};

const action = (to: Status, refused?: Partial<ProjectAction>): ProjectAction => ({
  target: to,
  to,
  label: LABELS[to] ?? to,
  allowed: refused === undefined,
  needsComment: false,
  needsPrinter: to === 'Impression',
  roundTrip: false,
  ...refused,
});
const NO_PROOF = {
  reason: 'Veuillez joindre une création (BAT) avant de soumettre.',
  cure: 'creation',
} as const;
const NO_ACCORD = {
  reason: 'L’accord signé du client sur la création est obligatoire.',
  cure: 'accord',
} as const;
const NO_FILE = { reason: 'Veuillez joindre le fichier d’exécution.', cure: 'execution' } as const;

const at = (
  statut: Status,
  actions: ProjectAction[],
  [versionCreation, versionAccord]: [number, number | null] = [0, null],
): Pick<Project, 'statut' | 'actions' | 'versionCreation' | 'versionAccord'> => ({
  statut,
  actions,
  versionCreation,
  versionAccord,
});
const told = (project: ReturnType<typeof at>) => {
  const work = agencyWork(project);
  return [workTitle(work, { menuExterieur: false }), laterInWords(work)];
};
const targets = (actions: readonly ProjectAction[]) => actions.map(({ target }) => target);

describe('the work of an agency', () => {
  it('is the creation, which its readers wait for', () => {
    const project = at('Agence', [
      action('Impression', NO_ACCORD),
      action('Brouillon'),
      action('Validation Client', NO_PROOF),
      action('Validation DC', NO_PROOF),
      action('Annulé'),
    ]);
    expect(told(project)).toEqual([
      'Préparez la version\u00a01',
      'Ensuite\u00a0: soumettre au DC, ou au client, puis envoyer en impression.',
    ]);
    const { moves, back, later } = agencyWork(project);
    expect([targets(moves), targets(back)]).toEqual([[], ['Brouillon']]);
    expect(targets(later)).toEqual(['Validation DC', 'Validation Client', 'Impression']);
  });

  it('is to correct the version that was sent, until another one is there', () => {
    const refused = [action('Validation DC', NO_PROOF), action('Validation Client', NO_PROOF)];
    expect(told(at('Agence', refused, [1, null]))[0]).toBe('Préparez la version\u00a02');
    const ready = at(
      'Agence',
      [action('Validation Client'), action('Validation DC'), action('Impression', NO_ACCORD)],
      [2, null],
    );
    expect(told(ready)).toEqual([
      'La version\u00a02 est prête à partir',
      'Ensuite\u00a0: envoyer en impression.',
    ]);
    expect(targets(agencyWork(ready).moves)).toEqual(['Validation DC', 'Validation Client']);
  });

  it('is the execution files once the client agrees to the present creation', () => {
    const reviews = [action('Validation Client', NO_PROOF), action('Validation DC', NO_PROOF)];
    const waiting = at('Exécution', [action('Impression', NO_FILE), ...reviews], [2, 2]);
    expect(told(waiting)).toEqual([
      'Joignez le fichier d’exécution',
      'Ensuite\u00a0: envoyer en impression. Ou, avec une nouvelle création, soumettre au DC, ou au client.',
    ]);
    const ready = at('Exécution', [action('Impression'), ...reviews], [2, 2]);
    expect(told(ready)[0]).toBe('Le fichier d’exécution est prêt à partir');
    expect(workTitle(agencyWork(ready), { menuExterieur: true })).toBe(
      'Les fichiers d’exécution sont prêts à partir',
    );
    expect(targets(agencyWork(ready).moves)).toEqual(['Impression']);
  });

  it('is the creation again where another one was made after the agreement', () => {
    const redone = at('Exécution', [action('Impression', NO_ACCORD), action('Validation Client')], [3, 2]);
    expect(agencyWork(redone)).toMatchObject({ makes: 'creation', ready: true, version: 3 });
  });

  it('waits for answers to remarks once the version is there', () => {
    const refused = { reason: '2 remarques attendent votre réponse.', cure: 'remarques' } as const;
    const held = at('Agence', [action('Validation DC', refused), action('Impression', NO_ACCORD)], [2, null]);
    expect(told(held)).toEqual([
      'La version\u00a02 attend vos réponses',
      'Ensuite\u00a0: soumettre au DC, puis envoyer en impression.',
    ]);
    expect(agencyWork(held)).toMatchObject({ ready: true, held: true, version: 2, moves: [] });
  });

  it('says nothing of later moves where none is refused', () => {
    expect(laterInWords(agencyWork(at('Agence', [action('Validation DC')], [1, null])))).toBe('');
  });
});

describe('dueInWords', () => {
  it.each([
    [4, 'dans 4\u00a0jours ouvrés'],
    [1, 'dans 1\u00a0jour ouvré'],
    [0, 'aujourd’hui'],
  ])('with %i working days left', (joursRestants, left) => {
    expect(dueInWords({ echeance: '2026-11-27', retard: 0, joursRestants })).toEqual({
      day: 'vendredi 27 novembre 2026',
      left,
    });
  });

  it('is silent without a promise, and once it is past', () => {
    expect(dueInWords({ echeance: null, retard: 0, joursRestants: 0 })).toBeNull();
    expect(dueInWords({ echeance: '2026-11-20', retard: 1, joursRestants: 0 })).toBeNull();
  });
});
