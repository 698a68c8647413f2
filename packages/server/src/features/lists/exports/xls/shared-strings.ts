import { biffRecord, characters, MAX_RECORD, packed, RECORD, u8, u16, u32 } from './biff-record.ts';
import { BytePieces } from './byte-pieces.ts';

/** Total uses and distinct texts, in the header of the first record. */
const TABLE_HEAD = 8;
/** A text's length and kind, before its characters. */
const TEXT_HEAD = 3;

/**
 * Shared strings of a workbook, each once: cells reference them by index (SST, [MS-XLS] 2.4.265). Split over records of
 * 8,224 bytes; a text continued in the next record repeats its kind there.
 */
export class SharedStrings {
  readonly #ranks = new Map<string, number>();
  /** The complete records, except the first one's header, which is known at the end. */
  readonly #records = new BytePieces();
  readonly #data = Buffer.alloc(MAX_RECORD);
  #first: Buffer | null = null;
  #end = TABLE_HEAD;
  #uses = 0;

  /** The index of a text, added if new. */
  rankOf(text: string): number {
    this.#uses += 1;
    const known = this.#ranks.get(text);
    if (known !== undefined) return known;
    const rank = this.#ranks.size;
    this.#ranks.set(text, rank);
    this.#add(text);
    return rank;
  }

  /** The table as records, once: nothing may be added after. */
  finish(): { length: number; pieces: () => Generator<Uint8Array> } {
    this.#closeRecord();
    const first = this.#first ?? Buffer.alloc(0);
    packed(u32(this.#uses), u32(this.#ranks.size)).copy(first, 4);
    this.#ranks.clear();
    const records = this.#records;
    const pieces = function* () {
      yield first;
      yield* records.take();
    };
    return { length: first.length + records.length, pieces };
  }

  #add(text: string): void {
    const { wide, bytes } = characters(text);
    const unit = wide ? 2 : 1;
    // A header must not be split, nor separated from its first character.
    if (MAX_RECORD - this.#end < TEXT_HEAD + unit) this.#closeRecord();
    this.#put(packed(u16(text.length), u8(unit - 1)));
    for (let from = 0; from < bytes.length; ) {
      const room = MAX_RECORD - this.#end;
      const taken = Math.min(bytes.length - from, room - (room % unit));
      this.#put(bytes.subarray(from, from + taken));
      from += taken;
      if (from < bytes.length) {
        this.#closeRecord();
        this.#put(packed(u8(unit - 1)));
      }
    }
  }

  #put(bytes: Uint8Array): void {
    this.#data.set(bytes, this.#end);
    this.#end += bytes.length;
  }

  #closeRecord(): void {
    const data = this.#data.subarray(0, this.#end);
    if (this.#first === null) this.#first = biffRecord(RECORD.SST, data);
    else this.#records.write(biffRecord(RECORD.Continue, data));
    this.#end = 0;
  }
}
