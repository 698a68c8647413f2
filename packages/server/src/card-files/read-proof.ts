import { readFile } from 'node:fs/promises';
import type { ProofReading } from '@ardoise/domain/card-text/proof/compare-proof.ts';
import type { ProofLine } from '@ardoise/domain/card-text/proof/proof-places.ts';
import { placeLines } from '@ardoise/domain/card-text/reading/place-lines.ts';
import { readCard } from '@ardoise/domain/card-text/reading/read-card.ts';
import { type ReadLine, wordsOf } from '@ardoise/domain/card-text/reading/read-line.ts';
import { pdfResources } from '../pictures/pdf-resources.ts';
import { type PdfText, pdfText } from './pdf-text.ts';
import { whyUnread } from './why-unread.ts';

const fraction = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000;

function placedIn(pages: PdfText['pages'], line: ReadLine): ProofLine {
  const { width, height } = pages[line.page - 1] ?? { width: 1, height: 1 };
  const { place = { x: 0, y: 0, width: 0, height: 0 } } = line;
  return {
    page: line.page,
    boite: [
      fraction(place.x / width),
      fraction(place.y / height),
      fraction(place.width / width),
      fraction(place.height / height),
    ],
    texte: wordsOf(line),
  };
}

/**
 * The live text of a proof; without lines where it has none.
 * @throws what pdf.js throws for a file that is broken or asks for a password
 */
export async function readProof(pdf: Uint8Array): Promise<ProofReading> {
  const { runs, pages } = await pdfText(pdf, pdfResources());
  const lines = placeLines(runs);
  return {
    pages: pages.length,
    lines: lines.map((line) => placedIn(pages, line)),
    pieces: runs.map(({ text }) => text),
    card: readCard(lines).map(({ titre, lignes }) => ({
      titre,
      lignes: lignes.map(({ nom, detail, volume, prix }) => ({ nom, detail, volume, prix })),
    })),
  };
}

/** The live text of a stored PDF; never throws for what a file is. */
export async function readProofFile(
  file: string,
): Promise<(ProofReading & { failure?: string }) | ReturnType<typeof whyUnread>> {
  try {
    return await readProof(await readFile(file));
  } catch (error) {
    return whyUnread(error);
  }
}
