import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '../../../components/projects/history-entry.ts';
import { actsBeforeEffects, historySentences, sentencesForClient } from './history-sentence.ts';

function entry(
  statut_dep: HistoryEntry['statut_dep'],
  statut_arr: HistoryEntry['statut_arr'],
  more: Partial<HistoryEntry> = {},
): HistoryEntry {
  return {
    statut_dep,
    statut_arr,
    t_creation: '2026-11-12T10:00:00.000Z',
    resp: 'dc1',
    nomResp: 'Camille Ferrand',
    comment: '',
    force: false,
    fichiers: [],
    id: 1,
    nature: 'mouvement',
    cause: null,
    accord: null,
    ...more,
  };
}

describe('historySentences', () => {
  it('names the day that was promised', () => {
    const promised = entry('Impression', 'Impression', { nature: 'promesse', target: '2026-12-01' });
    expect(historySentences([promised])[0]?.did).toBe('a promis la livraison pour le 1er décembre 2026');
    const sent = entry('Imprimé', 'Imprimé', { nature: 'envoi', target: '2026-11-30' });
    expect(historySentences([sent])[0]?.did).toBe('a noté l’envoi du 30 novembre 2026');
  });

  it('describes a whole order, newest first, and numbers the round trips from the second on', () => {
    const newestFirst = [
      entry('Validation DC', 'Validation Client'),
      entry('Agence', 'Validation DC', { resp: 'agence1', nomResp: 'Agence Pinson' }),
      entry('Validation DC', 'Agence'),
      entry('Agence', 'Validation DC', { resp: 'agence1', nomResp: 'Agence Pinson' }),
      entry('Brouillon', 'Agence'),
      entry('', 'Brouillon'),
    ];
    expect(historySentences(newestFirst)).toEqual([
      { who: 'Camille Ferrand', did: 'a soumis la création au client' },
      { who: 'Agence Pinson', did: 'a envoyé une nouvelle création' },
      { who: 'Camille Ferrand', did: 'a demandé des corrections', roundTrip: 2 },
      { who: 'Agence Pinson', did: 'a envoyé une première création' },
      { who: 'Camille Ferrand', did: 'a soumis le projet à l’agence' },
      { who: 'Camille Ferrand', did: 'a créé le projet' },
    ]);
  });

  it('calls no creation the first after one that went straight to the client', () => {
    const newestFirst = [
      entry('Agence', 'Validation DC'),
      entry('Validation Client', 'Agence'),
      entry('Agence', 'Validation Client'),
      entry('Brouillon', 'Agence'),
    ];
    expect(historySentences(newestFirst)[0]?.did).toBe('a envoyé une nouvelle création');
  });

  it('describes the dc’s agreement and a pose under condition, without counting round trips', () => {
    const told = historySentences([
      entry('Prévisite', 'Exécution', { target: 'sousConditionPose' }),
      entry('Validation DC', 'Agence', { target: 'accordDC' }),
      entry('Brouillon', 'Agence'),
    ]);
    expect(told.map(({ did, roundTrip }) => [did, roundTrip])).toEqual([
      ['a validé la pose sous condition', undefined],
      ['a donné son accord sur la création', undefined],
      ['a soumis le projet à l’agence', undefined],
    ]);
  });

  it('describes a final price', () => {
    const priced = entry('Terminé', 'Terminé', {
      nature: 'prix',
      comment: 'Prix final\u00a0: 900,00\u00a0€',
    });
    expect(historySentences([priced])[0]?.did).toBe('a saisi le prix final');
    expect(historySentences([{ ...priced, nature: 'mouvement' }])[0]?.did).toBe('a modifié le projet');
  });

  it.each<[HistoryEntry['nature'], string]>([
    ['modification', 'a modifié le projet'],
    ['pose', 'a fixé les dates de la pose'],
    ['qrcode', 'a changé ce que montre le QR code'],
    ['dc', 'a réaffecté le projet'],
    ['agence', 'a confié le projet à une autre agence'],
    ['imprimeur', 'a confié l’impression à un autre imprimeur'],
  ])('describes a line of the nature %s, whatever its comment', (nature, did) => {
    expect(historySentences([entry('Agence', 'Agence', { nature })])[0]?.did).toBe(did);
  });

  it('does not show a client’s address as their name', () => {
    const byLink = { resp: 'b.lacombe@exemple.fr', nomResp: 'b.lacombe@exemple.fr' };
    expect(historySentences([entry('Validation Client', 'Exécution', byLink)])).toEqual([
      { who: 'Le client', did: 'a validé la création' },
    ]);
  });

  it('counts neither a change of agency nor a forced move', () => {
    const newestFirst = [
      entry('Validation DC', 'Agence'),
      entry('Exécution', 'Agence', { force: true }),
      entry('Agence', 'Agence'),
      entry('Brouillon', 'Agence'),
    ];
    expect(historySentences(newestFirst).map(({ did, roundTrip }) => [did, roundTrip])).toEqual([
      ['a demandé des corrections', 2],
      ['a forcé le statut «\u00a0Agence\u00a0»', undefined],
      ['a confié le projet à une autre agence', undefined],
      ['a soumis le projet à l’agence', undefined],
    ]);
  });

  it('counts a second submission after a return to draft', () => {
    const newestFirst = [
      entry('Brouillon', 'Agence'),
      entry('Agence', 'Brouillon'),
      entry('Brouillon', 'Agence'),
    ];
    expect(historySentences(newestFirst).map(({ did, roundTrip }) => [did, roundTrip])).toEqual([
      ['a soumis le projet à l’agence', 2],
      ['a renvoyé le projet en brouillon', undefined],
      ['a soumis le projet à l’agence', undefined],
    ]);
  });

  it.each<[HistoryEntry['statut_dep'], HistoryEntry['statut_arr'], string]>([
    ['Agence', 'Annulé', 'a annulé le projet'],
    ['Agence', 'Rejeté', 'a refusé le projet'],
    ['Prévisite', 'Rejeté', 'a refusé la pose'],
    ['Impression', 'Agence', 'a renvoyé le projet à l’agence'],
    ['Impression', 'Exécution', 'a renvoyé le projet en exécution'],
    ['Exécution', 'Terminé', 'a terminé le projet'],
    ['Impression', 'Impression', 'a modifié le projet'],
  ])('describes %s → %s', (from, to, did) => {
    expect(historySentences([entry(from, to)])[0]?.did).toBe(did);
  });

  it('falls back on the username when the account has no name', () => {
    expect(historySentences([entry('Agence', 'Annulé', { resp: 'siege1', nomResp: '' })])[0]?.who).toBe(
      'siege1',
    );
  });
});

it('uses the client’s words, without internal statuses and counts', () => {
  const told = sentencesForClient([
    entry('Agence', 'Validation CCEP', { force: true }),
    entry('Client', 'Agence'),
    entry('Agence', 'Client'),
    entry('Client', 'Agence'),
  ]);
  expect(told.map(({ did }) => did)).toEqual([
    'a passé la commande en «\u00a0À valider\u00a0»',
    'a envoyé la commande à l’agence',
    'vous a renvoyé la commande',
    'a envoyé la commande à l’agence',
  ]);
  expect(told.some((line) => 'roundTrip' in line)).toBe(false);
});

it('shows what somebody wrote before the approval that it withdrew', () => {
  const ids = actsBeforeEffects([
    entry('Agence', 'Agence', { id: 8, nature: 'retrait', cause: 7 }),
    entry('Validation CCEP', 'Agence', { id: 7, comment: 'Le prix du midi a changé.' }),
    entry('Validation Client', 'Validation CCEP', { id: 6, nature: 'accord' }),
    entry('Agence', 'Agence', { id: 5, nature: 'retrait', cause: 1 }),
  ]).map(({ id }) => id);
  // A line stays in place if its cause is not shown to this reader.
  expect(ids).toEqual([7, 8, 6, 5]);
});
