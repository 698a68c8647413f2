import { EmptyState } from '../../../components/EmptyState.tsx';

/** A log without any line. */
export function NoChange() {
  return <EmptyState title="Rien encore">Les changements apparaîtront ici.</EmptyState>;
}
