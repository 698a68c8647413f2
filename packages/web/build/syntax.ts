/** A node of a syntax tree, as the bundler parses it. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Nodes of types that wrap a value: `x as Y`, `x satisfies Y`, `x!`. */
const AROUND_A_VALUE = /^TS(As|Satisfies|NonNull)Expression$/;
/** Where an identifier is a name, not a use; unless computed. */
const NAMES: Record<string, string> = {
  MemberExpression: 'property',
  Property: 'key',
  VariableDeclarator: 'id',
  FunctionDeclaration: 'id',
};

/** The names that a module's values use, not its types. */
export function usedNames(root: unknown): Set<string> {
  if (Array.isArray(root)) return new Set(root.flatMap((each) => [...usedNames(each)]));
  if (!isNode(root) || root.type === 'ImportDeclaration') return new Set();
  if (root.type === 'Identifier') return new Set([String(root.name)]);
  if (AROUND_A_VALUE.test(root.type)) return usedNames(root.expression);
  if (root.type.startsWith('TS')) return new Set();
  const name = root.computed === true ? undefined : NAMES[root.type];
  const parts = Object.entries(root).filter(([key]) => key !== name);
  return usedNames(parts.map(([, part]) => part));
}

/** The names that an import, or a declaration that is not exported, brings into its module. */
export function declaredNames({ type, specifiers, declarations, id }: Node): string[] {
  const nodes: Record<string, () => unknown[]> = {
    ImportDeclaration: () => (specifiers as Node[]).map(({ local }) => local),
    VariableDeclaration: () => (declarations as Node[]).map((each) => each.id),
    FunctionDeclaration: () => [id],
  };
  return (nodes[type]?.() ?? []).filter(isNode).map(({ name }) => String(name));
}

/** The initialisers of a module's top-level constants. */
export function topValues(program: Node): Node[] {
  return (program.body as Node[])
    .map((statement) => (isNode(statement.declaration) ? statement.declaration : statement))
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations as Node[])
    .map(({ init }) => init)
    .filter(isNode);
}
