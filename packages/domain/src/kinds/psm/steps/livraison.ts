import type { FieldGroup } from '../../../wizards/fields/field.ts';
import { fieldLines } from '../../../wizards/fields/field-lines.ts';
import { fieldProblems } from '../../../wizards/fields/field-problems.ts';
import { requiredFormat } from '../../../wizards/rules.ts';
import { DELIVERY } from '../../../wizards/steps/delivery-address.ts';
import { line } from '../../../wizards/summary-lines.ts';
import type { Step } from '../../../wizards/wizard.ts';
import { WHOLE_NUMBER } from './support.ts';
import { supportLabel } from './support-label.ts';

const MESSAGE = "Vous devez choisir un nombre d'exemplaires pour chaque support.";

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
          ...(project.supports ?? []).flatMap(({ nombreExemplaire }, index) =>
            requiredFormat(
              `supports.${index}.nombreExemplaire`,
              nombreExemplaire,
              WHOLE_NUMBER,
              MESSAGE,
              "Nombre d'exemplaires incorrect",
            ),
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
