import type { FieldError } from '../../base/errors.ts';
import { OUTLET_NEEDED } from '../../base/words/needed.ts';
import { KIND_FACTS } from '../../kind-facts/kind-facts.ts';
import { medalInWords } from '../../outlets/outlet-prefill.ts';
import { POSTAL_CODE, SIRET, WRITTEN } from '../../projects/field-formats.ts';
import type { TypeCode } from '../../projects/kinds.ts';
import { isEligibleMedal, notEligible } from '../../rules/eligibility.ts';
import type { FieldGroup } from '../field.ts';
import { fieldStep } from '../fields/field-step.ts';
import { holds } from '../rules.ts';
import { line } from '../summary-lines.ts';
import type { Step } from '../wizard.ts';
import type { WizardProject } from '../wizard-project.ts';

/** The outlet by its number, with the medal that decides eligibility. */
const outlet = (code: TypeCode): FieldGroup => ({
  change: 'Corriger',
  fields: [
    {
      path: 'pdv.nOutlet',
      kind: 'outlet',
      whole: 'pdv',
      label: 'Numéro d’OUTLET',
      notEligible: notEligible(code),
      required: OUTLET_NEEDED,
      names: { 'pdv.medaillePDV': 'Médaille' },
      length: 50,
      // Without a medal condition the medal is not mentioned.
      line: ({ pdv = {} }) => [
        line("Numéro d'OUTLET", pdv.nOutlet),
        ...(KIND_FACTS[code].medals === null && !pdv.medaillePDV
          ? []
          : [line('Médaille', medalInWords(pdv.medaillePDV))]),
      ],
    },
  ],
});

const POINT_OF_SALE: FieldGroup = {
  title: 'Point de vente',
  change: 'Corriger',
  fields: [
    {
      path: 'pdv.nomPDV',
      kind: 'text',
      label: 'Nom du point de vente',
      required: 'Nom du point de vente obligatoire',
      line: 'Point de vente',
    },
    {
      path: 'pdv.adresse',
      kind: 'text',
      label: 'Adresse',
      required: 'Adresse du point de vente obligatoire',
      line: ({ pdv = {} }) => [
        line(
          'Adresse',
          [pdv.adresse, [pdv.codePostal, pdv.ville].filter(Boolean).join(' ')].filter(Boolean).join(', '),
        ),
      ],
    },
    {
      path: 'pdv.codePostal',
      kind: 'digits',
      label: 'Code postal',
      required: 'Code postal obligatoire',
      format: { pattern: POSTAL_CODE, message: 'Code postal incorrect', written: WRITTEN.postalCode },
      line: { printedOn: 'pdv.adresse' },
      span: 2,
    },
    {
      path: 'pdv.ville',
      kind: 'text',
      label: 'Ville',
      required: 'Ville obligatoire',
      line: { printedOn: 'pdv.adresse' },
      span: 4,
    },
    {
      path: 'pdv.telephone',
      kind: 'phone',
      label: 'Téléphone',
      required: 'Téléphone obligatoire',
      span: 3,
    },
    {
      path: 'pdv.nSiret',
      kind: 'digits',
      label: 'N°SIRET',
      required: 'N°SIRET obligatoire',
      format: { pattern: SIRET, message: 'N°SIRET incorrect: 14 chiffres', written: WRITTEN.siret },
      span: 3,
    },
    { path: 'pdv.rcs', kind: 'text', label: 'RCS' },
  ],
};

const OWNER: FieldGroup = {
  title: 'Client',
  change: 'Corriger',
  fields: [
    {
      path: 'pdv.nomClient',
      kind: 'text',
      label: 'Nom du client',
      required: 'Nom du Client obligatoire',
      line: 'Client',
    },
    {
      path: 'pdv.telephoneCLient',
      kind: 'phone',
      label: 'Téléphone du client',
      required: 'Téléphone Client obligatoire',
      span: 3,
    },
    {
      path: 'pdv.emailCLient',
      kind: 'email',
      label: 'E-mail du client',
      help: 'Il recevra la création à valider.',
      required: 'Email client obligatoire',
      span: 3,
    },
    { path: 'pdv.comment', kind: 'long-text', label: 'Commentaire', rows: 3 },
  ],
};

/** Checks a known outlet: whether its medal is eligible for this kind. */
function medalProblems(
  code: TypeCode,
  { pdv = {}, eligibleMedals = KIND_FACTS[code].medals, unchecked }: WizardProject,
): FieldError[] {
  if (!pdv.nOutlet?.trim()) return [];
  return holds(
    'pdv.medaillePDV',
    isEligibleMedal(pdv.medaillePDV, eligibleMedals),
    (!pdv.medaillePDV && unchecked?.['pdv.nOutlet']) || notEligible(code),
  );
}

/** The outlet and its owner (specification/field-rules.md#point-of-sale), a step of every kind. */
export const infoPdvStep = <const Path extends string>(
  code: TypeCode,
  place: Pick<Step<Path>, 'path' | 'tab'>,
): Step<Path> =>
  fieldStep({
    ...place,
    title: 'Le point de vente et son client',
    short: 'Informations client',
    groups: [outlet(code), POINT_OF_SALE, OWNER],
    rules: (project) => medalProblems(code, project),
  });
