import { psmFacts } from '../../kind-facts/psm/facts.ts';
import { psmWords } from '../../kind-facts/psm/words.ts';
import { type Kind, NO_DRAWINGS } from '../kind.ts';
import { psmCatalogue } from './catalogue-problems.ts';
import { psmColumns } from './columns.ts';
import { psmPieces } from './pieces.ts';
import { psmPrint } from './print.ts';
import { psmWizard } from './wizard.ts';

/** Sur Mesure, with all its parts. */
export const psm = {
  ...psmFacts,
  words: psmWords,
  wizard: psmWizard,
  catalogue: psmCatalogue,
  columns: psmColumns,
  print: psmPrint,
  pieces: psmPieces,
  drawings: NO_DRAWINGS,
  clientSteps: [
    'creation/support',
    'creation/charte',
    'contenu/gamme',
    'contenu/edition',
    'autres-infos',
    'livraison',
  ],
} satisfies Kind;
