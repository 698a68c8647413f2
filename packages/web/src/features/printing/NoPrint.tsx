import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { NothingFound, nothingAnswers, SOON_HERE } from '../../components/projects/NothingFound.tsx';
import type { PrintFilters } from './print-filters.ts';

/** Empty state: the reason, and a remedy. */
export function NoPrint({ filters, onClear }: { filters: PrintFilters; onClear: () => void }) {
  const seeAll = <Button onClick={onClear}>Voir tous les projets</Button>;
  if (filters.recherche !== '')
    return <NothingFound title={nothingAnswers(filters.recherche)} onClear={onClear} />;
  if (filters.statut !== '') {
    return (
      <EmptyState title={`Aucun projet en ${filters.statut}`} action={seeAll}>
        {SOON_HERE}
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
