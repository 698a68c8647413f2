import { EmptyState } from '../../components/EmptyState.tsx';

/** Before the first order. */
export function NoOrders() {
  return (
    <EmptyState title="Aucune commande pour le moment">
      Vos commandes et les créations à valider apparaîtront ici.
    </EmptyState>
  );
}
