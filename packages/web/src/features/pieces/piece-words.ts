import type { CountedPieces, ListedPiece } from '@ardoise/domain/contract/pieces.ts';
import { formatDate } from '../../components/format-date.ts';
import { counted, formatNumber } from '../../components/format-number.ts';

export const piecesInWords = (count: number): string => counted(count, 'pièce', 'pièces');
export const outletsInWords = (count: number): string => counted(count, 'point de vente', 'points de vente');

/** '57 pièces, 48 points de vente'; of many without their outlets, 'Plus de 3 000 pièces' where they were not all counted. */
export function foundInWords({ pieces, points, plus }: CountedPieces): string {
  if (plus) return `Plus de ${formatNumber(pieces)}\u00a0pièces`;
  return points === null ? piecesInWords(pieces) : `${piecesInWords(pieces)}, ${outletsInWords(points)}`;
}

/** What was not counted, and why; empty where all was. */
export function uncountedInWords({ points, plus }: CountedPieces): string {
  if (plus) return 'Au-delà, les pièces et leurs points de vente ne sont pas comptés.';
  return points === null ? 'Pour autant de pièces, les points de vente ne sont pas comptés.' : '';
}

/** 'En place depuis le 3 mars 2026', 'Livrée le …', 'Du … au …'. */
export function sinceInWords({
  etat,
  depuis,
  livreeLe,
  partieLe,
}: Pick<ListedPiece, 'etat' | 'depuis' | 'livreeLe' | 'partieLe'>): string {
  if (etat === 'en_place') return `En place depuis le ${formatDate(depuis)}`;
  if (etat === 'livree') return `Livrée le ${formatDate(livreeLe)}, pas encore posée`;
  return partieLe === null
    ? `Depuis le ${formatDate(depuis)}`
    : `Du ${formatDate(depuis)} au ${formatDate(partieLe)}`;
}
