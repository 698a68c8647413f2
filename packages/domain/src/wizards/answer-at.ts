type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The answer at this path of a document or an entry; undefined without one. */
export function answerAt(scope: unknown, path: string): unknown {
  let value = scope;
  for (const key of path.split('.')) {
    if (!isTree(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

/** Immutable update: a copy with another answer at the path; siblings are shared, not copied. */
export function withAnswer<Scope>(scope: Scope, path: string, answer: unknown): Scope {
  const [key = '', ...rest] = path.split('.');
  const below =
    rest.length === 0 ? answer : withAnswer(isTree(scope) ? scope[key] : undefined, rest.join('.'), answer);
  if (Array.isArray(scope)) return scope.with(Number(key), below) as Scope;
  return { ...scope, [key]: below };
}
