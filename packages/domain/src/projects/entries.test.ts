import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalText, signedContent } from '../rules/signed-content.ts';
import { withEntryIds } from './entries.ts';
import { ENTRY_ID } from './field-formats.ts';
import { type ProjectDocument, projectDocument } from './project.ts';

const FILE = '64b7f0a1c2d3e4f5a6b7c8d9';

/** An order from before entries had ids. */
const OLD: ProjectDocument = {
  infopdv: { formules: [{ nomFormule: 'Midi' }, { nomFormule: 'Soir' }], noFormule: '' },
  contenu: [{ photo: FILE, filename: 'midi.jpg' }, { filename: 'perdue.jpg' }],
  boards: [{ name: 'Menu' }, { name: 'Gamme', brief: { 'gamme-prix': [{ prix: '3' }, { prix: '4' }] } }],
  supports: [{ name: 'Store' }],
};

const idsOf = ({ infopdv, contenu = [], boards = [], supports = [] }: ProjectDocument) =>
  [
    infopdv?.formules ?? [],
    contenu,
    boards,
    ...boards.map(({ brief }) => brief?.['gamme-prix'] ?? []),
    supports,
  ].map((list) => list.map(({ entree }) => entree));

describe('entry ids', () => {
  it('are assigned by rank to entries without one, a photo’s being its file’s', () => {
    expect(idsOf(withEntryIds(OLD))).toEqual([
      ['r1', 'r2'],
      [FILE, 'r2'],
      ['r1', 'r2'],
      [],
      ['r1', 'r2'],
      ['r1'],
    ]);
  });

  it('are stable: an entry keeps its own, which no other entry receives', () => {
    const formules = [{ entree: 'r2' }, {}, { entree: 'k3x' }, { entree: 'k3x' }];
    expect(idsOf(withEntryIds({ infopdv: { formules } }))[0]).toEqual(['r2', 'r3', 'k3x', 'r4']);
  });

  it('ignore missing parts of an order', () => {
    expect(withEntryIds({ pdv: { ville: 'Lyon' } })).toEqual({ pdv: { ville: 'Lyon' } });
  });

  it('are validated by their form only in a draft', () => {
    expect(projectDocument.safeParse(withEntryIds(OLD)).success).toBe(true);
    expect(projectDocument.safeParse({ supports: [{ entree: 'R/1' }] }).success).toBe(false);
    expect(projectDocument.safeParse({ pdv: { entree: 'r1' } }).success).toBe(false);
  });

  it('are unique, well formed and assigned once, whatever the input, and do not change what is signed', async () => {
    const entry = fc.record(
      { entree: fc.constantFrom('r1', 'r2', 'r3', 'k'), nomFormule: fc.constantFrom('', 'Midi') },
      { requiredKeys: [] },
    );
    const photo = fc.record(
      { entree: fc.constantFrom('a', 'r1'), photo: fc.constantFrom('a', 'b', 'É', '') },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.property(fc.array(entry), fc.array(photo), (formules, contenu) => {
        const document: ProjectDocument = { infopdv: { formules }, contenu };
        const given = withEntryIds(document);
        for (const ids of idsOf(given)) {
          expect(new Set(ids).size).toBe(ids.length);
          for (const id of ids) expect(id).toMatch(ENTRY_ID);
        }
        expect(withEntryIds(given)).toEqual(given);
        expect(canonicalText(signedContent(given, []))).toBe(canonicalText(signedContent(document, [])));
      }),
    );
  });
});
