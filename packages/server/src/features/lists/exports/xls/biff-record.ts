/** Records of a BIFF8 workbook, by their names and numbers in the format ([MS-XLS] 2.3). */
export const RECORD = {
  BOF: 0x0809,
  EOF: 0x000a,
  CodePage: 0x0042,
  Window1: 0x003d,
  Date1904: 0x0022,
  Font: 0x0031,
  Format: 0x041e,
  XF: 0x00e0,
  Style: 0x0293,
  BoundSheet8: 0x0085,
  Country: 0x008c,
  SST: 0x00fc,
  Continue: 0x003c,
  ColInfo: 0x007d,
  Dimensions: 0x0200,
  LabelSst: 0x00fd,
  Number: 0x0203,
  Window2: 0x023e,
  Pane: 0x0041,
  Selection: 0x001d,
} as const;

/** Maximum bytes of a record after its header. */
export const MAX_RECORD = 8224;

/** A little-endian number of so many bytes. */
export type Field = readonly [bytes: 1 | 2 | 4, value: number];

export const u8 = (value: number): Field => [1, value];
export const u16 = (value: number): Field => [2, value];
export const u32 = (value: number): Field => [4, value];

/** Concatenated fields. */
export function packed(...fields: readonly Field[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of fields) {
    bytes.writeUIntLE(value, at, size);
    at += size;
  }
  return bytes;
}

/** A record: number, length, content. */
export function biffRecord(type: number, ...parts: readonly Uint8Array[]): Buffer {
  const data = Buffer.concat(parts);
  return Buffer.concat([packed(u16(type), u16(data.length)), data]);
}

/** A text's code units: one byte each where all fit, else two. */
export function characters(text: string): { wide: boolean; bytes: Buffer } {
  let wide = false;
  for (let index = 0; index < text.length && !wide; index += 1) wide = text.charCodeAt(index) > 0xff;
  return { wide, bytes: Buffer.from(text, wide ? 'utf16le' : 'latin1') };
}

/** A name, prefixed by its length in one or two bytes. */
export function nameField(name: string, lengthBytes: 1 | 2): Buffer {
  const { wide, bytes } = characters(name);
  return Buffer.concat([packed([lengthBytes, name.length], u8(wide ? 1 : 0)), bytes]);
}
