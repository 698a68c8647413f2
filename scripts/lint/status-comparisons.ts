import { STATUSES } from '../../packages/domain/src/projects/statuses.ts';
import type { SourceModule, SyntaxNode } from './source-module.ts';

const NAMES: ReadonlySet<unknown> = new Set(STATUSES);
const COMPARISONS = new Set(['===', '!==', '==', '!=']);
const TABLES = /^packages\/domain\/src\/projects\//;

/**
 * Decisions on a status outside the domain's tables: `statut === 'Agence'`, `case 'Agence':`,
 * `['Agence', 'Client'].includes(statut)`.
 */
export function statusComparisons(module: SourceModule): string[] {
  if (module.isTest || module.isData || TABLES.test(module.file)) return [];
  const found: string[] = [];
  for (const { node } of module.nodes()) {
    if (comparesStatus(node)) {
      found.push(
        `${module.file}:${module.lineOf(node)} decides on a status: ${module.textOf(node).split('\n')[0]}`,
      );
    }
  }
  return found;
}

function comparesStatus(node: SyntaxNode): boolean {
  if (node.type === 'BinaryExpression' && COMPARISONS.has(String(node.operator))) {
    return isStatus(node.left) || isStatus(node.right);
  }
  if (node.type === 'SwitchCase') return isStatus(node.test);
  return isListLookup(node);
}

function isListLookup(node: SyntaxNode): boolean {
  if (node.type !== 'MemberExpression') return false;
  const property = (node.property as SyntaxNode).value;
  const object = node.object as SyntaxNode;
  if ((property !== 'includes' && property !== 'indexOf') || object.type !== 'ArrayExpression') return false;
  return (object.elements as ({ expression: unknown } | null)[]).some((item) => isStatus(item?.expression));
}

function isStatus(value: unknown): boolean {
  const node = value as SyntaxNode | null;
  return node?.type === 'StringLiteral' && NAMES.has(node.value);
}
