import { describe, expect, it } from 'vitest';
import { normaliseBoards } from '../boards/normalise-boards.ts';
import type { Board } from '../projects/board.ts';
import type { ProjectDocument } from '../projects/project.ts';
import { commonAncestor, mergeDocuments, mineOnly } from './merge-documents.ts';

const MIDI = { entree: 'midi', nomFormule: 'Midi', compoFormule: 'Plat', tarifFormule: '13' };
const SOIR = { entree: 'soir', nomFormule: 'Soir', compoFormule: 'Tout', tarifFormule: '30' };
const NEW = { entree: 'k3x', nomFormule: 'Enfant', tarifFormule: '9' };
const base: ProjectDocument = { infopdv: { formules: [MIDI, SOIR], noFormule: '' } };

const formulas = (...formules: object[]): ProjectDocument => ({ infopdv: { formules, noFormule: '' } });
function merge(
  mine: ProjectDocument,
  theirs: ProjectDocument,
  side: 'mine' | 'theirs' = 'mine',
  from = base,
) {
  const { document, conflicts, incoming } = mergeDocuments(from, mine, theirs, () => side);
  return {
    formules: document.infopdv?.formules,
    document,
    conflicts: conflicts.map(({ path, isEntry }) => [path.join('.'), isEntry]),
    incoming: incoming.map((path) => path.join('.')),
  };
}

describe('the supports of a Sur Mesure that two people fill', () => {
  const [awning, totem] = [
    { entree: 'a', name: 'Store', creation: '<p>Le nom</p>' },
    { entree: 'b', name: 'Totem', creation: '' },
  ];
  const supports = (...entries: object[]): ProjectDocument => ({ supports: entries });
  const from = supports(awning, totem);

  it('keep what each wrote on another, and a third that one added', () => {
    const [mine, theirs] = [
      { ...awning, creation: '<p>Le <strong>nom</strong></p>' },
      { ...totem, creation: '<p>Les horaires</p>' },
    ];
    const added = { entree: 'c', name: 'Parasol' };
    const merged = merge(supports(mine, totem, added), supports(awning, theirs), 'mine', from);
    expect(merged).toMatchObject({ conflicts: [], document: supports(mine, theirs, added) });
  });

  it('ask where both wrote on the same, other sizes included', () => {
    const bold = { ...awning, creation: '<p><strong>Le nom</strong></p>' };
    const large = { ...awning, creation: '<p><span class="taille-21">Le nom</span></p>' };
    const merged = merge(supports(bold, totem), supports(large, totem), 'theirs', from);
    expect(merged).toMatchObject({
      conflicts: [['supports.0.creation', false]],
      document: supports(large, totem),
    });
  });
});

describe('entries changed by one side', () => {
  it('are all kept where each of us added one, theirs first', () => {
    const other = { ...NEW, entree: 'p8d', nomFormule: 'Brunch' };
    expect(merge(formulas(MIDI, SOIR, NEW), formulas(MIDI, SOIR, other))).toMatchObject({
      formules: [MIDI, SOIR, other, NEW],
      conflicts: [],
      incoming: ['infopdv.formules.2'],
    });
  });

  it('are merged where one of us added one and the other changed or deleted another', () => {
    const dearer = { ...MIDI, tarifFormule: '15' };
    expect(merge(formulas(MIDI, NEW, SOIR), formulas(dearer, SOIR))).toMatchObject({
      formules: [dearer, NEW, SOIR],
      conflicts: [],
    });
    expect(merge(formulas(MIDI, NEW, SOIR), formulas(MIDI))).toMatchObject({
      formules: [MIDI, NEW],
      conflicts: [],
      incoming: ['infopdv.formules.2'],
    });
  });

  it('keep the order that one of us changed', () => {
    expect(merge(formulas(SOIR, MIDI), formulas(MIDI, SOIR, NEW)).formules).toEqual([SOIR, MIDI, NEW]);
    expect(merge(formulas(MIDI, SOIR, NEW), formulas(SOIR, MIDI)).formules).toEqual([SOIR, MIDI, NEW]);
  });

  it('are renumbered where both added the same board', () => {
    const [old, own, other] = ['Menu - 1', 'Menu - 2', 'Menu - 2'].map((displayName, rank) => ({
      entree: `b${rank}`,
      name: 'Menu',
      displayName,
    })) as [Board, Board, Board];
    const { document } = merge({ boards: [old, own] }, { boards: [old, other] }, 'mine', { boards: [old] });
    expect(document.boards?.map(({ entree, displayName }) => [entree, displayName])).toEqual([
      ['b0', 'Menu - 1'],
      ['b2', 'Menu - 2'],
      ['b1', undefined],
    ]);
    const agreed = normaliseBoards(document, '2026_11_20', 'Boards PVC');
    expect(agreed.boards?.map(({ displayName }) => displayName)).toEqual([
      'Menu - 1',
      'Menu - 2',
      'Menu - 3',
    ]);
  });

  it('stay where the other chose none', () => {
    const none: ProjectDocument = { infopdv: { formules: [], noFormule: 'Aucune formule' } };
    expect(merge(formulas(MIDI, SOIR, NEW), none).document.infopdv).toEqual({
      formules: [NEW],
      noFormule: '',
    });
  });
});

