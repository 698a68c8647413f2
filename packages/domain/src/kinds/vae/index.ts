import { boardDrawings } from '../../boards/board-drawings.ts';
import { boardCatalogue } from '../../boards/catalogue-problems.ts';
import { boardWords } from '../../kind-facts/board-words.ts';
import { vaeFacts } from '../../kind-facts/vae/facts.ts';
import type { Kind } from '../kind.ts';
import { vaeColumns } from './columns.ts';
import { vaePieces } from './pieces.ts';
import { vaePrint } from './print.ts';
import { vaeWizard } from './wizard.ts';

/** Caissons Lumineux and Boards PVC, with all their parts. */
export const vae = {
  ...vaeFacts,
  words: boardWords,
  wizard: vaeWizard,
  catalogue: boardCatalogue,
  columns: vaeColumns,
  print: vaePrint,
  pieces: vaePieces,
  drawings: boardDrawings,
  clientSteps: ['creation/choix-boards', 'creation/format', 'contenu/boards', 'pose', 'livraison'],
} satisfies Kind;
