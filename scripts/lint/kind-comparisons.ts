import { PROJECT_KINDS, PROJECT_TYPES, TYPE_CODES } from '../../packages/domain/src/projects/kinds.ts';
import { nameDecisions } from './name-decisions.ts';
import type { SourceModule, SyntaxNode } from './source-module.ts';

const NAMES: ReadonlySet<string> = new Set([...PROJECT_KINDS, ...TYPE_CODES, ...PROJECT_TYPES]);
/** Where the kinds are defined. */
const KINDS = /^packages\/domain\/src\/kind(s|-facts)\//;
/** Registries that only the web has: the screens of a kind, and the drawings of its supports. */
const REGISTRIES = /^packages\/web\/src\/.*\/(kind-screens-of|wizard-pages|type-drawings)\.ts$/;

/**
 * Decisions on a kind, a `typeProjet` or a support outside `domain/kinds`: `kind === 'PDA'`, `case 'Digital':`,
 * `['VAE', 'PSM'].includes(kind)`, and tables by kind. Use a property of the kind instead. The demonstration is exempt:
 * it creates orders of each support, which is not a decision on one; so are migrations, which are SQL and immutable.
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
