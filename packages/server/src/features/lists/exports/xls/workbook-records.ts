import type { CellKind } from '../sheets/sheet.ts';
import { biffRecord, nameField, packed, RECORD, u8, u16, u32 } from './biff-record.ts';

const BIFF8 = 0x0600;
const UTF16 = 1200;
const FRANCE = 33;

/** Fonts; the fifth has number 5, since number 4 does not exist. */
const BOLD_FONT = 5;
const NO_COLOUR = 0x7fff;

/** Custom number formats. */
const DAY_FORMAT = 164;
const INSTANT_FORMAT = 165;

/** Cell styles: the fifteen that every workbook has come first. */
const STYLES = 15;
const GENERAL = 15;
export const HEAD_FORMAT = 16;
const DAYS = 17;
const INSTANTS = 18;
export const CELL_FORMATS: Record<CellKind, number> = {
  text: GENERAL,
  number: GENERAL,
  day: DAYS,
  instant: INSTANTS,
};

/** BOF record of the workbook (5) or of a sheet (16). */
export function beginning(of: 5 | 16): Buffer {
  return biffRecord(RECORD.BOF, packed(u16(BIFF8), u16(of), u16(0x0dbb), u16(0x07cc), u32(0x41), u32(0x06)));
}

export const END: Buffer = biffRecord(RECORD.EOF);

function font(weight: number): Buffer {
  const [height, options, script] = [200, 0, 0];
  const [underline, family, charset, reserved] = [0, 2, 0, 0];
  return biffRecord(
    RECORD.Font,
    packed(u16(height), u16(options), u16(NO_COLOUR), u16(weight), u16(script)),
    packed(u8(underline), u8(family), u8(charset), u8(reserved)),
    nameField('Arial', 1),
  );
}

interface Look {
  font?: number;
  format?: number;
  style?: boolean;
  /** Light grey background. */
  filled?: boolean;
}

const SOLID = 1;
const GREY = 22;
const AUTOMATIC = { fore: 64, back: 65 };

function look({ font: fontNumber = 0, format = 0, style = false, filled = false }: Look): Buffer {
  const lockedOrStyle = style ? 0xfff5 : 0x0001;
  const [bottom, own] = [0x20, style ? 0xf4 : 0xf8];
  const fore = filled ? GREY : AUTOMATIC.fore;
  return biffRecord(
    RECORD.XF,
    packed(u16(fontNumber), u16(format), u16(lockedOrStyle), u8(bottom), u8(0), u8(0), u8(own)),
    packed(u32(0), u32(filled ? SOLID * 2 ** 26 : 0), u16(fore + AUTOMATIC.back * 2 ** 7)),
  );
}

function numberFormat(number: number, code: string): Buffer {
  return biffRecord(RECORD.Format, packed(u16(number)), nameField(code, 2));
}

/** A sheet's offset in the workbook, in bytes. */
function sheetPlace(name: string, place: number): Buffer {
  return biffRecord(RECORD.BoundSheet8, packed(u32(place), u16(0)), nameField(name, 1));
}

/** Records of a workbook before its texts; `textBytes` is their length, since the sheet follows them. */
export function workbookHead(sheetName: string, textBytes: number): Buffer {
  const before = [
    beginning(5),
    biffRecord(RECORD.CodePage, packed(u16(UTF16))),
    biffRecord(
      RECORD.Window1,
      packed(u16(0), u16(0), u16(0x3a5c), u16(0x23be), u16(0x38), u16(0), u16(0), u16(1), u16(0x0258)),
    ),
    biffRecord(RECORD.Date1904, packed(u16(0))),
    ...Array.from({ length: 4 }, () => font(400)),
    font(700),
    numberFormat(DAY_FORMAT, 'dd/mm/yyyy'),
    numberFormat(INSTANT_FORMAT, 'dd/mm/yyyy hh:mm'),
    ...Array.from({ length: STYLES }, () => look({ style: true })),
    look({}),
    look({ font: BOLD_FONT, filled: true }),
    look({ format: DAY_FORMAT }),
    look({ format: INSTANT_FORMAT }),
    biffRecord(RECORD.Style, packed(u16(0x8000), u8(0), u8(0xff))),
  ];
  const country = biffRecord(RECORD.Country, packed(u16(FRANCE), u16(FRANCE)));
  const length = before.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const place = length + sheetPlace(sheetName, 0).length + country.length + textBytes + END.length;
  return Buffer.concat([...before, sheetPlace(sheetName, place), country]);
}
