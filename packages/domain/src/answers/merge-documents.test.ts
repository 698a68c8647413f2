import { describe, expect, it } from 'vitest';
import type { ProjectDocument } from '../projects/project.ts';
import { commonAncestor, mergeDocuments, mineOnly } from './merge-documents.ts';

const base: ProjectDocument = {
  pdv: { nomPDV: 'Brasserie du Palais', ville: 'Bordeaux', telephone: '05 56 48 17 20' },
  idprojet: { nameProjet: 'Brasserie du Palais', numProjet: '31_2026_11_20' },
  infocarte: {
    template: { id: 'ardoise', name: 'Ardoise', image: '/a.svg' },
    boissons: { Colas: { cola: { id: 'cola', name: 'Cola' } } },
  },
  infopdv: { formules: [{ nomFormule: 'Formule Déjeuner', compoFormule: 'Plat', tarifFormule: '13' }] },
  contenu: [
    { photo: 'a', filename: 'a.jpg' },
    { photo: 'b', filename: 'b.jpg' },
  ],
};

function merge(mine: Partial<ProjectDocument>, theirs: Partial<ProjectDocument>) {
  const merged = mergeDocuments(base, { ...base, ...mine }, { ...base, ...theirs });
  return {
    ...merged,
    conflicts: merged.conflicts.map(({ path }) => path.join('.')),
    incoming: merged.incoming.map((path) => path.join('.')),
  };
}

describe('changes of one side', () => {
  it('take each side’s own field of the same part', () => {
    const merged = merge(
      { pdv: { ...base.pdv, ville: 'Pessac' } },
      { pdv: { ...base.pdv, telephone: '05 00 00 00 00' } },
    );
    expect(merged.document.pdv).toEqual({
      nomPDV: 'Brasserie du Palais',
      ville: 'Pessac',
      telephone: '05 00 00 00 00',
    });
    expect(merged.conflicts).toEqual([]);
    expect(merged.incoming).toEqual(['pdv.telephone']);
  });

  it('keep what I cleared and what they cleared', () => {
    const merged = merge(
      { pdv: { ...base.pdv, ville: '' } },
      { pdv: { nomPDV: 'Brasserie du Palais', ville: 'Bordeaux' } },
    );
    expect(merged.document.pdv).toEqual({ nomPDV: 'Brasserie du Palais' });
    expect(merged.conflicts).toEqual([]);
  });

  it('merge drinks that each added, and drop the one that I removed', () => {
    const water = { id: 'eau', name: 'Eau' };
    const tea = { id: 'the', name: 'Thé' };
    const merged = merge(
      { infocarte: { ...base.infocarte, boissons: { Colas: {}, Eaux: { eau: water } } } },
      {
        infocarte: {
          ...base.infocarte,
          boissons: { Colas: { cola: { id: 'cola', name: 'Cola' } }, Thés: { the: tea } },
        },
      },
    );
    expect(merged.document.infocarte?.boissons).toEqual({
      Colas: {},
      Thés: { the: tea },
      Eaux: { eau: water },
    });
    expect(merged.conflicts).toEqual([]);
  });

  it('match photos by file: one removed here, one annotated there, one added', () => {
    const note = { x: 0.5, y: 0.5, texte: 'à refaire' };
    const merged = merge(
      {
        contenu: [
          { photo: 'b', filename: 'b.jpg' },
          { photo: 'c', filename: 'c.jpg' },
        ],
      },
      {
        contenu: [
          { photo: 'a', filename: 'a.jpg' },
          { photo: 'b', filename: 'b.jpg', anno: [note] },
        ],
      },
    );
    expect(merged.document.contenu).toEqual([
      { entree: 'b', photo: 'b', filename: 'b.jpg', anno: [note] },
      { entree: 'c', photo: 'c', filename: 'c.jpg' },
    ]);
    expect(merged.conflicts).toEqual([]);
  });

  it('create a list that only I have', () => {
    const { contenu: _none, ...without } = base;
    const merged = mergeDocuments(
      without,
      { ...without, contenu: [{ photo: 'c', filename: 'c.jpg' }] },
      without,
    );
    expect(merged.document.contenu).toEqual([{ entree: 'c', photo: 'c', filename: 'c.jpg' }]);
  });

  it('match older formulas without ids by rank', () => {
    const [formule] = base.infopdv?.formules ?? [];
    const merged = merge(
      { infopdv: { formules: [{ ...formule, tarifFormule: '15' }] } },
      { infopdv: { formules: [{ ...formule, compoFormule: 'Plat et café' }] } },
    );
    expect(merged.document.infopdv?.formules).toEqual([
      { entree: 'r1', nomFormule: 'Formule Déjeuner', compoFormule: 'Plat et café', tarifFormule: '15' },
    ]);
    expect(merged.conflicts).toEqual([]);
  });
});

