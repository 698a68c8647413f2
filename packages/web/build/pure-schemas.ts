import type { Plugin } from 'vite';
import { isNode, type Node, usedNames } from './syntax.ts';

/** The values of a module's constants that zod's functions make. */
function schemas(program: Node): Node[] {
  return (program.body as Node[])
    .map((statement) => (isNode(statement.declaration) ? statement.declaration : statement))
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations as Node[])
    .map(({ init }) => init)
    .filter(isNode)
    .filter((value) => usedNames(value).has('z'));
}

/**
 * Marks the making of a schema as free of side effects, which the bundler cannot know: one that no screen uses leaves the
 * build, and with the last of them zod, 9 KB of a wizard.
 */
export function pureSchemas(): Plugin {
  return {
    name: 'ardoise:pure-schemas',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/domain\/src\/.+\.ts$/, code: "* as z from 'zod/mini'" },
      handler(code) {
        let marked = code;
        for (const { start, end } of schemas(
          this.parse(code, { lang: 'ts' }) as unknown as Node,
        ).toReversed())
          marked = `${marked.slice(0, start)}/* @__PURE__ */ (() => (${marked.slice(start, end)}))()${marked.slice(end)}`;
        return { code: marked, map: null };
      },
    },
  };
}
