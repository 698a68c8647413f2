import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { describe, expect, it } from 'vitest';
import { indexOfSheet, sheetsOf } from './proof-sheets.ts';

const file = (id: string, mime: string, pages: number | null) => ({ id, mime, pages }) as ProjectFile;
const inside = file('a', 'application/pdf', 2);
const cover = file('b', 'image/png', null);
const unread = file('c', 'application/pdf', null);

describe('the pages of a proof', () => {
  it('are numbered across its files', () => {
    const sheets = sheetsOf([inside, cover], {});
    expect(sheets.map((sheet) => [sheet.file.id, sheet.page])).toEqual([
      ['a', 1],
      ['a', 2],
      ['b', 1],
    ]);
    expect(indexOfSheet(sheets, 'b', 1)).toBe(2);
    expect(indexOfSheet(sheets, 'gone', 1)).toBe(0);
  });

  it('are counted after opening a file where the server did not', () => {
    expect(sheetsOf([unread], {})).toHaveLength(1);
    expect(sheetsOf([unread], { c: 4 })).toHaveLength(4);
  });
});
