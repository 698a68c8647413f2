import type { TrackingPage } from '@ardoise/domain/contract/tracking-links.ts';

/** 'Au 18, rue des Faures. A4, Polyart mat 240 g, 60 cartes.', or the part that is known; a street without a number as it is. */
export function orderedAndWhere({ adresse, commande }: Pick<TrackingPage, 'adresse' | 'commande'>): string {
  const ordered = commande.split(' · ').filter(Boolean).join(', ');
  const where = /^\d/.test(adresse)
    ? `Au ${adresse}.`
    : adresse && `${adresse[0]?.toUpperCase()}${adresse.slice(1)}.`;
  return [where, ordered && `${ordered.replace(/\.$/, '')}.`].filter(Boolean).join(' ');
}
