import { usersByRole } from '@ardoise/domain/contract/users.ts';
import { PROJECT_TYPES, type ProjectType } from '@ardoise/domain/projects/kinds.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { Select } from '../../components/Select.tsx';
import type { FigureView } from './figure-view.ts';
import { PeriodChoice } from './PeriodChoice.tsx';

interface FilterProps {
  view: FigureView;
  onChange: (view: FigureView) => void;
}

const SUPPORTS = [
  { value: '' as const, label: 'Tous les supports' },
  ...PROJECT_TYPES.map((type) => ({ value: type, label: type })),
];

const PEOPLE = {
  agence: { label: 'Agence', all: 'Toutes les agences' },
  smhf: { label: 'SMHF', all: 'Tous les SMHF' },
} as const;

function PeopleSelect({ role, view, onChange }: FilterProps & { role: keyof typeof PEOPLE }) {
  const { data: people = [] } = useQuery({
    queryKey: ['people', role],
    queryFn: ({ signal }) => request(usersByRole, { params: { role }, signal }),
  });
  const { label, all } = PEOPLE[role];
  const options = people.map(({ username, prenom, nom }) => ({
    value: username,
    label: `${prenom} ${nom}`.trim() || username,
  }));
  return (
    <Select
      label={label}
      value={view[role]}
      options={[{ value: '', label: all }, ...options]}
      onChange={(value) => onChange({ ...view, [role]: value })}
    />
  );
}

/** Who may filter by whom: the own orders of the others are theirs anyway. */
const FILTERS: Partial<Record<Role, readonly (keyof typeof PEOPLE)[]>> = {
  siege: ['agence', 'smhf'],
  administrator: ['agence', 'smhf'],
  smhf: ['agence'],
};

/** Period and filters; a filter applies at once. */
export function FigureFilters({ view, onChange, role, today }: FilterProps & { role: Role; today: string }) {
  return (
    <div className="figures-filters">
      <PeriodChoice view={view} today={today} onChange={onChange} />
      {(FILTERS[role] ?? []).map((people) => (
        <PeopleSelect key={people} role={people} view={view} onChange={onChange} />
      ))}
      <Select<ProjectType | ''>
        label="Support"
        value={view.type}
        options={SUPPORTS}
        onChange={(type) => onChange({ ...view, type })}
      />
    </div>
  );
}
