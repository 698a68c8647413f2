import type { MovedDrink } from '@ardoise/domain/boards/price-lines.ts';
import { readBoardBrief } from '@ardoise/domain/catalogue/board-brief.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import { countDrinks } from '@ardoise/domain/projects/draft-fields.ts';
import { priceInWords } from '@ardoise/domain/projects/price-in-words.ts';
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

const LIST = new Intl.ListFormat('fr');

/** 'Cola classique et Limonade quittent 4,00 €. Thé glacé quitte 3,00 €.' */
export function leavingInWords(moved: readonly MovedDrink[]): string {
  return [...Map.groupBy(moved, ({ prix }) => prix)]
    .map(([prix, drinks]) => {
      const names = LIST.format(drinks.map(({ name }) => name));
      return `${names} ${drinks.length > 1 ? 'quittent' : 'quitte'} ${lineInWords(prix)}.`;
    })
    .join(' ');
}

/** The price of a line, as drinks are said to be at it: '4,00 €'. */
export function lineInWords(prix: string | undefined): string {
  return prix ? priceInWords(prix) : 'un autre prix';
}
