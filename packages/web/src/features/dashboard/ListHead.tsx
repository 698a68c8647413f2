import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { Icon } from '../../components/Icon.tsx';
import { type SortOrder, USUAL_ORDER } from '../../components/projects/list-order.ts';
import { hidingClass, type ListColumn } from './list-columns.tsx';

interface ListHeadProps {
  columns: readonly ListColumn[];
  order: SortOrder;
  onSort: (order: SortOrder) => void;
}

function SortByDate({ order, onSort }: Pick<ListHeadProps, 'order' | 'onSort'>) {
  const byDate = order === 'recents' || order === 'anciens';
  return (
    <button
      type="button"
      aria-pressed={byDate}
      onClick={() => onSort(order === 'recents' ? 'anciens' : 'recents')}
    >
      Modifié
      {byDate && <Icon of={order === 'recents' ? IconArrowDown : IconArrowUp} />}
      <span className="visually-hidden">
        , {order === 'recents' ? 'les plus anciens d’abord' : 'les plus récents d’abord'}
      </span>
    </button>
  );
}

function SortByDueDate({ order, onSort, head }: Pick<ListHeadProps, 'order' | 'onSort'> & { head: string }) {
  const byDueDate = order === 'echeance';
  return (
    <button
      type="button"
      aria-pressed={byDueDate}
      onClick={() => onSort(byDueDate ? USUAL_ORDER : 'echeance')}
    >
      {head}
      {byDueDate && <Icon of={IconArrowUp} />}
      <span className="visually-hidden">, {byDueDate ? 'ordre habituel' : 'trier par échéance'}</span>
    </button>
  );
}

function Head({
  column: { key, head },
  order,
  onSort,
}: Omit<ListHeadProps, 'columns'> & { column: ListColumn }) {
  if (key === 'modifie') return <SortByDate order={order} onSort={onSort} />;
  if (key === 'echeance') return <SortByDueDate order={order} onSort={onSort} head={head} />;
  return head;
}

/** The heads of the columns; those of name and dates sort. */
export function ListHead({ columns, order, onSort }: ListHeadProps) {
  const byName = order === 'nom';
  return (
    <div className="dashboard-row dashboard-row-head" role="presentation">
      <span />
      <span>
        <button type="button" aria-pressed={byName} onClick={() => onSort('nom')}>
          Projet
          {byName && <Icon of={IconArrowDown} />}
          <span className="visually-hidden">, trier par nom</span>
        </button>
      </span>
      {columns.map((column) => (
        <span key={column.key} className={column.key === 'statut' ? undefined : hidingClass(column)}>
          <Head column={column} order={order} onSort={onSort} />
        </span>
      ))}
      <span>Prochaine action</span>
    </div>
  );
}
