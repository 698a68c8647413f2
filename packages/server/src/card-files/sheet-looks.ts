import { strFromU8, unzipSync } from 'fflate';

/** How a number is shown: its decimals, and the currency before or after it. */
interface NumberLook {
  decimals: number | null;
  before: string;
  after: string;
  /** A share, which is no price. */
  percent: boolean;
}

/** What a sheet shows otherwise than its values say. */
export interface SheetLooks {
  hidden: boolean;
  hiddenRows: ReadonlySet<number>;
  hiddenColumns: ReadonlySet<number>;
  isBold: (row: number, column: number) => boolean;
  numberLook: (row: number, column: number) => NumberLook;
}

const PLAIN: NumberLook = { decimals: null, before: '', after: '', percent: false };
/** Formats that have a number and no code in the file: two decimals, shares, the country's currency. */
const BUILT_IN: Readonly<Record<string, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '#,##0 €',
  6: '#,##0 €',
  7: '#,##0.00 €',
  8: '#,##0.00 €',
  9: '0%',
  10: '0.00%',
  42: '#,##0 €',
  44: '#,##0.00 €',
};

type Attributes = Record<string, string | undefined>;
const ATTRIBUTE = /([\w:]+)="([^"]*)"/g;
const attributesOf = (tag: string): Attributes =>
  Object.fromEntries([...tag.matchAll(ATTRIBUTE)].map(([, name = '', value]) => [name, value]));
const tags = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])[^>]*>`, 'g'))].map(([tag]) => tag);
const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';
const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

function lookOf(code: string): NumberLook {
  const [positive = ''] = unescaped(code).split(';');
  const shown = positive.replace(/\[\$([^\]-]*)[^\]]*\]/g, '$1').replace(/\[[^\]]*\]|_.|\*.|["\\]/g, '');
  const digits = /[#0?][#0?,.\s]*/.exec(shown);
  if (digits === null) return PLAIN;
  const around = (text: string) => (/€|eur/i.test(text) ? '€' : '');
  const [before, after] = [
    around(shown.slice(0, digits.index)),
    around(shown.slice(digits.index + digits[0].length)),
  ];
  return {
    decimals: /\.([0#?]+)/.exec(digits[0])?.[1]?.length ?? 0,
    before: before === '' ? '' : `${before}\u00a0`,
    after: after === '' ? '' : `\u00a0${after}`,
    percent: shown.includes('%'),
  };
}

/** Of each style of cells, in their order: how it shows numbers, and whether it is bold. */
function stylesOf(xml: string): { look: NumberLook; bold: boolean }[] {
  const codes = new Map(
    tags(xml, 'numFmt').map((tag) => {
      const { numFmtId = '', formatCode = '' } = attributesOf(tag);
      return [numFmtId, formatCode];
    }),
  );
  const fonts = [
    ...(/<(?:\w+:)?fonts[\s>].*?<\/(?:\w+:)?fonts>/s.exec(xml)?.[0] ?? '').matchAll(
      /<(?:\w+:)?font(?:\/>|>(.*?)<\/(?:\w+:)?font>)/gs,
    ),
  ];
  const bold = fonts.map(([, inside = '']) =>
    tags(inside, 'b').some((tag) => attributesOf(tag).val === undefined || isTrue(attributesOf(tag).val)),
  );
  const cells = /<(?:\w+:)?cellXfs[\s>].*?<\/(?:\w+:)?cellXfs>/s.exec(xml)?.[0] ?? '';
  return tags(cells, 'xf').map((tag) => {
    const { numFmtId = '', fontId = '' } = attributesOf(tag);
    const code = codes.get(numFmtId) ?? BUILT_IN[numFmtId];
    return {
      look: code === undefined || /^general$/i.test(code) ? PLAIN : lookOf(code),
      bold: bold[Number(fontId)] ?? false,
    };
  });
}

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function looksOf(xml: string, styles: ReturnType<typeof stylesOf>, state: string | undefined): SheetLooks {
  const rows = tags(xml, 'row').map(attributesOf);
  const columns = tags(xml, 'col').map(attributesOf);
  const styled = new Map<string, number>();
  for (const [, tag = ''] of xml.matchAll(/<(?:\w+:)?c(\s[^>]*)>/g)) {
    const { r, s } = attributesOf(tag);
    if (r !== undefined && s !== undefined) styled.set(r, Number(s));
  }
  const places = new Map<string, number>();
  for (const [cell, style] of styled) {
    const [, letters = '', row = ''] = /^([A-Z]{1,3})(\d+)$/.exec(cell) ?? [];
    places.set(`${Number(row) - 1} ${columnOf(letters)}`, style);
  }
  const styleAt = (row: number, column: number) => styles[places.get(`${row} ${column}`) ?? -1];
  return {
    hidden: state !== undefined && state !== 'visible',
    hiddenRows: new Set(rows.flatMap(({ r, hidden }) => (isTrue(hidden) ? [Number(r) - 1] : []))),
    hiddenColumns: new Set(
      columns.flatMap(({ min, max, hidden }) =>
        isTrue(hidden)
          ? Array.from(
              { length: Math.min(Number(max) - Number(min) + 1, 100) },
              (_, rank) => Number(min) - 1 + rank,
            )
          : [],
      ),
    ),
    isBold: (row, column) => styleAt(row, column)?.bold ?? false,
    numberLook: (row, column) => styleAt(row, column)?.look ?? PLAIN,
  };
}

/** How the sheets of a workbook look, in their order. The archive was checked before. */
export function sheetLooks(bytes: Uint8Array): SheetLooks[] {
  const wanted = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|styles\.xml|worksheets\/[^/]+\.xml)$/;
  const entries = unzipSync(bytes, { filter: ({ name }) => wanted.test(name) });
  const text = (name: string) => (entries[name] === undefined ? '' : strFromU8(entries[name]));
  const targets = new Map(
    tags(text('xl/_rels/workbook.xml.rels'), 'Relationship').map((tag) => {
      const { Id = '', Target = '' } = attributesOf(tag);
      return [Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`];
    }),
  );
  const styles = stylesOf(text('xl/styles.xml'));
  return tags(text('xl/workbook.xml'), 'sheet').map((tag) => {
    const attributes = attributesOf(tag);
    return looksOf(text(targets.get(attributes['r:id'] ?? '') ?? ''), styles, attributes.state);
  });
}
