import { STATUSES } from '../../packages/domain/src/projects/statuses.ts';
import { isLookup, nameDecisions } from './name-decisions.ts';
import type { SourceModule, SyntaxNode } from './source-module.ts';

const NAMES: ReadonlySet<string> = new Set(STATUSES);
const TABLES = /^packages\/domain\/src\/(projects|rules)\//;

/**
 * Decisions on a status outside the domain's tables: `statut === 'Agence'`, `case 'Agence':`, `['Agence',
 * 'Client'].includes(statut)`, the same on a named list, and indexes in `STATUSES`.
 */
export function statusComparisons(module: SourceModule): string[] {
  if (module.isTest || module.isData || TABLES.test(module.file)) return [];
  const ranks = [...module.nodes()].map(({ node }) => node).filter(ranksStatus);
  return [...nameDecisions(module, NAMES), ...ranks].map(
    (node) =>
      `${module.file}:${module.lineOf(node)} decides on a status: ${module.textOf(node).split('\n')[0]}`,
  );
}

/** `STATUSES.indexOf`: use `statusRank` instead. */
function ranksStatus(node: SyntaxNode): boolean {
  if (!isLookup(node) || (node.object as SyntaxNode).value !== 'STATUSES') return false;
  return /indexOf|findIndex/i.test(String((node.property as SyntaxNode).value));
}
