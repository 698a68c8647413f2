import type { PieceOrder, PieceStanding } from '@ardoise/domain/contract/pieces.ts';
import { PROJECT_TYPES, type ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { type Option, Select } from '../../components/Select.tsx';
import type { PieceView } from './piece-view.ts';

const TYPES: readonly Option<ProjectType | ''>[] = [
  { value: '', label: 'Tous les supports' },
  ...PROJECT_TYPES.map((type) => ({ value: type, label: type })),
];
const STANDINGS: readonly Option<PieceStanding>[] = [
  { value: 'la', label: 'En place' },
  { value: 'partie', label: 'Plus là' },
  { value: 'toutes', label: 'En place ou plus là' },
];
const ORDERS: readonly Option<PieceOrder>[] = [
  { value: 'ville', label: 'Par ville' },
  { value: 'recent', label: 'Les plus récentes' },
];

interface PieceFiltersProps {
  view: PieceView;
  /** Delegates of the scope; none where there is one. */
  delegates: readonly { username: string; nom: string }[];
  onChange: (view: PieceView) => void;
}

/** Filters apply at once. */
export function PieceFilters({ view, delegates, onChange }: PieceFiltersProps) {
  const people = [
    { value: '', label: 'Tous les délégués commerciaux' },
    ...delegates.map(({ username, nom }) => ({ value: username, label: nom })),
  ];
  return (
    <div className="pieces-filters">
      <Select
        label="Support"
        value={view.type}
        options={TYPES}
        onChange={(type) => onChange({ ...view, type })}
      />
      <Select
        label="État"
        value={view.standing}
        options={STANDINGS}
        onChange={(standing) => onChange({ ...view, standing })}
      />
      {delegates.length > 1 && (
        <Select
          label="Délégué commercial"
          value={view.dc}
          options={people}
          onChange={(dc) => onChange({ ...view, dc })}
        />
      )}
      <Select
        label="Ordre"
        value={view.order}
        options={ORDERS}
        onChange={(order) => onChange({ ...view, order })}
      />
    </div>
  );
}
