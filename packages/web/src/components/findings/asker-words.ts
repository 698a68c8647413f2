import type { Finding } from '@ardoise/domain/contract/findings.ts';
import { formatDate } from '../format-date.ts';
import { NBSP } from '../format-number.ts';

/** Who reads: the agency that made the proof, those who approve it, or the client. */
export type FindingVoice = 'agence' | 'delegue' | 'client';

/** What is known of a difference: nobody asked for it, it was asked for, or the agency wanted it. */
export interface FindingStatus {
  tone: 'nobody' | 'asked' | 'wanted';
  words: string;
  /** The agency's own word. */
  quote: string;
}

/** 'Demandé, votre remarque 1', 'Demandé par Camille Ferrand le 21 novembre 2026' */
function askedInWords(
  demande: NonNullable<Finding['demande']>,
  voice: FindingVoice,
  number: number | undefined,
): string {
  const { par, qui, t_demande } = demande;
  const day = formatDate(t_demande);
  if (voice === 'client') {
    if (par === 'vous') return 'Demandé par vous';
    return par === 'siege' ? 'Demandé par le siège' : 'Demandé par votre délégué commercial';
  }
  if (par === 'texteRecu') return `Demandé par le client, texte reçu le ${day}`;
  if (number !== undefined)
    return par === 'vous'
      ? `Demandé, votre remarque${NBSP}${number}`
      : par === 'client'
        ? `Demandé par le client, remarque${NBSP}${number}`
        : `Demandé, remarque${NBSP}${number}`;
  if (par === 'vous') return `Demandé par vous le ${day}`;
  return par === 'client' ? `Demandé par le client le ${day}` : `Demandé par ${qui} le ${day}`;
}

/** @param number of the remark that asks for it, where it has a pin */
export function statusOf(
  { demande, voulu }: Pick<Finding, 'demande' | 'voulu'>,
  voice: FindingVoice,
  number?: number,
): FindingStatus {
  if (demande !== null) return { tone: 'asked', words: askedInWords(demande, voice, number), quote: '' };
  if (voulu === null) return { tone: 'nobody', words: 'Personne ne l’a demandé', quote: '' };
  const colon = voulu.mot === '' ? '' : `${NBSP}:`;
  const words =
    voice === 'agence'
      ? 'C’est voulu, dites-vous'
      : voulu.mot === ''
        ? 'L’agence dit que c’est voulu'
        : 'L’agence dit';
  return { tone: 'wanted', words: words + colon, quote: voulu.mot };
}
