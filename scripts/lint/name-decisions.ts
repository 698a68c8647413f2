import type { SourceModule, SyntaxNode } from './source-module.ts';

const COMPARISONS = new Set(['===', '!==', '==', '!=']);
/** Methods that test membership of a list. */
const LOOKUPS = new Set(['includes', 'indexOf', 'lastIndexOf', 'has', 'some', 'find', 'findIndex']);
/** TypeScript wrappers of a value: `[…] as const`, `[…] satisfies X`, `([…])`. */
const WRAPPERS = new Set([
  'TsAsExpression',
  'TsConstAssertion',
  'TsSatisfiesExpression',
  'TsNonNullExpression',
  'ParenthesisExpression',
]);

/**
 * Decisions of a module on one of these names: `x === 'Agence'`, `case 'Agence':`, `['Agence', 'Client'].includes(x)`,
 * and lookups in a list or set that it declares.
 */
export function nameDecisions(module: SourceModule, names: ReadonlySet<string>): SyntaxNode[] {
  const isName = (value: unknown) => {
    const node = unwrapped(value);
    return node?.type === 'StringLiteral' && names.has(String(node.value));
  };
  const holdsName = (value: unknown) => itemsOf(value).some(isName);
  const lists = new Set<unknown>();
  for (const { node } of module.nodes())
    if (node.type === 'VariableDeclarator' && holdsName(node.init)) lists.add((node.id as SyntaxNode).value);
  const isNamedList = (value: unknown) => {
    const node = unwrapped(value);
    return node?.type === 'Identifier' && lists.has(node.value);
  };

  const decides = (node: SyntaxNode): boolean => {
    if (node.type === 'BinaryExpression' && COMPARISONS.has(String(node.operator)))
      return isName(node.left) || isName(node.right);
    if (node.type === 'SwitchCase') return isName(node.test);
    return isLookup(node) && (holdsName(node.object) || isNamedList(node.object));
  };
  return [...module.nodes()].map(({ node }) => node).filter(decides);
}

/** `list.includes`, on any list. */
export function isLookup(node: SyntaxNode): boolean {
  return node.type === 'MemberExpression' && LOOKUPS.has(String((node.property as SyntaxNode).value));
}

/** The literal items of a list or set; empty for anything else. */
function itemsOf(value: unknown): unknown[] {
  const node = unwrapped(value);
  if (node?.type === 'ArrayExpression')
    return (node.elements as ({ expression: unknown } | null)[]).map((item) => item?.expression);
  if (node?.type === 'NewExpression' && (node.callee as SyntaxNode).value === 'Set') {
    const [first] = (node.arguments as { expression: unknown }[] | null) ?? [];
    return itemsOf(first?.expression);
  }
  return [];
}

function unwrapped(value: unknown): SyntaxNode | null {
  const node = value as SyntaxNode | null | undefined;
  if (!node) return null;
  return WRAPPERS.has(node.type) ? unwrapped(node.expression) : node;
}
