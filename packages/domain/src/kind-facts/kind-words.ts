import type { TypeCode } from '../projects/kinds.ts';
import { boardWords } from './board-words.ts';
import { chrWords } from './chr/words.ts';
import { pdaWords } from './pda/words.ts';
import { psmWords } from './psm/words.ts';
import type { KindWords } from './words.ts';

/** Words by `typeProjet`. */
export const KIND_WORDS: Record<TypeCode, KindWords> = {
  CHR: chrWords,
  VAE: boardWords,
  PSM: psmWords,
  PDA: pdaWords,
};
