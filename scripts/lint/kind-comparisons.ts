import { PROJECT_KINDS, PROJECT_TYPES, TYPE_CODES } from '../../packages/domain/src/projects/kinds.ts';
import { nameDecisions } from './name-decisions.ts';
import type { SourceModule, SyntaxNode } from './source-module.ts';

const NAMES: ReadonlySet<string> = new Set([...PROJECT_KINDS, ...TYPE_CODES, ...PROJECT_TYPES]);
/** Where each kind says what it is. */
const KINDS = /^packages\/domain\/src\/kinds\//;
/** What only the web has of a kind: its screens, and the drawings of its supports. */
const REGISTRIES = /^packages\/web\/src\/.*\/(kind-screens-of|type-drawings)\.ts$/;

/**
 * Decisions on a kind, a `typeProjet` or a support outside `domain/kinds`: `kind === 'PDA'`, `case 'Digital':`,
 * `['VAE', 'PSM'].includes(kind)`, and tables by kind. A property of the kind says what is meant. The demonstration is left
 * out: it makes orders of each support, which is not a decision on one; migrations are SQL and stay as they landed.
 */
export function kindComparisons(module: SourceModule): string[] {
  if (module.isTest || module.isData || KINDS.test(module.file)) return [];
  const tables = REGISTRIES.test(module.file)
    ? []
    : [...module.nodes()].map(({ node }) => node).filter(isTableByKind);
  return [...nameDecisions(module, NAMES), ...tables].map(
    (node) =>
      `${module.file}:${module.lineOf(node)} decides on a kind: ${module.textOf(node).split('\n')[0]}`,
  );
}

/** An object with two kinds or supports among its keys. */
function isTableByKind(node: SyntaxNode): boolean {
  if (node.type !== 'ObjectExpression') return false;
  const keys = (node.properties as SyntaxNode[]).map(({ key }) =>
    String((key as SyntaxNode | undefined)?.value),
  );
  return keys.filter((key) => NAMES.has(key)).length > 1;
}
