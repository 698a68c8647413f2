import { describe, expect, it } from 'vitest';
import { acceptOf, formatsInWords, linkReason, linkTitle, linkWords, refusalOf } from './link-words.ts';

const link = { formats: ['doc', '.ppt', 'xls'], tailleMax: 50 * 1024 ** 2 };

describe('accepted files of a link', () => {
  it('are displayed and offered alike, with or without the dot', () => {
    expect(formatsInWords(link.formats)).toBe('.doc, .ppt ou .xls');
    expect(formatsInWords(['pdf'])).toBe('.pdf');
    expect(acceptOf(link.formats)).toBe('.doc,.ppt,.xls');
  });

  it.each([
    ['carte.DOC', 1000, null],
    ['carte.txt', 1000, /format n’est pas accepté.*\.doc, \.ppt ou \.xls/],
    ['carte', 1000, /format n’est pas accepté/],
    ['carte.doc', 0, /vide/],
    ['carte.doc', 60 * 1024 ** 2, /trop volumineux.*50.Mo/],
  ])('%s of %i bytes', (name, size, reason) => {
    const refusal = refusalOf({ name, size }, link);
    if (reason === null) expect(refusal).toBeNull();
    else expect(refusal).toMatch(reason);
  });

  it('are described in an invitation’s words', () => {
    expect(linkTitle({ purpose: 'invitation', demandeur: 'Agence Pinson' })).toBe(
      'Agence Pinson vous invite à envoyer un fichier',
    );
    expect(linkTitle({ purpose: 'logo', demandeur: 'Camille Ferrand' })).toBe(
      'Camille Ferrand vous demande le logo de votre établissement',
    );
    expect([linkReason('invitation'), linkReason('logo')]).toEqual([
      'Pour le projet',
      'Pour préparer la carte de',
    ]);
  });

  it('have default words for an unknown purpose', () => {
    expect(linkWords('plan').what).toBe('un fichier');
    expect(linkWords('logo').what).toBe('le logo de votre établissement');
  });
});
