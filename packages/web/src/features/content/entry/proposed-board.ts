import { sameContent } from '@ardoise/domain/answers/same-content.ts';
import type { Board } from '@ardoise/domain/catalogue/board.ts';
import { readBoardBrief } from '@ardoise/domain/catalogue/board-brief.ts';
import { boardCategory, boardName, proposedLook } from '@ardoise/domain/content/board-variants.ts';
import { formOf } from './entry-form.ts';

type Item = Readonly<Record<string, unknown>>;

/** A look as the form has it: every answer, amounts as they are typed. */
function typedLook(look: Board['field_apercu']): unknown {
  const item = look === undefined ? {} : { field_apercu: look };
  return formOf('boards', { item, visible: true, du: null, au: null }).item.field_apercu;
}

/** What a variant proposes: name, category, look. */
function proposalsOf(brief: string, boards: readonly Board[]) {
  const variant = readBoardBrief(brief);
  if (variant === null) return null;
  return {
    name: boardName(variant),
    field_type_de_board: boardCategory(variant),
    field_apercu: typedLook(proposedLook(variant, boards)),
  };
}

/**
 * A board with another variant: its name, category and look follow as long as they are still those that were proposed,
 * or blank. Returns the fields that change.
 */
export function proposedBoard(item: Item, brief: string, boards: readonly Board[]): Item {
  const before = proposalsOf(String(item.field_state_name_brief ?? ''), boards);
  const next = proposalsOf(brief, boards);
  const followed = Object.entries(next ?? {}).filter(([field]) => {
    const own = item[field];
    const proposed = before?.[field as keyof typeof before];
    return sameContent(own, undefined) || sameContent(own, proposed);
  });
  return { ...Object.fromEntries(followed), field_state_name_brief: brief };
}
