import type { RichBlock, RichRun } from './rich-text.ts';

function runHtml({ text, bold, italic, size }: RichRun): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const broken = escaped.replaceAll('\n', '<br>');
  const slanted = italic ? `<em>${broken}</em>` : broken;
  const weighed = bold ? `<strong>${slanted}</strong>` : slanted;
  return size === undefined ? weighed : `<span class="taille-${size}">${weighed}</span>`;
}

const runsHtml = (runs: readonly RichRun[]) => runs.map(runHtml).join('');

/** HTML as rich text is stored: no attribute but the class of a size. */
export function richTextHtml(blocks: readonly RichBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'paragraph') return `<p>${runsHtml(block.runs)}</p>`;
      const name = block.ordered ? 'ol' : 'ul';
      const items = block.items.map((runs) => `<li><p>${runsHtml(runs)}</p></li>`);
      return `<${name}>${items.join('')}</${name}>`;
    })
    .join('');
}
