import { EMAIL } from '../../projects/field-formats.ts';
import { holds, oneOf, required } from '../rules.ts';
import { line } from '../summary-lines.ts';
import type { Step } from '../wizard.ts';

/** Plans a project may belong to; empty is none (2-data-rules-calls.md section 9). */
export const PLANS = ['', 'Projet hors plan', 'Plan summer', 'Plan winter'] as const;

interface IdProjetPlace<Path extends string> extends Pick<Step<Path>, 'path' | 'tab'> {
  /** Sur Mesure: the plan is the type of the project, and must be one. */
  planRequired?: boolean;
}

/** The project's name, plan and agency (2-data-rules-calls.md section 5, project naming). */
export const idProjetStep = <const Path extends string>({
  planRequired = false,
  ...place
}: IdProjetPlace<Path>): Step<Path> => ({
  ...place,
  title: 'Comment s’appelle ce projet\u00a0?',
  short: 'Nom du projet',
  problems: ({ idprojet = {}, agence, unchecked }) => [
    ...required('idprojet.nameProjet', idprojet.nameProjet, 'Nom du Projet obligatoire'),
    ...(planRequired && !idprojet.planProjet
      ? holds('idprojet.planProjet', false, 'Type de Projet obligatoire')
      : oneOf('idprojet.planProjet', idprojet.planProjet ?? '', PLANS, 'Plan inconnu')),
    ...(idprojet.emailAgence?.trim()
      ? holds(
          'idprojet.emailAgence',
          EMAIL.test(idprojet.emailAgence.trim()) && Boolean(agence),
          unchecked?.['idprojet.emailAgence'] ?? 'Email inconnu',
        )
      : holds('idprojet.emailAgence', false, 'Email obligatoire')),
  ],
  summary: ({ idprojet = {} }) => [
    line('Nom du projet', idprojet.nameProjet),
    line('Numéro', idprojet.numProjet),
    ...(planRequired ? [line('Type de projet', idprojet.planProjet)] : []),
    ...(!planRequired && idprojet.planProjet ? [line('Plan', idprojet.planProjet)] : []),
    line('Agence', idprojet.emailAgence),
  ],
});
