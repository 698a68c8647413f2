import { readBoardBrief } from '@ardoise/domain/catalogue/board-brief.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import { countDrinks } from '@ardoise/domain/projects/draft-fields.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { counted, NBSP } from '../../../components/format-number.ts';

/** Number of boards, for the summary's button. */
export function boardCount({ boards = [] }: WizardProject): number {
  return boards.length;
}

/** 'Boards PVC, 3 boards pour Brasserie du Palais.' */
export function boardsInWords(project: WizardProject): string {
  return `${project.type ?? ''}, ${counted(boardCount(project), 'board', 'boards')} pour ${project.pdv?.nomPDV ?? ''}.`;
}

/** Counts of a board's content: ['3 prix', '8 boissons']; empty for a blank one. */
export function contentCounts({ state, brief }: Board): string[] {
  const asked = readBoardBrief(state ?? '');
  if (asked?.brief === 'gamme-prix') {
    const lines = brief?.['gamme-prix'] ?? [];
    const drinks = lines.reduce((sum, { boissons }) => sum + countDrinks(boissons), 0);
    return lines.length === 0 ? [] : [`${lines.length}${NBSP}prix`, counted(drinks, 'boisson', 'boissons')];
  }
  if (asked?.brief === 'pricelist') {
    const photos = Object.keys(brief?.pricelist?.photo ?? {}).length;
    return [
      brief?.pricelist?.texte?.trim() ? 'un texte' : '',
      photos > 0 ? counted(photos, 'photo', 'photos') : '',
    ].filter(Boolean);
  }
  const formulas = Object.values(brief?.menus ?? {}).filter((formula) =>
    Object.values(formula).some(Boolean),
  );
  return formulas.length === 0 ? [] : [counted(formulas.length, 'formule', 'formules')];
}
