import type { MenuBrief } from '../../catalogue/board-brief.ts';
import type { FieldError } from '../../errors.ts';
import type { BoardBrief, MenuFormula, Solide } from '../../projects/board.ts';
import { PRICE } from '../../projects/field-formats.ts';
import { holds, required, requiredFormat } from '../rules.ts';

const MESSAGE = 'Veuillez remplir les champs obligatoire.';
const PRICE_MESSAGE = 'Prix incorrect';

type FormulaName = 'Formule1' | 'Formule2';
type SolidField = 'solide' | 'solide1' | 'solide2';
type SolidName = 'nomsolide' | 'nomsolide1' | 'nomsolide2';

/** The formulas of a menu, by the variant that its board names (3-decisions.md section 8). */
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
function solidMessage({ layout, items }: MenuBrief, position: number): string {
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

const isChosen = (solid: Solide | undefined) => Boolean(solid?.name?.trim());

function optionalPrice(chemin: string, price: string | undefined): FieldError[] {
  return price?.trim() ? requiredFormat(chemin, price, PRICE, MESSAGE, PRICE_MESSAGE) : [];
}

function formulaProblems(menu: MenuBrief, formula: MenuFormula, chemin: string): FieldError[] {
  return [
    ...required(`${chemin}.nomFormule`, formula.nomFormule, MESSAGE),
    ...solidsOf(menu, formula).flatMap(([field, name], position) => [
      ...holds(`${chemin}.${field}`, isChosen(formula[field]), solidMessage(menu, position)),
      ...required(`${chemin}.${name}`, formula[name], MESSAGE),
    ]),
    ...requiredFormat(`${chemin}.prixformule`, formula.prixformule, PRICE, MESSAGE, PRICE_MESSAGE),
    ...optionalPrice(`${chemin}.prixbarre`, formula.prixbarre),
    ...(menu.option ? optionalPrice(`${chemin}.prixAutreFormule`, formula.prixAutreFormule) : []),
  ];
}

/** What a menu board lacks: a name, its solids and a price for each formula. */
export function menuProblems(menu: MenuBrief, menus: BoardBrief['menus'], chemin: string): FieldError[] {
  return formulasOf(menu).flatMap((name) =>
    formulaProblems(menu, menus?.[name] ?? {}, `${chemin}.menus.${name}`),
  );
}
