import { describe, expect, it } from 'vitest';
import { changedParts, documentOf, partsToSend } from './changed-parts.ts';

describe('changed parts', () => {
  it.each([
    ['nothing', { pdv: { ville: 'Bordeaux' } }, { pdv: { ville: 'Bordeaux' } }, []],
    ['a blank where there was nothing', {}, { pdv: { ville: '', telephone: undefined } }, []],
    ['keys in another order', { pdv: { ville: 'B', rcs: 'R' } }, { pdv: { rcs: 'R', ville: 'B' } }, []],
    [
      'one field',
      { pdv: { ville: 'Bordeaux' }, autresInfos: { nomPdv: 'A' } },
      { pdv: { ville: 'Pessac' }, autresInfos: { nomPdv: 'A' } },
      ['pdv'],
    ],
    ['a field cleared', { pdv: { ville: 'Bordeaux' } }, { pdv: { ville: '' } }, ['pdv']],
    ['a photo removed', { contenu: [{ photo: 'a' }] }, { contenu: [] }, ['contenu']],
    [
      'photos in another order',
      { contenu: [{ photo: 'a' }, { photo: 'b' }] },
      { contenu: [{ photo: 'b' }, { photo: 'a' }] },
      ['contenu'],
    ],
  ])('%s', (_case, base, current, expected) => {
    expect(changedParts(base, current)).toEqual(expected);
  });

  it('sends a removed part as an empty one, as an omitted part stays', () => {
    expect(partsToSend({ contenu: [{ photo: 'a' }], pdv: { ville: 'B' } }, {})).toEqual({
      contenu: [],
      pdv: {},
    });
  });

  it('sends nothing but changes', () => {
    const base = { pdv: { ville: 'B' }, infocarte: { qrcode: 'oui' } };
    expect(partsToSend(base, { ...base, infocarte: { qrcode: 'non' } })).toEqual({
      infocarte: { qrcode: 'non' },
    });
  });

  it('extracts the document from a project', () => {
    expect(documentOf({ pdv: { ville: 'B' }, statut: 'Brouillon', version: 3 } as never)).toEqual({
      pdv: { ville: 'B' },
    });
  });

  it('assigns ids to the entries of a project without any, and has nothing to send for that', () => {
    const old = { infopdv: { formules: [{ nomFormule: 'Midi' }, { nomFormule: 'Soir' }] } };
    const opened = documentOf(old);
    expect(opened.infopdv?.formules?.map(({ entree }) => entree)).toEqual(['r1', 'r2']);
    expect(partsToSend(opened, documentOf(old))).toEqual({});
  });
});
