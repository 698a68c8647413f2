import type { ProjectKind } from '@ardoise/domain/projects/kinds.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';

/** What a client calls their order. */
const NOUNS: Partial<Record<ProjectKind, string>> = { CHR: 'Votre carte' };

const COMING = 'se prépare';
const DELIVERED = 'est livrée';

/** What becomes of it, to whoever is not asked to act. */
const DOINGS: Record<Status, string> = {
  Brouillon: 'est reprise',
  Client: 'est reprise',
  Agence: 'est en création',
  'Validation DC': 'est en création',
  'Validation Client': 'attend votre accord',
  'Validation CCEP': COMING,
  Prévisite: COMING,
  Exécution: COMING,
  Impression: 's’imprime',
  Imprimé: 'est imprimée',
  Livré: DELIVERED,
  Terminé: DELIVERED,
  Rejeté: 'est refusée',
  Annulé: 'est annulée',
};

/** 'Votre carte s’imprime' */
export function trackingTitle({ kind, statut }: { kind: ProjectKind; statut: Status }): string {
  return `${NOUNS[kind] ?? 'Votre commande'} ${DOINGS[statut]}`;
}
