import type { WholeCardSection } from '@ardoise/domain/card-text/whole-card.ts';

/** Where prices are aligned, in twentieths of a point: the width of an A4 between its margins. */
const PRICES_AT = 9026;

/** The text of a card as a .docx: a heading a section, a line a dish, its price after a leader, its detail below. */
export async function cardDocx(card: readonly WholeCardSection[]): Promise<Buffer> {
  // Loaded with the first card that is asked for.
  const { Document, HeadingLevel, LeaderType, Packer, Paragraph, Tab, TabStopType, TextRun } = await import(
    'docx'
  );
  const tabStops = [{ type: TabStopType.RIGHT, position: PRICES_AT, leader: LeaderType.DOT }];
  const children = card.flatMap(({ titre, lignes }) => [
    ...(titre === '' ? [] : [new Paragraph({ text: titre, heading: HeadingLevel.HEADING_2 })]),
    ...lignes.flatMap(({ nom, detail, volume, prix }) => [
      new Paragraph({
        tabStops,
        children: [
          new TextRun([nom, volume].filter(Boolean).join(' ')),
          ...(prix === '' ? [] : [new TextRun({ children: [new Tab(), prix] })]),
        ],
      }),
      ...(detail === ''
        ? []
        : [new Paragraph({ children: [new TextRun({ text: detail, italics: true, size: 18 })] })]),
    ]),
  ]);
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}
