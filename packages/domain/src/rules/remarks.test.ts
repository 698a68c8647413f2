import { describe, expect, it } from 'vitest';
import {
  CLIENTS_TO_SETTLE,
  carriedPlace,
  isSaidAlready,
  progressAfter,
  type Remark,
  refusalOfAct,
  remarkState,
  remarksToAnswer,
  type Said,
  seesRemark,
  sinceVersion,
} from './remarks.ts';

const REMARK: Remark = {
  version: 2,
  waits: true,
  askedAgain: null,
  settled: null,
  author: 'b.lacombe@brasserie.example',
  authorRole: 'client',
  byAgency: false,
};
const DC = { name: 'dc1', role: 'dc' } as const;
const CLIENT = { name: REMARK.author, role: 'client' } as const;
const AGENCY = { name: 'agence1', role: 'agence' } as const;
const SIEGE = { name: 'siege1', role: 'siege' } as const;
const said = (act: Said['act'], texte = '', author = 'agence1'): Said => ({ act, texte, author });
const atAgency = { role: 'agence', statut: 'Agence', current: 3 } as const;

describe('the state of a remark', () => {
  it.each<[string, Partial<Remark>, number]>([
    ['ouverte', {}, 2],
    ['ouverte', {}, 3],
    ['ouverte', { waits: false }, 2],
    ['aVerifier', { waits: false }, 3],
    ['ouverte', { waits: false, askedAgain: 3 }, 3],
    ['aVerifier', { waits: false, askedAgain: 3 }, 4],
    ['ouverte', { waits: false, byAgency: true }, 3],
    ['reglee', { waits: false, settled: 3 }, 4],
  ])('is %s with %o on version %i', (state, change, current) => {
    expect(remarkState({ ...REMARK, ...change }, current)).toBe(state);
  });

  it('counts from the last ‘Pas encore’', () => {
    expect(sinceVersion(REMARK)).toBe(2);
    expect(sinceVersion({ ...REMARK, askedAgain: 4 })).toBe(4);
  });
});

describe('what is said under a remark', () => {
  it('answers it where the agency says it while it has the order, in words that say something', () => {
    expect(progressAfter(REMARK, said('fait'), atAgency).waits).toBe(false);
    expect(progressAfter(REMARK, said('reponse', 'Oui.'), atAgency).waits).toBe(false);
    expect(progressAfter(REMARK, said('reponse', 'Oui.'), { ...atAgency, statut: 'Exécution' }).waits).toBe(
      false,
    );
    expect(progressAfter(REMARK, said('reponse', 'ok'), atAgency).waits).toBe(true);
    expect(
      progressAfter(REMARK, said('reponse', 'Entendu'), { ...atAgency, statut: 'Validation Client' }).waits,
    ).toBe(true);
    expect(progressAfter(REMARK, said('reponse', 'Entendu'), { ...atAgency, role: 'siege' }).waits).toBe(
      true,
    );
  });

  it('settles it on the present version, and asks for it again there', () => {
    const settled = progressAfter(REMARK, said('reglee'), { ...atAgency, role: 'dc' });
    expect(settled).toEqual({ waits: false, askedAgain: null, settled: 3 });
    expect(progressAfter({ ...REMARK, ...settled }, said('pasEncore'), { ...atAgency, role: 'dc' })).toEqual({
      waits: true,
      askedAgain: 3,
      settled: null,
    });
    const question = { ...REMARK, waits: false, byAgency: true };
    expect(progressAfter(question, said('pasEncore'), atAgency).waits).toBe(false);
  });

  it('is said once by a double click', () => {
    const last = said('reponse', 'Oui.');
    expect(isSaidAlready(REMARK, last, last, 3)).toBe(true);
    expect(isSaidAlready(REMARK, last, said('reponse', 'Non.'), 3)).toBe(false);
    expect(isSaidAlready(REMARK, last, said('reponse', 'Oui.', 'dc1'), 3)).toBe(false);
    expect(isSaidAlready(REMARK, said('fait'), said('fait'), 3)).toBe(false);
    expect(isSaidAlready({ ...REMARK, waits: false }, said('fait'), said('fait'), 3)).toBe(true);
    expect(isSaidAlready({ ...REMARK, waits: false }, last, said('fait'), 3)).toBe(false);
    expect(isSaidAlready({ ...REMARK, settled: 2 }, undefined, said('reglee'), 3)).toBe(true);
    expect(isSaidAlready({ ...REMARK, askedAgain: 3 }, undefined, said('pasEncore'), 3)).toBe(true);
    expect(isSaidAlready(REMARK, undefined, said('pasEncore'), 3)).toBe(false);
  });
});

