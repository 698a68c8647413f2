import { buffer } from 'node:stream/consumers';
import type { CorpusCard, CorpusRow } from '@ardoise/domain/testing/card-corpus.ts';
import { utils, write } from '@e965/xlsx';
import PDFDocument from 'pdfkit';
import { ZipFile } from 'yazl';

/** How a card is set on a page. */
export interface PdfLayout {
  columns: 1 | 2 | 3;
  centred?: boolean;
  leaders?: boolean;
  capitals?: boolean;
  serif?: boolean;
  boldNames?: boolean;
}

const MARGIN = 40;
const GUTTER = 26;
const SIZE = 10;
const SMALL = 8;
const TITLE = 15;

/** A card as pdfkit sets it; what a program for cards makes. */
export function cardPdf(card: CorpusCard, layout: PdfLayout): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margins: { top: 0, bottom: 0, left: 0, right: 0 } });
  const family = layout.serif ? 'Times' : 'Helvetica';
  const [regular, bold] = layout.serif ? ['Times-Roman', 'Times-Bold'] : [family, `${family}-Bold`];
  const width = (pdf.page.width - 2 * MARGIN - GUTTER * (layout.columns - 1)) / layout.columns;
  let [column, y] = [0, MARGIN];
  const left = () => MARGIN + column * (width + GUTTER);
  const room = (height: number) => {
    if (y + height < pdf.page.height - MARGIN) return;
    y = MARGIN;
    column += 1;
    if (column < layout.columns) return;
    column = 0;
    pdf.addPage({ size: 'A4', margins: { top: 0, bottom: 0, left: 0, right: 0 } });
  };
  const text = (
    words: string,
    font: string,
    size: number,
    align: 'left' | 'center' | 'right',
    within = width,
  ) => {
    pdf.font(font).fontSize(size);
    const x = left();
    pdf.text(words, x, y, { width: align === 'right' ? width : within, align, lineGap: 1 });
    return pdf.heightOfString(words, { width: within, lineGap: 1 });
  };
  const row = ({ nom, detail, prix }: CorpusRow) => {
    room(40);
    const named = layout.boldNames ? bold : regular;
    if (layout.centred) {
      y += text(nom, named, SIZE, 'center');
      if (detail !== '') y += text(detail, regular, SMALL, 'center');
      y += text(prix, regular, SIZE, 'center') + 8;
      return;
    }
    pdf.font(regular).fontSize(SIZE);
    const priceWidth = pdf.widthOfString(prix) + 10;
    const height = text(nom, named, SIZE, 'left', width - priceWidth);
    y += height - 12.6;
    if (layout.leaders) {
      pdf.font(named).fontSize(SIZE);
      const from = left() + Math.min(pdf.widthOfString(nom), width - priceWidth) + 4;
      const dots = '.'.repeat(
        Math.max(0, Math.floor((left() + width - priceWidth - from) / pdf.widthOfString('.'))),
      );
      if (dots.length > 4 && height < 16) pdf.text(dots, from, y, { lineBreak: false });
    }
    text(prix, regular, SIZE, 'right');
    y += 13.5;
    if (detail !== '') y += text(detail, regular, SMALL, 'left');
  };
  for (const { titre, lignes } of card.sections) {
    room(70);
    y += 8;
    const title = layout.capitals ? titre.toLocaleUpperCase('fr') : titre;
    y += text(title, bold, layout.capitals ? SIZE : TITLE, layout.centred ? 'center' : 'left') + 4;
    lignes.forEach(row);
  }
  pdf.end();
  return buffer(pdf);
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** How a Word document parts names from prices. */
export type DocxShape = 'leaders' | 'tabs' | 'table' | 'spaces' | 'typed dots';

function wordParagraph(runs: string, style = ''): string {
  return `<w:p>${style === '' ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${runs}</w:p>`;
}

const run = (text: string, bold = false) =>
  `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
const TAB = '<w:r><w:tab/></w:r>';

function wordRow({ nom, detail, prix }: CorpusRow, shape: DocxShape): string {
  const below = detail === '' ? '' : wordParagraph(run(detail));
  if (shape === 'table') {
    const cell = (...paragraphs: string[]) => `<w:tc><w:tcPr/>${paragraphs.join('')}</w:tc>`;
    const names = [wordParagraph(run(nom, true)), ...(detail === '' ? [] : [below])];
    return `<w:tr>${cell(...names)}${cell(wordParagraph(run(prix)))}</w:tr>`;
  }
  const between = {
    leaders: TAB,
    tabs: `${TAB}${TAB}`,
    spaces: run('      '),
    'typed dots': run(' ............ '),
  }[shape];
  return wordParagraph(`${run(nom, true)}${between}${run(prix)}`) + below;
}

/** A card as Word saves it, with the parts of such a file that a reader needs. */
export function cardDocx(card: CorpusCard, shape: DocxShape): Promise<Buffer> {
  const body = card.sections
    .map(({ titre, lignes }) => {
      const rows = lignes.map((row) => wordRow(row, shape)).join('');
      return (
        wordParagraph(run(titre), 'Titre1') + (shape === 'table' ? `<w:tbl><w:tblPr/>${rows}</w:tbl>` : rows)
      );
    })
    .join(wordParagraph(''));
  const name = 'http://schemas.openxmlformats.org';
  return zipped({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${name}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${name}/package/2006/relationships"><Relationship Id="rId1" Type="${name}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships xmlns="${name}/package/2006/relationships"><Relationship Id="rId1" Type="${name}/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
    'word/styles.xml': `<?xml version="1.0"?><w:styles xmlns:w="${name}/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Titre1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="${name}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  });
}

/** A zip of these texts. */
export function zipped(entries: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [entry, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), entry);
  zip.end();
  return buffer(zip.outputStream);
}

/** A card as a workbook: a row a line, the price as text or as a number. */
export function cardXlsx(card: CorpusCard): Buffer {
  const rows = card.sections.flatMap(({ titre, lignes }) => [
    [titre],
    ...lignes.map(({ nom, detail, prix }) => [detail === '' ? nom : `${nom} (${detail})`, prix]),
    [],
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Carte');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}
