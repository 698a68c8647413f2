import type { SheetColumn } from '../sheets/sheet.ts';
import { biffRecord, packed, RECORD, u8, u16, u32 } from './biff-record.ts';
import { beginning, END } from './workbook-records.ts';

/** Column widths are in 256ths of a character. */
const PER_CHARACTER = 256;

/** Records of a sheet before its cells. */
export function sheetHead(columns: readonly SheetColumn[], rows: number): Buffer {
  return Buffer.concat([
    beginning(16),
    ...columns.map(({ width }, index) =>
      biffRecord(
        RECORD.ColInfo,
        packed(u16(index), u16(index), u16(width * PER_CHARACTER), u16(15), u16(0), u16(0)),
      ),
    ),
    biffRecord(RECORD.Dimensions, packed(u32(0), u32(rows), u16(0), u16(columns.length), u16(0))),
  ]);
}

/** Flags: grid lines, headers, zeros; frozen panes; selected tab. */
const SHOWN = 0x06b6 | 0x0008 | 0x0100;
const BOTTOM_LEFT = 2;

/** Records after the cells: freezes the header row. */
export function sheetTail(): Buffer {
  return Buffer.concat([
    biffRecord(RECORD.Window2, packed(u16(SHOWN), u16(0), u16(0), u32(0x40), u16(0), u16(0), u32(0))),
    biffRecord(RECORD.Pane, packed(u16(0), u16(1), u16(1), u16(0), u16(BOTTOM_LEFT))),
    biffRecord(
      RECORD.Selection,
      packed(u8(BOTTOM_LEFT), u16(1), u16(0), u16(0), u16(1), u16(1), u16(1), u8(0), u8(0)),
    ),
    END,
  ]);
}
