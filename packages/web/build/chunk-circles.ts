import type { Plugin, Rolldown } from 'vite';

/** A way from a chunk by its static imports back to itself; undefined if there is none. */
function circleOf(bundle: Rolldown.OutputBundle, start: string): string[] | undefined {
  const seen = new Set<string>();
  const walk = (way: readonly string[]): string[] | undefined => {
    const file = bundle[way.at(-1) ?? start];
    if (file?.type !== 'chunk') return undefined;
    for (const next of file.imports) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const circle = walk([...way, next]);
      if (circle !== undefined) return circle;
    }
    return undefined;
  };
  return walk([start]);
}

/**
 * Fails the build when two of its chunks import each other: one of them runs before what it imports, and which one depends
 * on the page that asks first.
 */
export function chunkCircles(): Plugin {
  return {
    name: 'ardoise:chunk-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const name of Object.keys(bundle)) {
        const circle = circleOf(bundle, name);
        if (circle !== undefined)
          this.error(`Chunks import each other (build/chunk-groups.ts): ${circle.join(' → ')}`);
      }
    },
  };
}
