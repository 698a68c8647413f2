import type { ProofNote } from '@ardoise/domain/contract/creations.ts';

/** A delegate's remark on the first page of version 1, that nobody has answered. */
export function remark(change: Partial<ProofNote> = {}): ProofNote {
  const { version = 1, deAgence = false, fichier = 'v1' } = change;
  return {
    id: 11,
    version,
    fichier,
    page: 1,
    x: 0.5,
    y: 0.5,
    texte: 'Le prix est 13 €',
    auteur: deAgence ? 'Agence Pinson' : 'Camille Ferrand',
    deAgence,
    deClient: false,
    t_creation: '2026-11-16T09:00:00.000Z',
    supprimable: false,
    etat: 'ouverte',
    attend: !deAgence,
    depuis: version,
    regleeSur: null,
    report: { fichier, page: 1 },
    reponses: [],
    actes: [],
    refus: '',
    ...change,
  };
}
