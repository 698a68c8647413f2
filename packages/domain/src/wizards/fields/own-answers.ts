import type * as z from 'zod/mini';
import type { MenuFormula } from '../../projects/board.ts';
import type { Choice, drinkMap } from '../../projects/draft-fields.ts';
import type { InfoCarte, ProjectDocument } from '../../projects/project.ts';
import type { Selection } from '../field.ts';

/** Value type that the component of each kind with more than one control receives and emits; kinds not listed have no component yet. */
export interface OwnAnswers {
  catalogue: Choice;
  solid: MenuFormula;
  selection: Selection;
  drinks: z.output<typeof drinkMap>;
  photos: unknown;
  'card-format': InfoCarte;
  listed: string;
  'rich-text': string;
  several: readonly string[];
  outlet: NonNullable<ProjectDocument['pdv']>;
  agency: string;
}
