import type { LawFinding } from '@ardoise/domain/kinds/law-finding.ts';
import { isOld, type LawPoint, type LawPointId } from '@ardoise/domain/settings/law-points.ts';
import { formatDate } from '../../../../components/format-date.ts';

/** What makes each point apply, in words. */
export const LAW_TRIGGERS: Record<LawPointId, string> = {
  prixTtc: 'Cherché quand la carte montre un prix.',
  formuleBoisson: 'Cherché quand la carte a une formule.',
  volume: 'Cherché quand une boisson a un prix.',
  sanitaire: 'Cherché quand la carte montre une boisson avec alcool, ou qui peut en avoir.',
  allergenes: 'Cherché quand la carte propose un plat ou une formule.',
  viandes: 'Cherché quand la carte nomme une viande.',
  menuExterieur: 'Cherché quand un menu extérieur est imprimé.',
  happyHour: 'Cherché quand la carte dit «\u00a0happy hour\u00a0».',
};

/** What fills the sentence of each in its preview. */
export const LAW_SAMPLES: Record<LawPointId, Pick<LawFinding, 'noms' | 'nombre'>> = {
  prixTtc: { noms: [], nombre: 48 },
  formuleBoisson: { noms: ['Formule Déjeuner'], nombre: 1 },
  volume: { noms: ['Blonde', 'Brune'], nombre: 2 },
  sanitaire: { noms: ['Mojito', 'Gin tonic'], nombre: 2 },
  allergenes: { noms: [], nombre: 24 },
  viandes: { noms: ['Bavette'], nombre: 1 },
  menuExterieur: { noms: ['Blonde'], nombre: 1 },
  happyHour: { noms: ['Pression'], nombre: 1 },
};

const MONTH_MS = 2_629_800_000;

/** 'texte d’exemple, inactif', 'vérifié le 12 février 2025, il y a 21 mois' */
export function lawPointState(point: LawPoint, today: string): string {
  const { verifie, masque, exemple } = point;
  if (masque) return 'masqué';
  if (verifie === null) return exemple ? 'texte d’exemple, inactif' : 'inactif';
  const read = `vérifié le ${formatDate(`${verifie}T12:00:00Z`)}`;
  if (isOld(point, today)) {
    const months = Math.floor((Date.parse(today) - Date.parse(verifie)) / MONTH_MS);
    return `${read}, il y a ${Math.max(12, months)} mois`;
  }
  return exemple ? `texte d’exemple, ${read}` : read;
}
