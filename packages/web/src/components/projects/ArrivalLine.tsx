import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import './ArrivalLine.css';

/** When an order comes, in one line, in its reader's words; nothing before it is printed. */
export function ArrivalLine({ arrivee }: Pick<ProjectRow, 'arrivee'>) {
  if (!arrivee) return null;
  const { etat, mots, aPromettre } = arrivee;
  return <span className={`arrival-line arrival-line-${aPromettre ? 'due' : etat}`}>{mots}</span>;
}
