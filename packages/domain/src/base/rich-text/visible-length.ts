import type { RichBlock, RichRun } from './rich-text.ts';

function linesOf(block: RichBlock): RichRun[][] {
  return block.kind === 'paragraph' ? [block.runs] : block.items;
}

/** Length of a rich text as read, in characters, without its tags. */
export function visibleLength(blocks: readonly RichBlock[]): number {
  return blocks
    .flatMap(linesOf)
    .flat()
    .reduce((length, { text }) => length + text.length, 0);
}

/** The beginning of a rich text, at most this many visible characters. */
export function cutRichText(blocks: readonly RichBlock[], longest: number): RichBlock[] {
  let room = Math.max(longest, 0);
  const cut = (runs: readonly RichRun[]) =>
    runs.flatMap((run) => {
      const text = run.text.slice(0, room).replace(/[\ud800-\udbff]$/, '');
      room = text.length < run.text.length ? 0 : room - text.length;
      return text === '' ? [] : [{ ...run, text }];
    });
  const kept: RichBlock[] = [];
  for (const block of blocks) {
    if (room === 0) break;
    if (block.kind === 'paragraph') kept.push({ ...block, runs: cut(block.runs) });
    else kept.push({ ...block, items: block.items.map(cut).filter((item) => item.length > 0) });
  }
  return kept;
}
