import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { zipped } from './card-documents.ts';

const XML = '<?xml version="1.0"?>';
const OFFICE = 'http://schemas.openxmlformats.org';

function office(main: string, entries: Record<string, string>): Promise<Buffer> {
  return zipped({
    '[Content_Types].xml': `${XML}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="${main}"/></Relationships>`,
    ...entries,
  });
}

/** A Word document of this body. */
export function rawDocx(body: string): Promise<Buffer> {
  const document = `${XML}<w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return office('word/document.xml', { 'word/document.xml': document });
}

/** A workbook of one sheet with these rows. */
export function rawXlsx(rows: string): Promise<Buffer> {
  const main = `${OFFICE}/spreadsheetml/2006/main`;
  const relations = `${OFFICE}/officeDocument/2006/relationships`;
  return office('xl/workbook.xml', {
    'xl/workbook.xml': `${XML}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Carte" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  });
}

/** Numbers that hardly compress, the same at each run. */
function* signs(): Generator<string> {
  let state = 7;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state.toString(36);
  }
}

/** Elements in each other, deeper than a parser's stack. */
export function nestedDocx(depth: number): Promise<Buffer> {
  const sign = signs();
  const open = Array.from({ length: depth }, () => `<w:r w:rsid="${sign.next().value}">`).join('');
  return rawDocx(`<w:p>${open}<w:t>x</w:t>${'</w:r>'.repeat(depth)}</w:p>`);
}

export function longDocx(paragraphs: number): Promise<Buffer> {
  const sign = signs();
  const written = Array.from(
    { length: paragraphs },
    (_, rank) => `<w:p><w:r><w:t>${sign.next().value}${sign.next().value} ${rank} €</w:t></w:r></w:p>`,
  );
  return rawDocx(written.join(''));
}

/** A page whose content unpacks to so many bytes of spaces. */
export function bombPdf(bytes: number): Buffer {
  const data = deflateSync(Buffer.alloc(bytes, 32), { level: 9 });
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R>>endobj\n',
    ),
    Buffer.from(`4 0 obj<</Length ${data.length}/Filter/FlateDecode>>stream\n`),
    data,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n'),
  ]);
}

/** A page tree that holds itself. */
export const LOOPED_PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R 2 0 R]/Count 1000000>>endobj\ntrailer<</Root 1 0 R>>',
);

/** Pages of priced lines, locked where a password is given. */
export function pagesPdf(
  pages: number,
  options: ConstructorParameters<typeof PDFDocument>[0] = {},
): Promise<Buffer> {
  const pdf = new PDFDocument(options);
  for (let page = 0; page < pages; page += 1) {
    if (page > 0) pdf.addPage();
    for (let line = 0; line < 40; line += 1) pdf.text(`Plat ${page}-${line} .......... ${10 + line},50 €`);
  }
  pdf.end();
  return buffer(pdf);
}
