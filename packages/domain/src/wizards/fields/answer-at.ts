type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The answer at this path of a document, or of one of its entries; undefined where there is none. */
export function answerAt(scope: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (isTree(value) && Object.hasOwn(value, key) ? value[key] : undefined),
      scope,
    );
}

/** The same with another answer at the path; what stands around is kept, not copied. */
export function withAnswer<Scope>(scope: Scope, path: string, answer: unknown): Scope {
  const [key = '', ...rest] = path.split('.');
  const below =
    rest.length === 0 ? answer : withAnswer(isTree(scope) ? scope[key] : undefined, rest.join('.'), answer);
  if (Array.isArray(scope)) return scope.with(Number(key), below) as Scope;
  return { ...scope, [key]: below };
}
