import { pdaFacts } from '../../kind-facts/pda/facts.ts';
import { pdaWords } from '../../kind-facts/pda/words.ts';
import { type Kind, NO_DRAWINGS } from '../kind.ts';
import { pdaCatalogue } from './catalogue-problems.ts';
import { pdaColumns } from './columns.ts';
import { pdaPieces } from './pieces.ts';
import { pdaPrint } from './print.ts';
import { pdaWizard } from './wizard.ts';

/** Direct Agence, with all its parts. */
export const pda = {
  ...pdaFacts,
  words: pdaWords,
  wizard: pdaWizard,
  catalogue: pdaCatalogue,
  columns: pdaColumns,
  print: pdaPrint,
  pieces: pdaPieces,
  drawings: NO_DRAWINGS,
  clientSteps: ['dc/gamme', 'support', 'format', 'brief', 'contenu', 'livraison'],
} satisfies Kind;
