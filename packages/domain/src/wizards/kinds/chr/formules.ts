import { PRICE } from '../../../projects/field-formats.ts';
import type { Formule, ProjectDocument } from '../../../projects/project.ts';
import { holds, required, requiredFormat } from '../../rules.ts';
import { line, priceInWords } from '../../summary-lines.ts';
import type { Step } from '../../wizard.ts';

export const NO_FORMULA = 'Aucune formule';
const MESSAGE = "Veuillez compléter les formules ou indiquer que vous n'en avez aucune.";

/** The first formula of a new card (2-data-rules-calls.md section 9). */
export const DEFAULT_FORMULA: Formule = {
  nomFormule: 'Formule Déjeuner',
  compoFormule: 'Entrée, plat, boisson (soft 25cl ou 33cl, verre de vin ou bière 25cl)',
  tarifFormule: '13',
};

/** 'Aucune formule' clears the formulas (1-product.md section 4). */
export function withoutFormulas(infopdv: ProjectDocument['infopdv']): ProjectDocument['infopdv'] {
  return { ...infopdv, formules: [], noFormule: NO_FORMULA };
}

/** Adding a formula clears 'Aucune formule'. */
export function withFormula(infopdv: ProjectDocument['infopdv'], added: Formule): ProjectDocument['infopdv'] {
  return { ...infopdv, formules: [...(infopdv?.formules ?? []), added], noFormule: '' };
}

/** Deleting the last formula restores 'Aucune formule'. */
export function withoutFormula(
  infopdv: ProjectDocument['infopdv'],
  index: number,
): ProjectDocument['infopdv'] {
  const formules = (infopdv?.formules ?? []).filter((_, position) => position !== index);
  return { ...infopdv, formules, noFormule: formules.length === 0 ? NO_FORMULA : '' };
}

/** The lunch formulas, or none. */
export const formules: Step<'contenu/formules'> = {
  path: 'contenu/formules',
  tab: 'contenu',
  title: 'Quelles formules déjeuner\u00a0?',
  short: 'Formules déjeuner',
  problems: ({ infopdv }) => {
    if (infopdv?.noFormule === NO_FORMULA) return [];
    const entries = infopdv?.formules ?? [];
    return [
      ...holds('infopdv.formules', entries.length > 0, MESSAGE),
      ...entries.flatMap((entry, index) => [
        ...required(`infopdv.formules.${index}.nomFormule`, entry.nomFormule, MESSAGE),
        ...required(`infopdv.formules.${index}.compoFormule`, entry.compoFormule, MESSAGE),
        ...requiredFormat(
          `infopdv.formules.${index}.tarifFormule`,
          entry.tarifFormule,
          PRICE,
          MESSAGE,
          'Tarif incorrect',
        ),
      ]),
    ];
  },
  summary: ({ infopdv }) => {
    if (infopdv?.noFormule === NO_FORMULA) return [line('Formules', NO_FORMULA)];
    const entries = infopdv?.formules ?? [];
    if (entries.length === 0) return [line('Formules', '')];
    return entries.map((entry) =>
      line(
        entry.nomFormule || 'Formule',
        [entry.compoFormule, priceInWords(entry.tarifFormule)].filter(Boolean).join(', '),
      ),
    );
  },
};
