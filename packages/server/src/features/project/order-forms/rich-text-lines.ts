import type { RichBlock, RichRun, RichSize } from '@ardoise/domain/base/rich-text/rich-text.ts';
import { cleaned, lineHeight, type TextStyle, type Typesetter } from './printed-text.ts';

/** Points of a screen's px: the default of 15 is set at 10 points. */
const POINTS = 2 / 3;
const DEFAULT_SIZE = 15;
const LIST_INDENT = 10;
/** Between a marker and its item. */
export const MARKER_GAP = 5;
/** Above a block, and above an item that is not the first. */
const BLOCK_GAP = 5;
const ITEM_GAP = 1.5;

/** Characters of one style. */
export interface Piece {
  text: string;
  style: TextStyle;
}

/** A line of a rich text, ready to draw. */
export interface RichLine {
  pieces: readonly Piece[];
  indent: number;
  /** Of an item's first line; it ends a gap before the indent. */
  marker: Piece | undefined;
  gap: number;
  /** Of its largest characters, in points. */
  size: number;
  height: number;
}

function styleOf({
  bold,
  italic,
  size,
}: {
  bold: boolean;
  italic: boolean;
  size?: RichSize | undefined;
}): TextStyle {
  const font = bold ? (italic ? 'boldItalic' : 'bold') : italic ? 'italic' : 'body';
  return { font, size: Number(size ?? DEFAULT_SIZE) * POINTS };
}
const PLAIN = styleOf({ bold: false, italic: false });

/** Runs between the line breaks that were typed. */
function typedLines(runs: readonly RichRun[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const run of runs) {
    const [first = '', ...others] = cleaned(run.text).split('\n');
    lines.at(-1)?.push({ text: first, style: styleOf(run) });
    for (const text of others) lines.push([{ text, style: styleOf(run) }]);
  }
  return lines.map((pieces) => pieces.filter(({ text }) => text !== ''));
}

/** Words, each of the pieces that no space separates, with the space before it. */
function wordsOf(pieces: readonly Piece[]): Piece[][] {
  const words: Piece[][] = [[]];
  for (const { text, style } of pieces)
    for (const part of text.split(/(?= )/)) {
      if (part.startsWith(' ')) words.push([]);
      words.at(-1)?.push({ text: part, style });
    }
  return words;
}

/** Fills lines of a width with words, breaking only those that are wider than a line. */
class LineFiller {
  readonly lines: Piece[][] = [[]];
  readonly #type: Typesetter;
  readonly #width: number;
  #room: number;

  constructor(type: Typesetter, width: number) {
    this.#type = type;
    this.#width = width;
    this.#room = width;
  }

  add(word: readonly Piece[]): void {
    const wide = word.reduce((total, piece) => total + this.#widthOf(piece), 0);
    const wraps = wide > this.#room && this.#room < this.#width;
    if (wraps) this.#newLine();
    for (const [index, { text, style }] of word.entries()) {
      const shown = wraps && index === 0 ? text.trimStart() : text;
      for (const part of this.#type.broken(shown, this.#width, style)) this.#place({ text: part, style });
    }
  }

  #place(piece: Piece): void {
    const wide = this.#widthOf(piece);
    if (wide > this.#room && this.#room < this.#width) this.#newLine();
    const last = this.lines.at(-1)?.at(-1);
    if (last?.style === piece.style) last.text += piece.text;
    else this.lines.at(-1)?.push(piece);
    this.#room -= wide;
  }

  #newLine(): void {
    this.lines.push([]);
    this.#room = this.#width;
  }

  #widthOf({ text, style }: Piece): number {
    return this.#type.widthOf(text, style);
  }
}

function wrap(type: Typesetter, pieces: readonly Piece[], width: number): Piece[][] {
  const filler = new LineFiller(type, width);
  for (const word of wordsOf(pieces)) filler.add(word);
  return filler.lines;
}

interface Paragraph {
  runs: readonly RichRun[];
  indent: number;
  marker?: Piece;
  gap: number;
}

function paragraphLines(
  type: Typesetter,
  { runs, indent, marker, gap }: Paragraph,
  width: number,
): RichLine[] {
  return typedLines(runs)
    .flatMap((pieces) => wrap(type, pieces, width - indent))
    .map((pieces, index) => {
      const styles = pieces.length > 0 ? pieces.map(({ style }) => style) : [PLAIN];
      return {
        pieces,
        indent,
        marker: index === 0 ? marker : undefined,
        gap: index === 0 ? gap : 0,
        size: Math.max(...styles.map(({ size }) => size)),
        height: Math.max(...styles.map(lineHeight)),
      };
    });
}

function listItems(type: Typesetter, block: RichBlock & { kind: 'list' }): Paragraph[] {
  const markers = block.items.map((runs, index) => ({
    text: block.ordered ? `${index + 1}.` : '•',
    style: styleOf({ bold: false, italic: false, size: runs[0]?.size }),
  }));
  const widest = Math.max(...markers.map(({ text, style }) => type.widthOf(text, style)));
  return block.items.map((runs, index) => ({
    runs,
    indent: LIST_INDENT + widest + MARKER_GAP,
    marker: markers[index],
    gap: index === 0 ? BLOCK_GAP : ITEM_GAP,
  }));
}

/** Sets a rich text in lines of a width, in points; an item of a list begins with its marker. */
export function richTextLines(type: Typesetter, blocks: readonly RichBlock[], width: number): RichLine[] {
  return blocks
    .flatMap((block) =>
      block.kind === 'list' ? listItems(type, block) : [{ runs: block.runs, indent: 0, gap: BLOCK_GAP }],
    )
    .flatMap((paragraph) => paragraphLines(type, paragraph, width));
}
