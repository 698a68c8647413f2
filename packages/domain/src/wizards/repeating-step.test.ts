import { describe, expect, it } from 'vitest';
import { KINDS } from '../kinds/kinds.ts';
import { withEntryIds } from '../projects/entries.ts';
import type { ProjectKind, ProjectType } from '../projects/kinds.ts';
import type { ProjectDocument } from '../projects/project.ts';
import { completeOrder } from '../testing/complete-orders.ts';
import { missingEntries, missingPlaces, nextOpenEntry, type Step, screenProblems } from './wizard.ts';

const CHR: ProjectDocument = withEntryIds({
  infopdv: { formules: [{ nomFormule: 'Midi', compoFormule: 'Plat', tarifFormule: '13' }, {}] },
  contenu_fichier_texte: { hasFichierTexte: 'non' },
  contenu: [{ photo: 'f1', filename: 'midi.jpg' }],
});

const ordered = (type: Exclude<ProjectType, 'Carte Brasserie'>) => ({
  ...withEntryIds(completeOrder(type)),
  type,
});

const REPEATING = Object.values(KINDS)
  .map(({ wizard }) => wizard)
  .flatMap(({ kind, steps }) =>
    (steps as readonly Step[]).filter(({ entries }) => entries).map((step) => ({ kind, step })),
  );
const stepAt = (kind: ProjectKind, path: string) =>
  REPEATING.find((one) => one.kind === kind && one.step.path === path)?.step as Step;

describe('a repeating step', () => {
  it('is every step over boards, supports, formulas or files', () => {
    expect(
      REPEATING.map(({ kind, step }) => [kind, step.path, step.entries?.list, step.entries?.ownScreens]),
    ).toEqual([
      ['CHR', 'contenu/formules', 'infopdv.formules', false],
      ['CHR', 'photo', 'contenu', false],
      ['VAE', 'creation/format', 'boards', false],
      ['VAE', 'contenu/boards', 'boards', true],
      ['VAE_DIGITAL', 'creation/format', 'boards', false],
      ['VAE_DIGITAL', 'contenu/boards', 'boards', true],
      ['PSM', 'creation/support', 'supports', false],
      ['PSM', 'contenu/gamme', 'supports', true],
      ['PSM', 'contenu/edition', 'supports', true],
      ['PDA', 'contenu', 'contenu', false],
    ]);
  });

  it('has for each entry its id, label, problems and lines of the order form', () => {
    const formulas = stepAt('CHR', 'contenu/formules').entries?.of(CHR) ?? [];
    expect(formulas.map(({ id, label }) => [id, label])).toEqual([
      ['r1', 'Formule 1'],
      ['r2', 'Formule 2'],
    ]);
    expect(formulas[0]).toMatchObject({
      problems: [],
      summary: [{ label: 'Midi', value: 'Plat, 13,00\u00a0€' }],
    });
    expect(formulas[1]?.problems.map(({ chemin }) => chemin)).toEqual([
      'infopdv.formules.1.nomFormule',
      'infopdv.formules.1.tarifFormule',
      'infopdv.formules.1.compoFormule',
    ]);
    expect(stepAt('CHR', 'photo').entries?.of(CHR)).toMatchObject([{ id: 'f1', label: 'Photo 1' }]);
  });

  it('merges problems and lines of its entries with those of the step', () => {
    const boards = ordered('Boards PVC');
    const [first, ...others] = boards.boards ?? [];
    const project = { ...boards, boards: [{ ...first, format: '', brief: {} }, ...others] };
    const format = stepAt('VAE', 'creation/format');
    expect(missingEntries(format, project).map(({ id, label }) => [id, label])).toEqual([
      ['r1', first?.displayName],
    ]);
    expect(format.problems(project)).toEqual([
      { chemin: 'boards.0.format', message: 'Choisir un format pour chaque board' },
    ]);
    const content = stepAt('VAE', 'contenu/boards');
    expect(content.problems(project)).toEqual(missingEntries(content, project)[0]?.problems);
    expect(content.summary(project)).toEqual(content.entries?.of(project).flatMap(({ summary }) => summary));
  });

  it('lists each incomplete entry with its own address', () => {
    const [formulas, whole] = [CHR, {}].map((project) =>
      missingPlaces(KINDS.CHR.wizard, project).find(({ path }) => path === 'contenu/formules'),
    );
    expect(formulas).toMatchObject({ entry: 'r2', short: 'Formules déjeuner, Formule 2' });
    expect(formulas?.champs).toHaveLength(3);
    expect(whole).toMatchObject({ short: 'Formules déjeuner', champs: [{ chemin: 'infopdv.formules' }] });
    expect(whole).not.toHaveProperty('entry');
    const tooMany = (ordered('Boards PVC').boards ?? []).map((board) => ({
      ...board,
      optionStopTrottoir: true,
    }));
    const places = missingPlaces(KINDS.VAE.wizard, { ...ordered('Boards PVC'), boards: tooMany });
    const formats = places.filter(({ path }) => path === 'creation/format');
    expect(formats.map(({ entry }) => entry)).toEqual([undefined, 'r1', 'r2', 'r3']);
  });

  it('labels a problem of a whole entry by its rank', () => {
    const project = { boards: [{ entree: 'k3x', name: 'Inconnu', state: 'autre' }] };
    expect(stepAt('VAE', 'contenu/boards').problems(project)).toEqual([
      { chemin: 'boards.0.brief', message: 'Ce board n’est pas au catalogue.' },
    ]);
  });

  it('requires nothing of an entry that does not apply', () => {
    const none = { ...CHR, contenu_fichier_texte: { hasFichierTexte: 'oui' } };
    expect(stepAt('CHR', 'photo').entries?.of(none)).toEqual([]);
    const noFormula = { infopdv: { ...CHR.infopdv, noFormule: 'Aucune formule' } };
    expect(stepAt('CHR', 'contenu/formules').problems(noFormula)).toEqual([]);
    expect(missingEntries(KINDS.CHR.wizard.steps[0] as Step, {})).toEqual([]);
  });

  it.each(REPEATING)('$kind, $step.path: is incomplete without an entry', ({ step }) => {
    const empty = { contenu_fichier_texte: { hasFichierTexte: 'non' } };
    expect(step.summary(empty).map(({ value }) => value)).toContain('à compléter');
  });
});

describe('a step whose entries have their own screens', () => {
  const step = stepAt('VAE', 'contenu/boards');
  const complete = ordered('Boards PVC');
  const [first, second, third] = complete.boards ?? [];
  const blank = (board: typeof first) => ({ ...board, brief: {} });
  const [one, two, three] = [first?.entree ?? '', second?.entree ?? '', third?.entree ?? ''];

  it('reports one problem per incomplete entry', () => {
    const project = { ...complete, boards: [blank(first), { ...second }, blank(third)] };
    expect(screenProblems(step, project).map(({ chemin }) => chemin)).toEqual(['boards.0', 'boards.2']);
    expect(screenProblems(step, { ...complete, boards: [] })).toEqual([
      { chemin: 'boards', message: 'Chaque board doit avoir son contenu.' },
    ]);
    expect(screenProblems(step, complete)).toEqual([]);
  });

  it.each([
    [one, [second, third], two],
    [two, [first, third], three],
    [three, [first, third], one],
    [two, [second], undefined],
    ['gone', [second], two],
  ])('continues from %s to the next incomplete one', (from, open, to) => {
    const boards = complete.boards?.map((board) => (open.includes(board) ? blank(board) : board));
    expect(nextOpenEntry(step, { ...complete, boards }, from)?.id).toBe(to);
  });
});