describe('who may', () => {
  it('settle a remark: its asker, head office, and a delegate for a client who was shown a newer version', () => {
    expect(refusalOfAct('reglee', REMARK, CLIENT, 2)).toBeNull();
    expect(refusalOfAct('pasEncore', REMARK, SIEGE, 2)).toBeNull();
    expect(refusalOfAct('reglee', REMARK, DC, 2)).toBe(CLIENTS_TO_SETTLE);
    expect(refusalOfAct('reglee', REMARK, DC, 3)).toBeNull();
    expect(refusalOfAct('reglee', { ...REMARK, askedAgain: 3 }, DC, 3)).toBe(CLIENTS_TO_SETTLE);
    expect(refusalOfAct('reglee', REMARK, AGENCY, 3)).toMatch(/Seul son auteur/);
    const ofDc: Remark = { ...REMARK, author: 'dc2', authorRole: 'dc' };
    expect(refusalOfAct('reglee', ofDc, DC, 0)).toBeNull();
    expect(refusalOfAct('reglee', { ...ofDc, author: 'siege2', authorRole: 'siege' }, DC, 9)).toMatch(/Seul/);
    const question: Remark = { ...REMARK, author: 'lea', authorRole: 'agence', byAgency: true };
    expect(refusalOfAct('reglee', question, AGENCY, 0)).toBeNull();
    expect(refusalOfAct('reglee', question, DC, 9)).toMatch(/Seul/);
  });

  it('say ‘Fait’: of another’s remark that is not settled', () => {
    expect(refusalOfAct('fait', REMARK, AGENCY, 0)).toBeNull();
    expect(refusalOfAct('fait', { ...REMARK, byAgency: true }, AGENCY, 0)).toMatch(/pas à une question/);
    expect(refusalOfAct('fait', { ...REMARK, settled: 2 }, AGENCY, 0)).toBe('Cette remarque est réglée.');
    expect(refusalOfAct('reponse', { ...REMARK, settled: 2 }, DC, 0)).toBeNull();
  });

  it('read it: a client those of their own hand', () => {
    expect(seesRemark('dc1', CLIENT)).toBe(false);
    expect(seesRemark(REMARK.author, CLIENT)).toBe(true);
    expect(seesRemark(REMARK.author, DC)).toBe(true);
  });
});

describe('a remark carried to a later version', () => {
  const before = [
    { id: 'recto', pages: 1 },
    { id: 'verso', pages: 4 },
  ];
  it.each([
    ['the same file', before, { fichier: 'verso', page: 3 }],
    [
      'the file of the same rank',
      [
        { id: 'recto2', pages: 1 },
        { id: 'verso2', pages: 9 },
      ],
      { fichier: 'verso2', page: 3 },
    ],
    [
      'the last page where there are fewer',
      [
        { id: 'recto2', pages: 1 },
        { id: 'verso2', pages: 2 },
      ],
      { fichier: 'verso2', page: 2 },
    ],
    ['the last file where there are fewer', [{ id: 'seul', pages: null }], { fichier: 'seul', page: 3 }],
    ['nothing without a file', [], null],
  ])('hangs on %s', (_, now, place) => {
    expect(carriedPlace({ fichier: 'verso', page: 3 }, before, now)).toEqual(place);
  });
});

it('says how many wait', () => {
  expect(remarksToAnswer(1)).toBe('Une remarque attend votre réponse.');
  expect(remarksToAnswer(2)).toBe('2 remarques attendent votre réponse.');
});
