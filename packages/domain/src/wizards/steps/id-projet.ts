import { DEFAULT_OFFERS, offeredTo } from '../../catalogue/offers.ts';
import { EMAIL } from '../../projects/field-formats.ts';
import type { Field } from '../field.ts';
import { fieldStep } from '../fields/field-step.ts';
import { holds } from '../rules.ts';
import type { Step } from '../wizard.ts';
import { asOptions } from './as-options.ts';

interface IdProjetPlace<Path extends string> extends Pick<Step<Path>, 'path' | 'tab'> {
  /** What the agency creates: 'la carte'. */
  made: string;
  /** Sur Mesure: the plan is the type of the project, and required. */
  planRequired?: boolean;
}

const NAMES: readonly Field[] = [
  {
    path: 'idprojet.nameProjet',
    kind: 'text',
    label: 'Nom du projet',
    help: 'Repris du nom du point de vente, 50 caractères au plus.',
    required: 'Nom du Projet obligatoire',
    derived: true,
    length: 50,
    readOnly: true,
  },
  {
    path: 'idprojet.codeProjet',
    kind: 'text',
    label: 'Code du projet',
    help: 'La date du jour, si vous ne le changez pas.',
    derived: true,
    line: { printedOn: 'head' },
    span: 3,
  },
  {
    path: 'idprojet.numProjet',
    kind: 'text',
    label: 'Numéro du projet',
    help: 'Numéro d’OUTLET et code.',
    derived: true,
    readOnly: true,
    line: 'Numéro',
    span: 3,
  },
];

/** Paths computed from the outlet, never asked. */
export const DERIVED_NAMES: readonly string[] = NAMES.filter(({ derived }) => derived).map(
  ({ path }) => path,
);

/** Plans of head office; none is an answer as well, where it is not required. */
function plan(required: boolean): Field {
  return {
    path: 'idprojet.planProjet',
    kind: 'choice',
    label: 'Plan',
    options: ({ offers = DEFAULT_OFFERS, idprojet }) => [
      ...(required ? [] : [{ value: '', label: 'Sans plan' }]),
      ...asOptions(offeredTo(offers.plans, idprojet?.planProjet)),
    ],
    wrong: 'Plan inconnu',
    ...(required ? { required: 'Type de Projet obligatoire', line: 'Type de projet' } : {}),
  };
}

const agency = (made: string): Field => ({
  path: 'idprojet.emailAgence',
  kind: 'agency',
  label: 'E-mail de l’agence',
  help: `L’adresse de l’agence qui réalisera ${made}.`,
  required: 'Email obligatoire',
  rule: ({ idprojet = {}, agence, unchecked }) => {
    const mail = idprojet.emailAgence?.trim();
    if (!mail) return holds('idprojet.emailAgence', false, 'Email obligatoire');
    const unknown = unchecked?.['idprojet.emailAgence'] ?? 'Email inconnu';
    return holds('idprojet.emailAgence', EMAIL.test(mail) && Boolean(agence), unknown);
  },
  line: 'Agence',
  span: 3,
});

/**
 * The project's name, agency and plan (specification/field-rules.md#project-naming): proposed from the outlet and the
 * dc's last orders, hence passed over where all is known.
 */
export const idProjetStep = <const Path extends string>({
  planRequired = false,
  made,
  ...place
}: IdProjetPlace<Path>): Step<Path> =>
  fieldStep({
    ...place,
    title: `Qui crée ${made}, et dans quel plan\u00a0?`,
    short: 'Agence et plan',
    // A required type is always asked. An order begun before the plan was proposed has none.
    ...(planRequired ? {} : { isProposed: ({ idprojet }) => idprojet?.planProjet !== undefined }),
    groups: [
      { change: 'Changer', fields: NAMES },
      { change: 'Changer', fields: [agency(made)] },
      { fields: [plan(planRequired)] },
    ],
  });
