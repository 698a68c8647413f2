import type { SourceModule, SyntaxNode } from './source-module.ts';

/** Four words and a full stop: anything shorter is a label, which may repeat. */
const SENTENCE = /^\S+(?:\s+\S+){3,}[.!?…]$/;
/** The showcase of components has its own sample texts. */
const SHOWCASE = '/features/elements/';

function wordsOf(module: SourceModule, node: SyntaxNode): string | undefined {
  if (node.type === 'StringLiteral' || node.type === 'JSXText') return String(node.value);
  return node.type === 'TemplateLiteral' ? module.textOf(node).slice(1, -1) : undefined;
}

/** Normalises whitespace. */
function plain(words: string): string {
  return words
    .replace(/\\u00a0|\\u202f|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Sentences duplicated in several files: one copy would be changed, the other forgotten. Shared sentences belong in the
 * domain (`words/`, or beside their rule).
 */
export function repeatedSentences(modules: readonly SourceModule[]): string[] {
  const places = new Map<string, Map<string, number>>();
  for (const module of modules) {
    if (module.isTest || module.isData || module.file.includes(SHOWCASE)) continue;
    for (const { node } of module.nodes()) {
      const words = wordsOf(module, node);
      const sentence = words === undefined ? '' : plain(words);
      if (!SENTENCE.test(sentence)) continue;
      const files = places.get(sentence) ?? new Map<string, number>();
      places.set(sentence, files);
      if (!files.has(module.file)) files.set(module.file, module.lineOf(node));
    }
  }
  return [...places]
    .filter(([, files]) => files.size > 1)
    .map(
      ([sentence, files]) =>
        `${[...files].map(([file, line]) => `${file}:${line}`).join(', ')} say the same: '${sentence}'`,
    );
}