describe('changes of both sides', () => {
  it('are a conflict, mine until decided', () => {
    const merged = merge(
      { pdv: { ...base.pdv, ville: 'Pessac' } },
      { pdv: { ...base.pdv, ville: 'Talence' } },
    );
    expect(merged.conflicts).toEqual(['pdv.ville']);
    expect(merged.document.pdv?.ville).toBe('Pessac');
  });

  it('follow the decision, conflict by conflict', () => {
    const { document } = mergeDocuments(
      base,
      { ...base, pdv: { ...base.pdv, ville: 'Pessac', nomPDV: 'Mien' } },
      { ...base, pdv: { ...base.pdv, ville: 'Talence', nomPDV: 'Sien' } },
      ({ path }) => (path.at(-1) === 'ville' ? 'theirs' : 'mine'),
    );
    expect(document.pdv).toMatchObject({ ville: 'Talence', nomPDV: 'Mien' });
  });

  it('are no conflict when equal', () => {
    const same = { pdv: { ...base.pdv, ville: 'Pessac' } };
    const { contenu: _photos, infopdv: _formulas, ...others } = base;
    expect(merge(same, same)).toMatchObject({
      conflicts: [],
      incoming: [],
      document: { ...others, ...same },
    });
  });

  it('never split a catalogue choice', () => {
    const theirs = { id: 'bistrot', name: 'Bistrot', image: '/b.svg' };
    const merged = mergeDocuments(
      base,
      { ...base, infocarte: { ...base.infocarte, template: { id: 'zinc', name: 'Zinc', image: '/z.svg' } } },
      { ...base, infocarte: { ...base.infocarte, template: theirs } },
      () => 'theirs',
    );
    expect(merged.conflicts.map(({ path }) => path.join('.'))).toEqual(['infocarte.template']);
    expect(merged.document.infocarte?.template).toEqual(theirs);
  });

  it('do not conflict on computed answers', () => {
    const merged = merge(
      { pdv: { ...base.pdv, nomPDV: 'Mien' }, idprojet: { nameProjet: 'Mien', numProjet: '31_2026_11_20' } },
      { pdv: { ...base.pdv, nomPDV: 'Sien' }, idprojet: { nameProjet: 'Sien', numProjet: '31_2026_11_20' } },
    );
    expect(merged.conflicts).toEqual(['pdv.nomPDV']);
  });
});

describe('unsaved changes', () => {
  it('are mine, unless the server has them too', () => {
    const mine = { ...base, pdv: { ...base.pdv, ville: 'Pessac', rcs: 'R' } };
    const theirs = { ...base, pdv: { ...base.pdv, rcs: 'R', telephone: '05 00 00 00 00' } };
    expect(mineOnly(base, mine, theirs)).toEqual([
      expect.objectContaining({ path: ['pdv', 'ville'], mine: 'Pessac', theirs: 'Bordeaux' }),
    ]);
  });
});

describe('a save whose answer was lost', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((photo) => ({ entree: photo, photo, filename: `${photo}.jpg` }));
  const of = (...contenu: (typeof a)[]) => ({ ...base, contenu }) as ProjectDocument;
  const orderIn = ({ contenu }: ProjectDocument) => contenu?.map(({ photo }) => photo);
  const merged = (sent: ProjectDocument, mine: ProjectDocument, theirs: ProjectDocument) =>
    orderIn(mergeDocuments(commonAncestor(of(a, b), [sent], theirs), mine, theirs).document);

  it('has the order that others gave the entries since, unless it gave them another itself', () => {
    expect(merged(of(a, b), of(a, b), of(b, a))).toEqual(['b', 'a']);
    expect(merged(of(a, b), of(a, b, c), of(b, a))).toEqual(['b', 'a', 'c']);
    expect(merged(of(b, a), of(b, a), of(a, b))).toEqual(['b', 'a']);
  });

  it('is not taken for an order of others where the server has it', () => {
    expect(merged(of(b, a), of(a, b), of(b, a))).toEqual(['a', 'b']);
    expect(merged(of(b, a), of(b, a, c), of(b, a))).toEqual(['b', 'a', 'c']);
  });
});
