import type { Role } from '@ardoise/domain/projects/roles.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { NothingFound, nothingAnswers, SOON_HERE } from '../../components/projects/NothingFound.tsx';
import { type DashboardFilters, isFiltered } from './dashboard-filters.ts';

interface NoProjectProps {
  filters: DashboardFilters;
  role: Role;
  onClear: () => void;
}

/** Empty state: the reason, and a remedy. */
export function NoProject({ filters, role, onClear }: NoProjectProps) {
  const seeAll = <Button onClick={onClear}>Voir tous les projets</Button>;
  if (filters.recherche !== '')
    return <NothingFound title={nothingAnswers(filters.recherche)} onClear={onClear} />;
  if (filters.supprimes) {
    return (
      <EmptyState title="Aucun projet supprimé" action={seeAll}>
        Les projets supprimés depuis moins de 30 jours apparaîtront ici, et pourront être rétablis.
      </EmptyState>
    );
  }
  if (filters.retard) {
    return (
      <EmptyState title="Aucun projet en retard" action={seeAll}>
        Un projet est en retard quand le délai promis, en jours ouvrés, est passé.
      </EmptyState>
    );
  }
  if (Object.keys(filters.steering).length > 0) {
    return (
      <EmptyState title="Aucun projet pour ces filtres" action={seeAll}>
        {SOON_HERE}
      </EmptyState>
    );
  }
  if (isFiltered(filters)) {
    return (
      <EmptyState
        title={filters.statut ? `Aucun projet en ${filters.statut}` : 'Aucun projet de ce support'}
        action={seeAll}
      >
        {SOON_HERE}
      </EmptyState>
    );
  }
  if (roleMay('project.create', role)) {
    return (
      <EmptyState
        title="Aucun projet pour le moment"
        action={
          <Link className={buttonClass({ tone: 'line' })} to="/">
            Créer un projet
          </Link>
        }
      >
        Créez une première commande depuis l’accueil&nbsp;: elle apparaîtra ici avec son statut et sa
        prochaine action.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Aucun projet pour le moment">
      Les projets qui vous concernent apparaîtront ici.
    </EmptyState>
  );
}
