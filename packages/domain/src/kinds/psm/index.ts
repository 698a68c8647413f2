import { type Kind, NO_DRAWINGS } from '../kind.ts';
import { psmCatalogue } from './catalogue-problems.ts';
import { psmColumns } from './columns.ts';
import { psmFacts } from './facts.ts';
import { psmPrint } from './print.ts';
import { psmWizard } from './wizard.ts';
import { psmWords } from './words.ts';

/** Sur Mesure, whole. */
export const psm = {
  ...psmFacts,
  words: psmWords,
  wizard: psmWizard,
  catalogue: psmCatalogue,
  columns: psmColumns,
  print: psmPrint,
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
