import type { MenuFormula, Solide } from '../projects/board.ts';
import type { MenuBrief } from './board-brief.ts';
import type { Solid } from './solid.ts';

export type FormulaName = 'Formule1' | 'Formule2';

/** Field names of a solid in a formula, and of its printed name. */
export interface SolidPlace {
  solid: 'solide' | 'solide1' | 'solide2';
  written: 'nomsolide' | 'nomsolide1' | 'nomsolide2';
  label: string;
}

const ALONE: SolidPlace = { solid: 'solide', written: 'nomsolide', label: 'Solide' };
const FIRST: SolidPlace = { solid: 'solide1', written: 'nomsolide1', label: 'Solide 1' };
const SECOND: SolidPlace = { solid: 'solide2', written: 'nomsolide2', label: 'Solide 2' };
/** All field names of a formula's solids, for one or two. */
export const SOLIDS: readonly SolidPlace[] = [ALONE, FIRST, SECOND];

/** The formulas of a menu, by its board's variant (specification/boards.md#menus). */
export function formulasOf({ formulas }: MenuBrief): FormulaName[] {
  return formulas === 2 ? ['Formule1', 'Formule2'] : ['Formule1'];
}

function hasSecond({ nomsolide1, nomsolide2, solide1, solide2 }: MenuFormula): boolean {
  return [nomsolide1, nomsolide2, solide1, solide2].some((answer) => answer !== undefined);
}

/** The field names of a formula's solids: one is `solide`; with a second, required or added, they are 1 and 2. */
export function solidsOf(menu: MenuBrief, formula: MenuFormula): readonly SolidPlace[] {
  const two = menu.solids === 2 || (menu.optionalSolids > 0 && hasSecond(formula));
  return two ? [FIRST, SECOND] : [ALONE];
}

/** Adds the second solid: the present one becomes the first. */
export function withSecondSolid({ solide, nomsolide, ...formula }: MenuFormula): MenuFormula {
  return {
    ...formula,
    ...(solide === undefined ? {} : { solide1: solide }),
    nomsolide1: nomsolide ?? '',
    nomsolide2: '',
  };
}

/** Removes the second solid. */
export function withoutSecondSolid({
  solide1,
  nomsolide1,
  solide2: _solid,
  nomsolide2: _name,
  ...formula
}: MenuFormula): MenuFormula {
  return {
    ...formula,
    ...(solide1 === undefined ? {} : { solide: solide1 }),
    ...(nomsolide1 === undefined ? {} : { nomsolide: nomsolide1 }),
  };
}

/** Sets a solid: prefills its name if empty, or if still the former solid's. */
export function withSolid(
  formula: MenuFormula,
  { solid, written }: Pick<SolidPlace, 'solid' | 'written'>,
  item: Solid,
): MenuFormula {
  const typed = formula[written]?.trim() ?? '';
  const ownName = typed !== '' && typed !== formula[solid]?.name?.trim();
  return {
    ...formula,
    [solid]: {
      id: item.id,
      name: item.name,
      image: item.field_image_visuel_solide,
      parent: item.field_type_de_solide,
      indexSolide: solid === 'solide2' ? '1' : '0',
    },
    ...(ownName ? {} : { [written]: item.name }),
  };
}

/** Error message of a missing solid, by variant. */
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

/** A solid without a name counts as missing. */
export function isChosen(solid: Solide | undefined): boolean {
  return Boolean(solid?.name?.trim());
}
