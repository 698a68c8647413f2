import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { Icon } from '../../components/Icon.tsx';
import type { SortOrder } from './dashboard-filters.ts';

/** The heads of the columns; two of them sort. */
export function ListHead({ order, onSort }: { order: SortOrder; onSort: (order: SortOrder) => void }) {
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
      <span className="h-m">Support</span>
      <span>Statut</span>
      <span className="h-m">AR Créa</span>
      <span className="h-m">Qui a la main</span>
      <span className="h-m">
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
      </span>
      <span>Prochaine action</span>
    </div>
  );
}
