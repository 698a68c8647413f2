import type { Actor } from '@ardoise/domain/projects/roles.ts';
import {
  type FigureList,
  type FigureNature,
  type ListedFigure,
  MOST_RETURNS,
} from '@ardoise/domain/rules/figures.ts';
import type { Values } from '../../../db/values.ts';
import { countedConditions, dueSql, EVENTS, readPromises } from './figure-scope.repository.ts';
import { CAUSES_SQL } from './figure-sums.repository.ts';

const NATURES: Record<ListedFigure, FigureNature> = {
  faite: 'faite',
  terminee: 'terminee',
  arretee: 'arretee',
  passage: 'passage',
  acceptee: 'acceptee',
  retour: 'retour',
  tenu: 'delai',
  retard: 'delai',
};

const FIELD_SQL = {
  type: (value) => `e.type = ${value}`,
  agence: (value) => `e.agence = ${value}`,
  smhf: (value) => `e.smhf = ${value}`,
  statut: (value) => `e.statut = ${value}`,
  cause: (value) => `(${CAUSES_SQL}) @> array[${value}::text]`,
  partie: (value) => `e.party = ${value}`,
  retours: (value) => `least(e.returns, ${MOST_RETURNS})::text = ${value}`,
  qui: (value) => `coalesce(e.promiser, '') = ${value}`,
} satisfies Partial<Record<keyof FigureList, (value: string) => string>>;

/** On `projects p`: the same events that the figure counts, by the same conditions (specification/figures.md#lists). */
export function figureOrdersSql(
  actor: Actor,
  list: FigureList | null,
  today: string,
  values: Values,
): string {
  if (list === null) return 'false';
  const { figure, du, au } = list;
  const fields = Object.entries(FIELD_SQL).flatMap(([key, sql]) => {
    const value = list[key as keyof typeof FIELD_SQL];
    return value === undefined ? [] : [sql(values.add(value))];
  });
  const conditions = [
    `e.nature = ${values.add(NATURES[figure])}`,
    `e.day between ${values.add(du)}::date and ${values.add(au)}::date`,
    countedConditions(actor, {}, values),
    ...fields,
    ...(figure === 'tenu' || figure === 'retard'
      ? [dueSql(today, values), readPromises(actor, values), figure === 'tenu' ? 'e.kept' : 'not e.kept']
      : []),
  ];
  return `p.id = any(array(select e.project_id from ${EVENTS} where ${conditions.join(' and ')}))`;
}
