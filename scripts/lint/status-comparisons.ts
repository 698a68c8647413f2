import { STATUSES } from '../../packages/domain/src/projects/statuses.ts';
import { isLookup, nameDecisions } from './name-decisions.ts';
import { literalText, type SourceModule, type SyntaxNode } from './source-module.ts';

const NAMES: ReadonlySet<string> = new Set(STATUSES);
const IN_SQL = new RegExp(`'(${STATUSES.join('|')})'`);
const REPOSITORY = /\.repository\.ts$/;
const TABLES = /^packages\/domain\/src\/(projects|rules)\//;

/**
 * Decisions on a status outside the domain's tables: `statut === 'Agence'`, `case 'Agence':`, `['Agence',
 * 'Client'].includes(statut)`, the same on a named list, and indexes in `STATUSES`; in a repository, any status that is
 * named at all: its terms are made of the domain's (`sqlList(STAGES.delivered)`).
 */
export function statusComparisons(module: SourceModule): string[] {
  if (module.isTest || module.isData || TABLES.test(module.file)) return [];
  const ranks = [...module.nodes()].map(({ node }) => node).filter(ranksStatus);
  const terms = REPOSITORY.test(module.file) ? nodesNaming(module) : [];
  return [...nameDecisions(module, NAMES), ...ranks, ...terms].map(
    (node) =>
      `${module.file}:${module.lineOf(node)} decides on a status: ${module.textOf(node).split('\n')[0]}`,
  );
}

function nodesNaming(module: SourceModule): SyntaxNode[] {
  return [...module.nodes()]
    .map(({ node }) => node)
    .filter((node) => {
      const text = literalText(node);
      return text !== undefined && (NAMES.has(text) || IN_SQL.test(text));
    });
}

/** `STATUSES.indexOf`: use `statusRank` instead. */
function ranksStatus(node: SyntaxNode): boolean {
  if (!isLookup(node) || (node.object as SyntaxNode).value !== 'STATUSES') return false;
  return /indexOf|findIndex/i.test(String((node.property as SyntaxNode).value));
}
