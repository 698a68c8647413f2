import { strFromU8, unzipSync } from 'fflate';

/** How a paragraph of a style looks where its runs do not say otherwise. */
export interface StyleLook {
  size?: number;
  bold?: boolean;
  italic?: boolean;
  capitals?: boolean;
  underlined?: boolean;
}

/** In points, where a document says none. */
const DEFAULT_SIZE = 10;
const LOOKS = /<w:rPr>(.*?)<\/w:rPr>/s;
const isOn = (inside: string, tag: string): boolean | undefined => {
  const found = new RegExp(`<w:${tag}(?:\\s+w:val="([^"]*)")?\\s*/>`).exec(inside);
  return found === null ? undefined : !/^(?:0|false|off|none)$/.test(found[1] ?? '');
};
const attributeOf = (inside: string, tag: string): string | undefined =>
  new RegExp(`<w:${tag}\\s[^>]*?w:val="([^"]*)"`).exec(inside)?.[1];

function lookOf(inside: string): StyleLook {
  const size = attributeOf(inside, 'sz');
  const [bold, italic] = [isOn(inside, 'b'), isOn(inside, 'i')];
  const capitals = isOn(inside, 'caps') ?? isOn(inside, 'smallCaps');
  const underline = attributeOf(inside, 'u');
  return {
    ...(underline === undefined ? {} : { underlined: underline !== 'none' }),
    ...(size === undefined ? {} : { size: Number(size) / 2 }),
    ...(bold === undefined ? {} : { bold }),
    ...(italic === undefined ? {} : { italic }),
    ...(capitals === undefined ? {} : { capitals }),
  };
}

/** The looks of a document's paragraph styles by their ids, '' for what has no style. The archive was checked before. */
export function docxStyles(bytes: Uint8Array): (styleId: string | null | undefined) => StyleLook {
  const entries = unzipSync(bytes, { filter: ({ name }) => name === 'word/styles.xml' });
  const xml = entries['word/styles.xml'] === undefined ? '' : strFromU8(entries['word/styles.xml']);
  const said = LOOKS.exec(/<w:rPrDefault>.*?<\/w:rPrDefault>/s.exec(xml)?.[0] ?? '')?.[1] ?? '';
  const defaults = { size: DEFAULT_SIZE, ...lookOf(said) };
  const styles = new Map<string, { own: StyleLook; basedOn: string | undefined }>();
  let usual: string | undefined;
  for (const [, head = '', inside = ''] of xml.matchAll(/<w:style\s([^>]*)>(.*?)<\/w:style>/gs)) {
    const id = /w:styleId="([^"]*)"/.exec(head)?.[1];
    if (id === undefined || !head.includes('w:type="paragraph"')) continue;
    if (/w:default="(?:1|true)"/.test(head)) usual = id;
    styles.set(id, { own: lookOf(LOOKS.exec(inside)?.[1] ?? ''), basedOn: attributeOf(inside, 'basedOn') });
  }
  const resolve = (id: string | undefined, depth = 0): StyleLook => {
    const style = styles.get(id ?? '');
    if (style === undefined || depth > 20) return defaults;
    return { ...resolve(style.basedOn, depth + 1), ...style.own };
  };
  return (styleId) => resolve(styleId ?? usual);
}
