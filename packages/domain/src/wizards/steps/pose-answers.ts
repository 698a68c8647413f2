import type { FieldError } from '../../errors.ts';
import type { Pose, ProjectDocument } from '../../projects/project.ts';
import { oneOf, required, requiredEmail, requiredPhone, YES_NO } from '../rules.ts';
import { line } from '../summary-lines.ts';
import type { SummaryLine } from '../wizard-project.ts';

/** The days on which an installer may come (2-data-rules-calls.md section 9). */
export const POSE_DAYS = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi'] as const;

/** Whether somebody puts it up and, if so, whom the installer calls (2-data-rules-calls.md section 5, pose). */
export function poseProblems({ pose = {} }: Pick<ProjectDocument, 'pose'>): FieldError[] {
  if (pose.pose !== 'oui') return oneOf('pose.pose', pose.pose, YES_NO, 'Veuillez choisir une option.');
  const { contact = {}, jours = [] } = pose;
  return [
    ...required('pose.contact.nom', contact.nom, 'Nom du contact obligatoire'),
    ...requiredPhone(
      'pose.contact.telephone',
      contact.telephone,
      'Téléphone portable du contact obligatoire',
    ),
    ...(contact.email?.trim() ? requiredEmail('pose.contact.email', contact.email, '') : []),
    ...jours.flatMap((day, index) => oneOf(`pose.jours.${index}`, day, POSE_DAYS, 'Jour incorrect')),
  ];
}

/** The same in words. */
export function poseLines({ pose = {} }: Pick<ProjectDocument, 'pose'>): SummaryLine[] {
  if (pose.pose !== 'oui') return [line('Pose', pose.pose)];
  const { contact = {}, jours = [], heureouverture, heurefermeture, tringle, infoPose } = pose;
  return [
    line('Pose', pose.pose),
    line('Contact de la pose', contact.nom),
    line('Téléphone du contact', contact.telephone),
    ...(contact.email ? [line('E-mail du contact', contact.email)] : []),
    ...(jours.length > 0 ? [line('Jours possibles', jours.join(', '))] : []),
    ...(heureouverture || heurefermeture
      ? [line('Horaires de la pose', `${heureouverture || '…'} – ${heurefermeture || '…'}`)]
      : []),
    ...(tringle ? [line('Tringle', tringle)] : []),
    ...(infoPose ? [line('Informations pour la pose', infoPose)] : []),
  ];
}

/** Pose 'non' drops days, contact, hours and tringle (1-product.md section 4); the screen remembers them for a return to 'oui'. */
export function withoutPoseLeftovers(pose: Pose): Pose {
  if (pose.pose !== 'non') return pose;
  const {
    jours: _jours,
    contact: _contact,
    heureouverture: _opens,
    heurefermeture: _closes,
    tringle: _rod,
    ...kept
  } = pose;
  return kept;
}
