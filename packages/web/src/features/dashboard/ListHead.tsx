import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { Icon } from '../../components/Icon.tsx';
import type { SortOrder } from '../../components/projects/list-order.ts';
import type { ListColumn } from './list-columns.tsx';

interface ListHeadProps {
  columns: readonly ListColumn[];
  order: SortOrder;
  onSort: (order: SortOrder) => void;
}

function SortByDate({ order, onSort }: Pick<ListHeadProps, 'order' | 'onSort'>) {
  const byDate = order !== 'nom';
  return (
    <button
      type="button"
      aria-pressed={byDate}
      onClick={() => onSort(order === 'recents' ? 'anciens' : 'recents')}
    >
      Modifié
      {byDate && <Icon of={order === 'recents' ? IconArrowDown : IconArrowUp} />}
      <span className="sr">
        , {order === 'recents' ? 'les plus anciens d’abord' : 'les plus récents d’abord'}
      </span>
    </button>
  );
}

/** The heads of the columns; two of them sort. */
export function ListHead({ columns, order, onSort }: ListHeadProps) {
  const byDate = order !== 'nom';
  return (
    <div className="row hd" role="presentation">
      <span />
      <span>
        <button type="button" aria-pressed={!byDate} onClick={() => onSort('nom')}>
          Projet
          {!byDate && <Icon of={IconArrowDown} />}
          <span className="sr">, trier par nom</span>
        </button>
      </span>
      {columns.map(({ key, head }) => (
        <span key={key} className={key === 'statut' ? undefined : 'h-m'}>
          {key === 'modifie' ? <SortByDate order={order} onSort={onSort} /> : head}
        </span>
      ))}
      <span>Prochaine action</span>
    </div>
  );
}
