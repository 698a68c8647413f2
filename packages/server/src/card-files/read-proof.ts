import { type ProofText, proofTexts } from '@ardoise/domain/card-text/proof/proof-text.ts';
import { placeLines } from '@ardoise/domain/card-text/reading/place-lines.ts';
import { readCard } from '@ardoise/domain/card-text/reading/read-card.ts';
import { wordsOf } from '@ardoise/domain/card-text/reading/read-line.ts';
import type { ReadSection } from '@ardoise/domain/card-text/reading/read-section.ts';
import { pdfResources } from '../pictures/pdf-resources.ts';
import { pdfRuns } from './pdf-runs.ts';

/** The live text of a proof: its lines as a card is read, and its words; without either where it has none. */
export interface ProofReading {
  card: readonly ReadSection[];
  texts: readonly ProofText[];
}

/** @throws what pdf.js throws for a file that is broken or asks for a password */
export async function readProof(pdf: Uint8Array): Promise<ProofReading> {
  const runs = await pdfRuns(pdf, pdfResources());
  const lines = placeLines(runs);
  const texts = proofTexts(
    lines.map(wordsOf),
    runs.map(({ text }) => text),
  );
  return { card: readCard(lines), texts };
}
