import type { Plugin } from 'vite';
import { type Node, topValues, usedNames } from './syntax.ts';

/** The values of a module's constants that zod's functions make. */
const schemas = (program: Node) => topValues(program).filter((value) => usedNames(value).has('z'));

/**
 * Marks schemas as free of side effects, which the bundler cannot know: unused ones are removed by tree shaking, and
 * with the last of them zod, 9 KB of a wizard.
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
