import { printedIn } from '../../../drawing/drawing-words.ts';
import { PRICE, WRITTEN } from '../../../projects/field-formats.ts';
import { priceInWords } from '../../../projects/price-in-words.ts';
import type { Formule, ProjectDocument } from '../../../projects/project.ts';
import type { FieldGroup } from '../../../wizards/field.ts';
import { repeatingStep } from '../../../wizards/repeating-step.ts';
import { holds } from '../../../wizards/rules.ts';
import { line } from '../../../wizards/summary-lines.ts';

export const NO_FORMULA = 'Aucune formule';
const MESSAGE = "Veuillez compléter les formules ou indiquer que vous n'en avez aucune.";

/** The first formula of a new card (specification/constants.md#cards). */
export const DEFAULT_FORMULA: Formule = {
  nomFormule: 'Formule Déjeuner',
  compoFormule: 'Entrée, plat, boisson (soft 25cl ou 33cl, verre de vin ou bière 25cl)',
  tarifFormule: '13',
};

/** 'Aucune formule' clears the formulas (specification/wizards.md#answers-that-follow-from-others). */
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
  entree: string,
): ProjectDocument['infopdv'] {
  const formules = (infopdv?.formules ?? []).filter((formula) => formula.entree !== entree);
  return { ...infopdv, formules, noFormule: formules.length === 0 ? NO_FORMULA : '' };
}

/** Fields of a formula. */
export const FORMULA: readonly FieldGroup<Formule>[] = [
  {
    fields: [
      {
        path: 'nomFormule',
        kind: 'text',
        label: 'Nom',
        required: MESSAGE,
        span: 4,
        check: printedIn('display'),
      },
      {
        path: 'tarifFormule',
        kind: 'amount',
        label: 'Tarif',
        question: 'Tarif en euros',
        required: MESSAGE,
        format: { pattern: PRICE, message: 'Tarif incorrect', written: WRITTEN.price },
        span: 2,
      },
      {
        path: 'compoFormule',
        kind: 'long-text',
        label: 'Composition',
        required: MESSAGE,
        rows: 3,
        check: printedIn('text'),
      },
    ],
  },
];

const SOME_OR_NONE: readonly FieldGroup[] = [
  {
    fields: [
      {
        path: 'infopdv.formules',
        kind: 'own-layout',
        label: 'Formules',
        names: { 'infopdv.noFormule': NO_FORMULA },
        rule: ({ infopdv }) =>
          holds(
            'infopdv.formules',
            infopdv?.noFormule === NO_FORMULA || Boolean(infopdv?.formules?.length),
            MESSAGE,
          ),
        line: { printedOn: 'entries' },
      },
    ],
  },
];

/** The lunch formulas, or none. */
export const formules = repeatingStep({
  path: 'contenu/formules',
  tab: 'contenu',
  title: 'Quelles formules déjeuner\u00a0?',
  short: 'Formules déjeuner',
  list: 'infopdv.formules',
  entriesOf: ({ infopdv }) => (infopdv?.noFormule === NO_FORMULA ? [] : (infopdv?.formules ?? [])),
  label: (_formula, rank) => `Formule ${rank + 1}`,
  groups: SOME_OR_NONE,
  noun: 'Formule',
  entryGroups: FORMULA,
  none: 'Formules',
  summary: ({ infopdv }, ofEntries) =>
    infopdv?.noFormule === NO_FORMULA ? [line('Formules', NO_FORMULA)] : ofEntries,
  entrySummary: ({ nomFormule, compoFormule, tarifFormule }) => [
    line(nomFormule || 'Formule', [compoFormule, priceInWords(tarifFormule)].filter(Boolean).join(', ')),
  ],
});
