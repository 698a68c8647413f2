import { KIND_FACTS } from '../../packages/domain/src/kind-facts/kind-facts.ts';
import { DEMO_PAGES, PAGES, wizardPages } from '../../packages/domain/src/rules/page-paths.ts';
import type { Parent, SourceModule, SyntaxNode } from './source-module.ts';

/** Where the addresses are defined. */
const ADDRESSES = 'packages/domain/src/rules/page-paths.ts';
const WEB = /^packages\/web\//;
const PATHS = [
  ...Object.values(PAGES),
  ...Object.values(DEMO_PAGES),
  ...Object.values(KIND_FACTS).map(({ base }) => wizardPages(base)),
];
const FIRST_PARTS = [...new Set(PATHS.map((path) => path.split('/')[1]))].filter(Boolean);
const ADDRESS = new RegExp(`^/(${FIRST_PARTS.join('|')})(?=[/?#-]|$)`);

/**
 * Addresses of pages as text, in place of `PAGES` and `PAGE_PATHS`: `to="/cms"`, `'/dashboard?q_vue=attente'`, a template
 * that begins with one. The home's '/' in the web's sources only, where it is no argument: not `path.split('/')`.
 */
export function pageLiterals(module: SourceModule): string[] {
  if (module.isTest || module.file === ADDRESSES) return [];
  return module
    .nodes()
    .filter(({ node, parent }) => isAddress(node) || (WEB.test(module.file) && isHome(node, parent)))
    .map(
      ({ node }) =>
        `${module.file}:${module.lineOf(node)} repeats an address of PAGES: ${module.textOf(node)}`,
    );
}

function isAddress(node: SyntaxNode): boolean {
  return ADDRESS.test(textOf(node) ?? '');
}

function isHome(node: SyntaxNode, parent: Parent): boolean {
  // The parser wraps an argument in an object without a type.
  return textOf(node) === '/' && parent.type !== undefined;
}

/** A string, or what a template begins with. */
function textOf(node: SyntaxNode): string | undefined {
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as { raw: string }[] | undefined)?.[0]?.raw;
}
