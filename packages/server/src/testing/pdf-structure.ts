import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Node {
  role?: string;
  alt?: string;
  type?: string;
  id?: string;
  children?: readonly Node[];
}

/** What a screen reader has of a PDF. */
export interface ReadPdf {
  language: string | null;
  isMarked: boolean;
  title: string;
  /** In the order of the structure tree: 'H1 Brasserie du Palais', 'Figure Signature de …'. */
  elements: string[];
}

/** The texts of marked content by its id, and of what is marked as nothing. */
async function wordsById(page: PDFPageProxy): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const words = new Map<string, string>();
  let id = '';
  for (const item of items) {
    if ('str' in item) words.set(id, `${words.get(id) ?? ''}${item.str}`);
    else if (item.type.startsWith('begin')) id = item.id ?? 'nothing';
    else id = '';
  }
  return words;
}

const LEAVES = ['P', 'H1', 'H2', 'H3', 'H4', 'LI', 'Figure'];

/** Reads a PDF as a screen reader does: by its structure tree. @throws if text is neither in it nor an artifact */
export async function readPdf(pdf: Buffer): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const { info } = (await document.getMetadata()) as { info: { Title: string; Language: string | null } };
  const elements: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const words = await wordsById(page);
    const loose = words.get('')?.trim();
    if (loose) throw new Error(`not in the structure: ${loose}`);
    const saidBy = ({ id, children = [] }: Node): string =>
      [id === undefined ? '' : (words.get(id) ?? ''), ...children.map(saidBy)].filter(Boolean).join(' ');
    const walk = (node: Node) => {
      if (node.role !== undefined && LEAVES.includes(node.role))
        elements.push(`${node.role} ${node.alt ?? saidBy(node)}`.replaceAll(/\s+/g, ' ').trim());
      else for (const child of node.children ?? []) walk(child);
    };
    walk((await page.getStructTree()) as Node);
  }
  const marks = (await document.getMarkInfo()) as ReadonlyMap<string, boolean> | null;
  return { language: info.Language, isMarked: marks?.get('Marked') === true, title: info.Title, elements };
}
