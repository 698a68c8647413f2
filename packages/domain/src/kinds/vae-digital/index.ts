import { boardDrawings } from '../../boards/board-drawings.ts';
import { boardCatalogue } from '../../boards/catalogue-problems.ts';
import { boardWords } from '../../kind-facts/board-words.ts';
import { vaeDigitalFacts } from '../../kind-facts/vae-digital/facts.ts';
import type { Kind } from '../kind.ts';
import { vaeDigitalColumns } from './columns.ts';
import { vaeDigitalPieces } from './pieces.ts';
import { vaeDigitalPrint } from './print.ts';
import { vaeDigitalWizard } from './wizard.ts';

/** Digital, with all its parts. */
export const vaeDigital = {
  ...vaeDigitalFacts,
  words: boardWords,
  wizard: vaeDigitalWizard,
  catalogue: boardCatalogue,
  columns: vaeDigitalColumns,
  print: vaeDigitalPrint,
  pieces: vaeDigitalPieces,
  drawings: boardDrawings,
  clientSteps: ['creation/choix-boards', 'creation/format', 'contenu/boards', 'pose', 'video'],
} satisfies Kind;
