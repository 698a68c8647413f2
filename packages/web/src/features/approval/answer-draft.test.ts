import { describe, expect, it } from 'vitest';
import { type AnswerDraft, forgetDraft, keepDraft, readDraft } from './answer-draft.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

const expected: AnswerDraft = { comment: '', causes: [], nom: 'Bertrand Lacombe', qualite: '' };
const typed: AnswerDraft = {
  comment: 'Le prix est 13 €',
  causes: ['prix'],
  nom: 'B. Lacombe',
  qualite: 'Gérant',
};

describe('the draft of an answer', () => {
  it('survives a reload, for its version and no other', () => {
    const kept = memory();
    keepDraft(kept, 'lien a', 2, typed);
    expect(readDraft(kept, 'lien a', 2, expected)).toEqual(typed);
    expect(readDraft(kept, 'lien a', 3, expected)).toEqual(expected);
    expect(readDraft(kept, 'lien b', 2, expected)).toEqual(expected);
  });

  it('is deleted once it is sent', () => {
    const kept = memory();
    keepDraft(kept, 'lien a', 2, typed);
    forgetDraft(kept, 'lien a', 2);
    expect(readDraft(kept, 'lien a', 2, expected)).toEqual(expected);
  });

  it.each(['{', '"text"', 'null'])('is the default where %s is stored', (text) => {
    const kept = memory();
    kept.setItem('accord lien a v2', text);
    expect(readDraft(kept, 'lien a', 2, expected)).toEqual(expected);
  });

  it('is in memory only where storage fails', () => {
    const refused = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const kept = { getItem: refused, setItem: refused, removeItem: refused };
    keepDraft(kept, 'lien a', 2, typed);
    forgetDraft(kept, 'lien a', 2);
    expect(readDraft(kept, 'lien a', 2, expected)).toEqual(expected);
  });
});
