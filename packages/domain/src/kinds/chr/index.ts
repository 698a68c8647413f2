import { chrFacts } from '../../kind-facts/chr/facts.ts';
import { chrWords } from '../../kind-facts/chr/words.ts';
import type { Kind } from '../kind.ts';
import { chrCatalogue } from './catalogue-problems.ts';
import { chrColumns } from './columns.ts';
import { chrDrawings } from './drawings.ts';
import { chrLaw } from './law.ts';
import { chrPieces } from './pieces.ts';
import { chrPrint } from './print.ts';
import { chrWizard } from './wizard.ts';

/** Carte Brasserie, with all its parts. */
export const chr = {
  ...chrFacts,
  words: chrWords,
  wizard: chrWizard,
  catalogue: chrCatalogue,
  columns: chrColumns,
  print: chrPrint,
  pieces: chrPieces,
  drawings: chrDrawings,
  law: chrLaw,
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
