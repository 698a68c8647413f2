import type { Plugin } from 'vite';
import { declaredNames, isNode, type Node, topValues, usedNames } from './syntax.ts';

/** The constructors of `domain/src/contract/call.ts`, whose second argument describes a call. */
const CONSTRUCTORS = new Set(['get', 'post', 'put', 'del', 'changingGet']);
const SCHEMAS = new Set(['params', 'query', 'body', 'reply']);

/** A range of the source, and its replacement. */
interface Edit {
  at: number;
  upTo: number;
  text: string;
}

/** Whether a value is a zod schema: `z.object(…)`, `z.string().check(…)`. */
function isSchema(value: Node): boolean {
  const { callee, object } = value;
  if (value.type === 'Identifier') return value.name === 'z';
  return (isNode(callee) && isSchema(callee)) || (isNode(object) && isSchema(object));
}

/** `params`, `query`, `body` and `reply` of a call. */
function schemasOf(value: Node): Node[] {
  if (!isNode(value.callee) || !CONSTRUCTORS.has(String(value.callee.name))) return [];
  const description = (value.arguments as Node[])[1];
  if (description?.type !== 'ObjectExpression') return [];
  return (description.properties as Node[]).filter(({ key }) => isNode(key) && SCHEMAS.has(String(key.name)));
}

function editsOf(value: Node): Edit[] {
  if (isSchema(value)) return [{ at: value.start, upTo: value.end, text: 'undefined' }];
  return [
    // Pure annotation: a call that no screen makes can be tree-shaken.
    { at: value.start, upTo: value.start, text: '/* @__PURE__ */ ' },
    ...schemasOf(value).map(({ start, end }) => ({ at: start, upTo: end, text: '' })),
  ];
}

function applied(code: string, edits: readonly Edit[]): string {
  let result = code;
  for (const { at, upTo, text } of [...edits].sort((a, b) => b.at - a.at)) {
    const after = result.slice(upTo);
    result = result.slice(0, at) + text + (text === '' ? after.replace(/^\s*,/, '') : after);
  }
  return result;
}

/** Imports, and declarations of the module's own, without remaining uses. */
function useless(program: Node): Edit[] {
  const used = usedNames(program);
  const isUseless = (statement: Node) => {
    const names = declaredNames(statement);
    return names.length > 0 && names.every((name) => !used.has(name));
  };
  return (program.body as Node[])
    .filter(isUseless)
    .map(({ start, end }) => ({ at: start, upTo: end, text: ';' }));
}

/**
 * The browser needs only method and path of the contract's calls; their schemas serve as types. Removing them keeps zod
 * out of the screens that validate nothing: 10 KB of the login page.
 */
export function contractWithoutSchemas(): Plugin {
  return {
    name: 'ardoise:contract-without-schemas',
    enforce: 'pre',
    transform: {
      filter: { id: /\/domain\/src\/contract\/[\w-]+\.ts$/ },
      handler(code) {
        const parse = (source: string) => this.parse(source, { lang: 'ts' }) as unknown as Node;
        let bare = applied(
          code,
          topValues(parse(code))
            .filter(({ type }) => type === 'CallExpression')
            .flatMap(editsOf),
        );
        // What only a removed declaration used is useless in its turn.
        for (let edits = useless(parse(bare)); edits.length > 0; edits = useless(parse(bare)))
          bare = applied(bare, edits);
        return { code: bare, map: null };
      },
    },
  };
}
