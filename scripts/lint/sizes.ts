import type { Parent, SourceModule, SyntaxNode } from './source-module.ts';

const LONGEST_FILE = 300;
const LONGEST_COMPONENT = 80;
const LONGEST_FUNCTION = 50;

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'MethodProperty',
  'Constructor',
]);

/** Files above 300 lines, components above 80, other functions above 50. Tests and data are exempt. */
export function tooLong(module: SourceModule): string[] {
  if (module.isTest || module.isData) return [];
  const found: string[] = [];
  if (module.lines > LONGEST_FILE)
    found.push(`${module.file} has ${module.lines} lines, above ${LONGEST_FILE}`);
  for (const { node, parent } of module.nodes()) {
    if (!FUNCTIONS.has(node.type)) continue;
    const name = nameOf(node, parent);
    const lines = module.linesOf(node);
    const most = isComponent(module, name) ? LONGEST_COMPONENT : LONGEST_FUNCTION;
    if (lines > most) {
      found.push(
        `${module.file}:${module.lineOf(node)} ${name || 'function'} has ${lines} lines, above ${most}`,
      );
    }
  }
  return found;
}

function isComponent(module: SourceModule, name: string): boolean {
  return module.file.endsWith('.tsx') && /^[A-Z]/.test(name);
}

/** A declaration's own name, or that of the variable or property that it initialises. */
function nameOf(node: SyntaxNode, parent: Parent): string {
  for (const holder of [node.identifier, node.key, parent.id, parent.key] as (SyntaxNode | undefined)[]) {
    if (typeof holder?.value === 'string') return holder.value;
  }
  return '';
}
