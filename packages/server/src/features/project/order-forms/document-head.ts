import { CONTENT_WIDTH, INK, INK_2, INK_3, PAGE, RED } from './ink.ts';
import { spokenDay } from './paris-time.ts';
import type { TextStyle } from './printed-text.ts';
import type { Sheet } from './sheet.ts';

/** Content of a document's head. */
export interface HeadContent {
  /** 'Bon de commande' */
  kind: string;
  nameProjet: string;
  numProjet: string;
  type: string;
  nomDc: string;
  nomAgence: string;
  issuedAt: Date;
}

const BRAND: TextStyle = { font: 'title', size: 12, colour: RED };
const KIND: TextStyle = { font: 'body', size: 10, colour: INK_2 };
const NAME: TextStyle = { font: 'title', size: 25, leading: 1.2 };
const FACT_NAME: TextStyle = { font: 'body', size: 8, colour: INK_3 };
const FACT: TextStyle = { font: 'bold', size: 9.5 };
const COLUMN_GAP = 16;
const LONGEST_FACT = 150;

/** Columns sized by their content, sharing the remaining width. */
function facts(sheet: Sheet, entries: readonly (readonly [string, string])[]): void {
  const shown = entries.filter(([, value]) => value.trim() !== '');
  const natural = shown.map(([name, value]) =>
    Math.min(Math.max(sheet.type.widthOf(name, FACT_NAME), sheet.type.widthOf(value, FACT)), LONGEST_FACT),
  );
  const room = CONTENT_WIDTH - COLUMN_GAP * (shown.length - 1);
  const scale = Math.min(1, room / natural.reduce((total, width) => total + width, 0));
  const extra = (room - scale * natural.reduce((total, width) => total + width, 0)) / shown.length;
  let [x, bottom] = [PAGE.left, sheet.y];
  shown.forEach(([name, value], index) => {
    const width = (natural[index] ?? 0) * scale + extra;
    sheet.structure.paragraph(() => {
      const y = sheet.type.drawLines([sheet.type.oneLine(name, width, FACT_NAME)], x, sheet.y, FACT_NAME);
      const lines = sheet.type.wrap(value, width, FACT).slice(0, 3);
      bottom = Math.max(bottom, sheet.type.drawLines(lines, x, y, FACT));
    });
    x += width + COLUMN_GAP;
  });
  sheet.y = bottom;
}

/** The first page's head: the document's type, its title, and some facts, above a rule. */
export function titleBlock(
  sheet: Sheet,
  { kind, title, entries }: { kind: string; title: string; entries: readonly (readonly [string, string])[] },
): void {
  const baseline = sheet.y + BRAND.size;
  sheet.type.draw(sheet.type.oneLine('Ardoise', 100, BRAND), PAGE.left, baseline, BRAND);
  const name = sheet.type.oneLine(kind, CONTENT_WIDTH - 120, KIND);
  sheet.type.draw(name, PAGE.right - name.width, baseline, KIND);
  sheet.y = baseline + 14;
  sheet.title(title, NAME, 1);
  sheet.y += 8;
  facts(sheet, entries);
  sheet.y += 10;
  sheet.rule(INK, 1.6);
}

/** The head of a project's document: its name, number and date. */
export function documentHead(sheet: Sheet, content: HeadContent): void {
  titleBlock(sheet, {
    kind: content.kind,
    title: content.nameProjet.trim() === '' ? content.type : content.nameProjet,
    entries: [
      ['Numéro', content.numProjet],
      ['Support', content.type],
      ['Délégué commercial', content.nomDc],
      ['Agence', content.nomAgence],
      ['Établi le', spokenDay(content.issuedAt)],
    ],
  });
}
