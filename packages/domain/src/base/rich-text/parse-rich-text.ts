import { RICH_SIZES, type RichBlock, type RichRun } from './rich-text.ts';

/** A text with one of these is HTML; any other is plain text as typed, with its '<terrasse>'. */
const HTML = /<\/?(?:p|strong|em|b|i|ul|ol|li|br|span|div|h[1-6])(?:\s[^<>]*)?\/?>/i;
/** A comment or declaration (word processors paste `<![if …]>`), a tag (slash, name, attributes), or text. */
const TOKENS = /<!--[\s\S]*?(?:-->|$)|<[!?][^<>]*>|<(\/?)([a-z][\w:-]*)([^<>]*)>|[^<]+|</gi;
const BOLD = new Set(['strong', 'b']);
const ITALIC = new Set(['em', 'i']);
const MARKS = new Set([...BOLD, ...ITALIC, 'span']);
const LISTS = new Set(['ul', 'ol']);
const BLOCKS = new Set([
  'p',
  'li',
  'div',
  'tr',
  'td',
  'th',
  'blockquote',
  'pre',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);
/** Their content is no text. */
const UNREAD = new Set(['script', 'style', 'template', 'title', 'xml']);
const SIZE = new RegExp(`\\bclass\\s*=\\s*["']?[^"']*\\btaille-(${RICH_SIZES.join('|')})(?![\\w-])`, 'i');
/** Word processors wrap what they copy in a `<b>` of normal weight. */
const NORMAL_WEIGHT = /font-weight\s*:\s*(?:normal|400)/i;
/** Others write bold and italic as the style of a `<span>`. */
const BOLD_STYLE = /font-weight\s*:\s*(?:bold|[6-9]00)/i;
const ITALIC_STYLE = /font-style\s*:\s*italic/i;
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? entity;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    // NUL and lone surrogates are no text that PostgreSQL stores.
    const isText = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isText ? String.fromCodePoint(code) : '';
  });
}

type Look = Omit<RichRun, 'text'>;
const PLAIN: Look = { bold: false, italic: false, size: undefined };

function lookOf(tag: string, attributes: string): Partial<Look> {
  if (BOLD.has(tag)) return NORMAL_WEIGHT.test(attributes) ? {} : { bold: true };
  if (ITALIC.has(tag)) return { italic: true };
  const size = RICH_SIZES.find((one) => one === SIZE.exec(attributes)?.[1]);
  return {
    ...(size !== undefined && { size }),
    ...(BOLD_STYLE.test(attributes) && { bold: true }),
    ...(ITALIC_STYLE.test(attributes) && { italic: true }),
  };
}

/** Collects runs into lines, and lines into blocks. */
class RichTextBuilder {
  readonly blocks: RichBlock[] = [];
  readonly #lists: string[] = [];
  readonly #marks: { tag: string; look: Partial<Look> }[] = [];
  #runs: RichRun[] = [];
  /** Whether the current line ends even when empty: a blank paragraph. */
  #opened = false;

  text(raw: string): void {
    const collapsed = raw.replace(/[ \t\r\n\f]+/g, ' ');
    const last = this.#runs.at(-1);
    const starts = last === undefined || /[ \n]$/.test(last.text);
    this.#add(decoded(starts ? collapsed.replace(/^ /, '') : collapsed));
  }

  tag(tag: string, closes: boolean, attributes: string): void {
    if (tag === 'br') this.#add('\n');
    else if (MARKS.has(tag)) this.#mark(tag, closes, attributes);
    else if (LISTS.has(tag)) {
      this.endLine();
      if (closes) this.#lists.pop();
      else this.#lists.push(tag);
    } else if (BLOCKS.has(tag)) {
      this.endLine();
      this.#opened = tag === 'p' && !closes;
    }
  }

  endLine(): void {
    const last = this.#runs.at(-1);
    if (last) last.text = last.text.replace(/ $/, '');
    const runs = this.#runs.filter(({ text }) => text !== '');
    if (runs.length > 0 || this.#opened) this.#place(runs);
    this.#runs = [];
    this.#opened = false;
  }

  #place(runs: RichRun[]): void {
    const list = this.#lists.at(-1);
    const last = this.blocks.at(-1);
    if (list === undefined) this.blocks.push({ kind: 'paragraph', runs });
    else if (last?.kind === 'list' && last.ordered === (list === 'ol')) last.items.push(runs);
    else this.blocks.push({ kind: 'list', ordered: list === 'ol', items: [runs] });
  }

  #mark(tag: string, closes: boolean, attributes: string): void {
    if (!closes) {
      this.#marks.push({ tag, look: lookOf(tag, attributes) });
      return;
    }
    const opened = this.#marks.findLastIndex((mark) => mark.tag === tag);
    if (opened >= 0) this.#marks.splice(opened, 1);
  }

  #add(text: string): void {
    if (text === '') return;
    const look: Look = Object.assign({ ...PLAIN }, ...this.#marks.map((mark) => mark.look));
    const last = this.#runs.at(-1);
    const same = last?.bold === look.bold && last.italic === look.italic && last.size === look.size;
    if (last && same) last.text += text;
    else this.#runs.push({ text, ...look });
  }
}

function parseHtml(html: string): RichBlock[] {
  const builder = new RichTextBuilder();
  let unread: string | undefined;
  for (const [token, slash, name, attributes = ''] of html.matchAll(TOKENS)) {
    const tag = name?.toLowerCase();
    const closes = slash === '/';
    if (unread !== undefined) {
      if (closes && tag === unread) unread = undefined;
    } else if (tag === undefined) {
      if (!/^<[!?]/.test(token)) builder.text(token);
    } else if (UNREAD.has(tag)) {
      if (!closes) unread = tag;
    } else builder.tag(tag, closes, attributes);
  }
  builder.endLine();
  return builder.blocks;
}

function parsePlain(text: string): RichBlock[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => ({ kind: 'paragraph', runs: line === '' ? [] : [{ text: line, ...PLAIN }] }));
}

const isBlank = (block: RichBlock | undefined) => block?.kind === 'paragraph' && block.runs.length === 0;

/**
 * Reads a stored or pasted rich text: p, strong, em, ul, ol, li, br and span.taille-N, of every other tag only the
 * text, of attributes only the size, and a pasted bold or italic. Nested lists become one level. A text without tags is plain, a paragraph a line
 * (specification/project-data.md#delivery-and-briefs).
 */
export function parseRichText(stored: string | undefined): RichBlock[] {
  const text = stored ?? '';
  const blocks = HTML.test(text) ? parseHtml(text) : parsePlain(text);
  const first = blocks.findIndex((block) => !isBlank(block));
  return first < 0 ? [] : blocks.slice(first, blocks.findLastIndex((block) => !isBlank(block)) + 1);
}
