import type { FieldError } from '../../errors.ts';
import { POSTAL_CODE, SIRET } from '../../projects/field-formats.ts';
import { DEFAULT_ELIGIBLE_MEDALS, isEligibleMedal, type TypeCode } from '../../projects/kinds.ts';
import { holds, required, requiredEmail, requiredFormat, requiredPhone } from '../rules.ts';
import { line } from '../summary-lines.ts';
import type { Step } from '../wizard.ts';
import type { WizardProject } from '../wizard-project.ts';

const ORDERED: Record<TypeCode, string> = {
  CHR: 'une Carte Brasserie',
  VAE: 'des boards',
  PSM: 'un Sur Mesure',
  PDA: 'un Direct Agence',
};

/** What the popin says of an outlet whose medal opens no right to this kind. */
export function notEligible(code: TypeCode): string {
  return `Ce point de vente n’est pas éligible\u00a0: sa médaille ne permet pas de commander ${ORDERED[code]}.`;
}

function outletProblems(
  code: TypeCode,
  { pdv = {}, eligibleMedals = DEFAULT_ELIGIBLE_MEDALS[code], unchecked }: WizardProject,
): FieldError[] {
  return [
    ...required('pdv.nOutlet', pdv.nOutlet, "Numéro d'OUTLET obligatoire"),
    ...required('pdv.nomPDV', pdv.nomPDV, 'Nom du point de vente obligatoire'),
    ...required('pdv.adresse', pdv.adresse, 'Adresse du point de vente obligatoire'),
    ...requiredFormat(
      'pdv.codePostal',
      pdv.codePostal,
      POSTAL_CODE,
      'Code postal obligatoire',
      'Code postal incorrect',
    ),
    ...required('pdv.ville', pdv.ville, 'Ville obligatoire'),
    ...requiredPhone('pdv.telephone', pdv.telephone, 'Téléphone obligatoire'),
    ...requiredFormat(
      'pdv.nSiret',
      pdv.nSiret,
      SIRET,
      'N°SIRET obligatoire',
      'N°SIRET incorrect: 14 chiffres',
    ),
    ...required('pdv.nomClient', pdv.nomClient, 'Nom du Client obligatoire'),
    ...requiredPhone('pdv.telephoneCLient', pdv.telephoneCLient, 'Téléphone Client obligatoire'),
    ...requiredEmail('pdv.emailCLient', pdv.emailCLient, 'Email client obligatoire'),
    ...(pdv.nOutlet === undefined || pdv.nOutlet.trim() === ''
      ? []
      : holds(
          'pdv.medaillePDV',
          isEligibleMedal(pdv.medaillePDV, eligibleMedals),
          (!pdv.medaillePDV && unchecked?.['pdv.nOutlet']) || notEligible(code),
        )),
  ];
}

/** The outlet and its owner (2-data-rules-calls.md section 5, point of sale), asked by every kind at its own place. */
export const infoPdvStep = <const Path extends string>(
  code: TypeCode,
  place: Pick<Step<Path>, 'path' | 'tab'>,
): Step<Path> => ({
  ...place,
  title: 'Le point de vente et son client',
  short: 'Informations client',
  problems: (project) => outletProblems(code, project),
  summary: ({ pdv = {} }) => [
    line("Numéro d'OUTLET", pdv.nOutlet),
    // Boards are for any outlet, with or without one.
    ...(code === 'VAE' && !pdv.medaillePDV ? [] : [line('Médaille', pdv.medaillePDV)]),
    line('Point de vente', pdv.nomPDV),
    line(
      'Adresse',
      [pdv.adresse, [pdv.codePostal, pdv.ville].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    ),
    line('Téléphone', pdv.telephone),
    line('N°SIRET', pdv.nSiret),
    ...(pdv.rcs ? [line('RCS', pdv.rcs)] : []),
    line('Client', pdv.nomClient),
    line('Téléphone du client', pdv.telephoneCLient),
    line('E-mail du client', pdv.emailCLient),
    ...(pdv.comment ? [line('Commentaire', pdv.comment)] : []),
  ],
});
