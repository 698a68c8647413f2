import { CAUSE_NOT_SAID } from '@ardoise/domain/projects/return-causes.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { isReturn } from '@ardoise/domain/rules/returns.ts';
import type { HistoryEntry } from '../../../components/projects/history-entry.ts';

type Line = Pick<HistoryEntry, 'nature' | 'statut_dep' | 'target' | 'force' | 'causes'>;

/**
 * 'Causes : prix, texte'; 'Cause : non dit' of a return without any, but to a client, who reads their own alone. Null in
 * any other line.
 */
export function causesInWords(line: Line, role: Role): string | null {
  const { causes = [] } = line;
  const [first = CAUSE_NOT_SAID, ...others] = causes;
  if (causes.length === 0 && (role === 'client' || !returned(line))) return null;
  return `${others.length > 0 ? 'Causes' : 'Cause'}\u00a0: ${[first, ...others].join(', ')}`;
}

function returned({ nature, statut_dep, target = '', force }: Line): boolean {
  return nature === 'mouvement' && !force && isReturn(statut_dep, target);
}
