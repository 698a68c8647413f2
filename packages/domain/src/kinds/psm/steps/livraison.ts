import { WRITTEN } from '../../../projects/field-formats.ts';
import type { Support } from '../../../projects/project.ts';
import type { FieldGroup } from '../../../wizards/field.ts';
import { fieldLines } from '../../../wizards/fields/field-lines.ts';
import { fieldProblems, placedProblems } from '../../../wizards/fields/field-problems.ts';
import { DELIVERY } from '../../../wizards/steps/delivery-address.ts';
import { line } from '../../../wizards/summary-lines.ts';
import type { Step } from '../../../wizards/wizard.ts';
import { WHOLE_NUMBER } from './support.ts';
import { supportLabel } from './support-label.ts';

/** How many of a support are printed. */
export const COPIES: readonly FieldGroup<Support>[] = [
  {
    fields: [
      {
        path: 'nombreExemplaire',
        kind: 'digits',
        label: 'Exemplaires',
        required: "Vous devez choisir un nombre d'exemplaires pour chaque support.",
        format: { pattern: WHOLE_NUMBER, message: "Nombre d'exemplaires incorrect", written: WRITTEN.copies },
      },
    ],
  },
];

const PRINTED: FieldGroup = {
  ...DELIVERY,
  applies: ({ autresInfos }) => autresInfos?.impression !== 'non',
};

/** Copies and address; neither is required where nothing is printed (specification/kinds.md#what-is-printed). */
export const livraison: Step<'livraison'> = {
  path: 'livraison',
  tab: 'livraison',
  title: 'Combien d’exemplaires, et où livrer\u00a0?',
  short: 'Livraison',
  groups: [PRINTED],
  problems: (project) =>
    project.autresInfos?.impression === 'non'
      ? []
      : [
          ...(project.supports ?? []).flatMap((support, index) =>
            placedProblems(`supports.${index}`, fieldProblems(COPIES, support, project)),
          ),
          ...fieldProblems([PRINTED], project, project),
        ],
  summary: (project) =>
    project.autresInfos?.impression === 'non'
      ? [line('Livraison', 'Aucune impression')]
      : [
          ...(project.supports ?? []).map((support, index) =>
            line(`Exemplaires de ${supportLabel(support, index)}`, support.nombreExemplaire),
          ),
          ...fieldLines([PRINTED], project, project),
        ],
};
