import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import type { PrintFilters } from './print-filters.ts';

/** No row: says why, and what to do about it. */
export function NoPrint({ filters, onClear }: { filters: PrintFilters; onClear: () => void }) {
  const seeAll = <Button onClick={onClear}>Voir tous les projets</Button>;
  if (filters.recherche !== '') {
    return (
      <EmptyState title={`Aucun projet ne répond à «\u00a0${filters.recherche}\u00a0»`} action={seeAll}>
        Tous les mots doivent se trouver dans le projet&nbsp;: point de vente, ville, numéros, client,
        délégué, agence ou messages. Essayez avec moins de mots.
      </EmptyState>
    );
  }
  if (filters.statut !== '') {
    return (
      <EmptyState title={`Aucun projet en ${filters.statut}`} action={seeAll}>
        Ils apparaîtront ici dès qu’il y en aura.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Rien à imprimer pour le moment">
      Les projets qui vous sont confiés apparaîtront ici, à télécharger puis à passer en livré. Un e-mail vous
      prévient à chaque envoi.
    </EmptyState>
  );
}
