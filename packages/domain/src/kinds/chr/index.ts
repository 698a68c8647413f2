import type { Kind } from '../kind.ts';
import { chrCatalogue } from './catalogue-problems.ts';
import { chrColumns } from './columns.ts';
import { chrDrawings } from './drawings.ts';
import { chrFacts } from './facts.ts';
import { chrPrint } from './print.ts';
import { chrWizard } from './wizard.ts';
import { chrWords } from './words.ts';

/** Carte Brasserie, whole. */
export const chr = {
  ...chrFacts,
  words: chrWords,
  wizard: chrWizard,
  catalogue: chrCatalogue,
  columns: chrColumns,
  print: chrPrint,
  drawings: chrDrawings,
  clientSteps: [
    'creation/theme',
    'creation/format',
    'contenu/gamme',
    'contenu/formules',
    'contenu/cocktails',
    'contenu/illustrations',
    'autres-infos',
    'livraison',
  ],
} satisfies Kind;