describe('entries changed by both sides', () => {
  const dearer = { ...SOIR, tarifFormule: '35' };

  it('conflict by field, the entry labelled by its rank on my screen', () => {
    const theirs = formulas(NEW, MIDI, { ...SOIR, tarifFormule: '32', compoFormule: 'Tout, et café' });
    expect(merge(formulas(MIDI, dearer), theirs)).toMatchObject({
      conflicts: [['infopdv.formules.1.tarifFormule', false]],
      formules: [NEW, MIDI, { ...dearer, compoFormule: 'Tout, et café' }],
    });
  });

  it('conflict as a whole where one of us changed what the other deleted', () => {
    const asked = [['infopdv.formules.1', true]];
    const mineGone = [formulas(MIDI), formulas(MIDI, dearer)] as const;
    expect(merge(...mineGone)).toMatchObject({ conflicts: asked, formules: [MIDI] });
    expect(merge(...mineGone, 'theirs')).toMatchObject({ conflicts: asked, formules: [MIDI, dearer] });
    const theirsGone = [formulas(MIDI, dearer), formulas(MIDI)] as const;
    expect(merge(...theirsGone)).toMatchObject({ conflicts: asked, formules: [MIDI, dearer] });
    expect(merge(...theirsGone, 'theirs')).toMatchObject({ conflicts: asked, formules: [MIDI] });
  });

  it('are distinguished where two conflicts have the same rank, each on its side', () => {
    const conflicts = mergeDocuments(
      base,
      formulas({ ...SOIR, tarifFormule: '35' }),
      formulas({ ...MIDI, tarifFormule: '15' }),
    ).conflicts;
    expect(new Set(conflicts.map(({ key }) => key)).size).toBe(2);
  });

  it('of a board conflict by field and price line', () => {
    const board = (format: string, ...lines: object[]): ProjectDocument => ({
      boards: [{ entree: 'b1', name: 'Gamme', format, brief: { 'gamme-prix': lines } }] as Board[],
    });
    const line = (entree: string, prix: string) => ({ entree, prix });
    const merged = merge(
      board('Horizontal', line('l1', '3'), line('l2', '5')),
      board('Vertical', line('l1', '4'), line('l3', '6')),
      'theirs',
      board('', line('l1', '2')),
    );
    expect(merged.conflicts).toEqual([
      ['boards.0.format', false],
      ['boards.0.brief.gamme-prix.0.prix', false],
    ]);
    expect(merged.document).toEqual(board('Vertical', line('l1', '4'), line('l3', '6'), line('l2', '5')));
  });

  it('of a photo conflict by post-its and note', () => {
    const photo = (more: object): ProjectDocument => ({ contenu: [{ entree: 'f1', photo: 'f1', ...more }] });
    const anno = [{ x: 0, y: 0, texte: 'à refaire' }];
    expect(merge(photo({ anno }), photo({ modificationCarte: 'Prix' }), 'mine', photo({}))).toMatchObject({
      conflicts: [],
      document: photo({ anno, modificationCarte: 'Prix' }),
    });
  });
});

describe('entries and calls without a reply', () => {
  it('counts added and deleted ones as stored, once on the server', () => {
    const sent = formulas(MIDI, NEW);
    expect(commonAncestor(base, [sent], formulas(MIDI, NEW, { entree: 'x' }))).toEqual(sent);
    expect(commonAncestor(base, [sent], base)).toEqual(base);
  });

  it('lists unsaved ones, entry by entry', () => {
    const mine = formulas({ ...MIDI, tarifFormule: '14' }, NEW);
    expect(mineOnly(base, mine, base).map(({ path, mine: own }) => [path.join('.'), own])).toEqual([
      ['infopdv.formules.0.tarifFormule', '14'],
      ['infopdv.formules.1', undefined],
      ['infopdv.formules.1', NEW],
    ]);
  });
});
