import { inflateSync } from 'node:zlib';

/** Marked content of a page: its tag, and the letters that it stands for where the file says them. */
interface Mark {
  tag: string;
  text?: string | undefined;
}

/** Inflated, a page's content is no larger. */
const MOST_CONTENT = 4_000_000;
const MOST_STREAMS = 2_000;

/** '/Span <</ActualText <FEFF00E9>>> BDC', '/P /MC0 BDC', '/Artifact BMC'. */
const MARK =
  /\/(?<tag>[^\s/<>()[\]]+)\s*(?:(?<said><<(?:[^<>()]|<[\dA-Fa-f\s]*>|\((?:[^()\\]|\\[\s\S])*\)|<<[^<>]*>>)*>>|\/[^\s/<>()[\]]+)\s*BDC|BMC)\b/g;
const ACTUAL = /\/ActualText\s*(?:<(?<hex>[\dA-Fa-f\s]*)>|\((?<plain>(?:[^()\\]|\\[\s\S])*)\))/;

/** A string of a PDF in UTF-16 where it says so, else in one byte a sign. */
function textOf(bytes: Buffer): string {
  if (bytes[0] !== 0xfe || bytes[1] !== 0xff) return bytes.toString('latin1');
  return Buffer.from(bytes.subarray(2, bytes.length - (bytes.length % 2)))
    .swap16()
    .toString('utf16le');
}

function actualTextOf(said: string): string | undefined {
  const found = ACTUAL.exec(said)?.groups;
  if (found?.hex !== undefined) return textOf(Buffer.from(found.hex.replace(/\s/g, ''), 'hex'));
  // What is escaped is no letter of a card.
  return found?.plain?.includes('\\')
    ? undefined
    : found?.plain && textOf(Buffer.from(found.plain, 'latin1'));
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes, { maxOutputLength: MOST_CONTENT }).toString('latin1');
  } catch {
    // A picture, or content in another encoding: it says no letters.
    return '';
  }
}

/** The marks of each stream of a file that says letters, in its order. */
function* marksOfStreams(file: Buffer): Generator<Mark[]> {
  let at = 0;
  for (let count = 0; count < MOST_STREAMS; count += 1) {
    const found = file.indexOf('stream', at);
    const end = file.indexOf('endstream', found);
    if (found < 0 || end < 0) return;
    const start = found + 'stream'.length + (file[found + 6] === 0x0d ? 2 : 1);
    at = end + 'endstream'.length;
    const content = inflated(file.subarray(start, end));
    if (!content.includes('ActualText')) continue;
    yield [...content.matchAll(MARK)].map(({ groups }) => ({
      tag: groups?.tag ?? '',
      text: actualTextOf(groups?.said ?? ''),
    }));
  }
}

/**
 * The letters that a PDF says beside signs that its font does not name, such as a ligature ('tt') or an accent that is
 * drawn apart: 'ActualText', which pdf.js does not read.
 */
export class ActualText {
  readonly #file: Buffer;
  #streams: Mark[][] | undefined;

  constructor(file: Uint8Array) {
    this.#file = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  }

  /** What each mark of a page says, by the tags of its marks in their order; nothing where no stream has just these. */
  of(tags: readonly string[]): (string | undefined)[] {
    if (tags.length === 0) return [];
    this.#streams ??= [...marksOfStreams(this.#file)];
    const at = this.#streams.findIndex(
      (marks) => marks.length === tags.length && marks.every(({ tag }, rank) => tag === tags[rank]),
    );
    return at < 0 ? [] : (this.#streams.splice(at, 1)[0] ?? []).map(({ text }) => text);
  }
}
