import type { MenuBrief } from '../../catalogue/board-brief.ts';
import type { MenuFormula, Solide } from '../../projects/board.ts';

type FormulaName = 'Formule1' | 'Formule2';
export type SolidField = 'solide' | 'solide1' | 'solide2';
export type SolidName = 'nomsolide' | 'nomsolide1' | 'nomsolide2';

/** The formulas of a menu, by the variant that its board names (specification/boards.md#menus). */
export function formulasOf({ formulas }: MenuBrief): FormulaName[] {
  return formulas === 2 ? ['Formule1', 'Formule2'] : ['Formule1'];
}

function hasSecond({ nomsolide1, nomsolide2, solide1, solide2 }: MenuFormula): boolean {
  return [nomsolide1, nomsolide2, solide1, solide2].some((answer) => answer !== undefined);
}

/** Where a formula keeps its solids: one is `solide`; with a second, be it asked or added at will, they are 1 and 2. */
export function solidsOf(menu: MenuBrief, formula: MenuFormula): [SolidField, SolidName][] {
  const two = menu.solids === 2 || (menu.optionalSolids > 0 && hasSecond(formula));
  return two
    ? [
        ['solide1', 'nomsolide1'],
        ['solide2', 'nomsolide2'],
      ]
    : [['solide', 'nomsolide']];
}

/** What is said where a solid lacks, in the words of each variant. */
export function solidMessage({ layout, items }: MenuBrief, position: number): string {
  if (layout === 'standard-2018')
    return position === 0
      ? 'Veuillez sélectionner le solide de la formule.'
      : 'Veuillez sélectionner le solide 2 de la formule.';
  if (layout === 'double')
    return items === 3
      ? 'Le choix de quatres solides est obligatoire. Deux pour chaque formule.'
      : 'Le choix de 2 solides est obligatoire. Un pour chaque formule.';
  return items === 3 ? 'Le choix de deux solides est obligatoire.' : "Le choix d'un solide est obligatoire";
}

/** A solid without a name is none. */
export function isChosen(solid: Solide | undefined): boolean {
  return Boolean(solid?.name?.trim());
}
