import type { ProofNote, ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '../projects/history-entry.ts';
import { requestsOf } from './requests-of.ts';
import { remark } from './testing/remark.ts';

const dc1 = { name: 'dc1', role: 'dc' } as const;

const line = (statut_dep: Status, statut_arr: Status, day: number, more: Partial<HistoryEntry> = {}) => ({
  statut_dep,
  statut_arr,
  t_creation: `2026-11-${day}T10:00:00.000Z`,
  resp: 'agence1',
  nomResp: 'Agence Pinson',
  comment: '',
  force: false,
  fichiers: [],
  id: day,
  nature: 'mouvement' as const,
  cause: null,
  accord: null,
  ...more,
});

const note = (id: number, fichier: string, texte: string, deAgence = false) =>
  remark({
    id,
    version: fichier === 'v1' ? 1 : 2,
    fichier,
    texte,
    deAgence,
    report: { fichier: 'v2', page: 1 },
  });

const proof = (version: number, file: string, postIts: ProofNote[]) =>
  ({
    version,
    actuelle: version === 2,
    fichiers: [{ id: file } as ProjectFile],
    postIts,
    accords: [],
    par: 'Agence Pinson',
    empreinte: '',
    t_creation: '2026-11-13T09:00:00.000Z',
    envoyee: null,
    lue: null,
  }) satisfies ProofVersion;

const before = proof(1, 'v1', [
  note(11, 'v1', 'Le prix est 13 €'),
  note(12, 'v1', 'Est-ce le bon logo ?', true),
  note(13, 'v1', 'Remonter la frise'),
]);
const current = proof(2, 'v2', [
  note(22, 'v2', 'Toujours trop bas'),
  note(21, 'v2', 'Centré sous la courbe ?', true),
]);
const corrected = [
  line('Agence', 'Validation DC', 20, { comment: 'Corrigé.' }),
  line('Validation DC', 'Agence', 16, {
    resp: 'dc1',
    nomResp: 'Camille Ferrand',
    comment: 'Deux prix ont changé.',
  }),
  line('Agence', 'Validation DC', 13),
  line('Brouillon', 'Agence', 10, { resp: 'dc1', nomResp: 'Camille Ferrand' }),
];

describe('requestsOf', () => {
  it('numbers what was asked of versions before, then what stands on this one', () => {
    const requests = requestsOf({ historique: corrected }, [current, before], current, dc1);
    expect(requests.asked).toMatchObject({ yours: true, message: 'Deux prix ont changé.' });
    expect(requests.asked?.remarks.map(({ number, texte }) => [number, texte])).toEqual([
      [1, 'Le prix est 13 €'],
      [3, 'Remonter la frise'],
    ]);
    expect(requests.answer).toBe('Corrigé.');
    expect(requests.questions.map(({ number, texte }) => [number, texte])).toEqual([
      [4, 'Centré sous la courbe ?'],
    ]);
    expect(requests.remarks.map(({ number, texte }) => [number, texte])).toEqual([[5, 'Toujours trop bas']]);
  });

  it('shows what was asked where it hangs now, and names who asked', () => {
    const { asked } = requestsOf({ historique: corrected }, [current, before], current, {
      name: 'siege1',
      role: 'siege',
    });
    expect(asked).toMatchObject({ who: 'Camille Ferrand', yours: false });
    expect(asked?.remarks[0]).toMatchObject({ fichier: 'v2', former: true });
  });

  it('has nothing asked of a first version, nor the message that goes with it for an answer', () => {
    const historique = corrected.slice(2).map((each) => ({ ...each, comment: 'La création est prête.' }));
    const first = { ...before, actuelle: true };
    expect(requestsOf({ historique }, [first], first, dc1)).toMatchObject({ asked: null, answer: '' });
  });

  it('takes the agency’s message for its answer, not the one that the delegate sent on', () => {
    const onward = line('Validation DC', 'Validation Client', 21, { comment: 'Bonjour, voici votre carte.' });
    const requests = requestsOf({ historique: [onward, ...corrected] }, [current, before], current, dc1);
    expect(requests.answer).toBe('Corrigé.');
  });

  it('calls a mailed link’s holder the client', () => {
    const [sent, , ...older] = corrected;
    const byLink = line('Validation Client', 'Agence', 16, {
      resp: 'b@example.test',
      nomResp: '',
      comment: 'Agrandir le nom',
    });
    const historique = sent ? [sent, byLink, ...older] : [];
    expect(requestsOf({ historique }, [current, before], current, dc1).asked?.who).toBe('Le client');
  });
});
