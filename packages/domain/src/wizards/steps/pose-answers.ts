import { OPTION_NEEDED } from '../../base/words/needed.ts';
import { POSE_HOURS } from '../../projects/pose-dates.ts';
import type { Pose } from '../../projects/project.ts';
import type { Condition, Field, FieldGroup } from '../field.ts';
import { holds } from '../rules.ts';
import { line } from '../summary-lines.ts';
import type { WizardProject } from '../wizard-project.ts';
import { asOptions } from './as-options.ts';

/** The days on which an installation can take place (specification/constants.md#plans-days-medals). */
export const POSE_DAYS = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi'] as const;

const wanted: Condition<WizardProject> = ({ pose }) => pose?.pose === 'oui';

const CONTACT: readonly Field[] = [
  {
    path: 'pose.contact.nom',
    kind: 'text',
    label: 'Contact de la pose',
    question: 'Nom du contact',
    required: 'Nom du contact obligatoire',
    span: 3,
  },
  {
    path: 'pose.contact.telephone',
    kind: 'phone',
    label: 'Téléphone du contact',
    question: 'Téléphone portable du contact',
    required: 'Téléphone portable du contact obligatoire',
    span: 3,
  },
  { path: 'pose.contact.email', kind: 'email', label: 'E-mail du contact' },
];

const HOURS: readonly Field[] = [
  {
    path: 'pose.jours',
    kind: 'several',
    label: 'Jours possibles pour la pose',
    question: 'Jours possibles',
    help: 'L’installateur appelle le contact pour fixer la date.',
    options: asOptions(POSE_DAYS),
    wrong: 'Jour incorrect',
    line: 'Jours possibles',
  },
  {
    path: 'pose.heureouverture',
    kind: 'time',
    label: `${POSE_HOURS}, à partir de`,
    span: 3,
    line: ({ pose: { heureouverture, heurefermeture } = {} }) =>
      heureouverture || heurefermeture
        ? [line(POSE_HOURS, `${heureouverture || '…'} – ${heurefermeture || '…'}`)]
        : [],
  },
  {
    path: 'pose.heurefermeture',
    kind: 'time',
    label: `${POSE_HOURS}, jusqu’à`,
    rule: ({ pose: { heureouverture = '', heurefermeture = '' } = {} }) =>
      holds(
        'pose.heurefermeture',
        heureouverture === '' || heurefermeture === '' || heurefermeture >= heureouverture,
        'La pose finit avant de commencer\u00a0: corrigez l’une des deux heures.',
      ),
    span: 3,
    line: { printedOn: 'pose.heureouverture' },
  },
];

/** A rod is only for boards. */
const ROD: Field = {
  path: 'pose.tringle',
  kind: 'yes-no',
  label: 'Tringle',
  question: 'Y a-t-il une tringle pour accrocher les boards\u00a0?',
  help: 'Sans tringle, l’installateur apporte ses fixations.',
};

interface PoseAsked {
  rod: boolean;
  /** Error message of missing notes for the installer, if required. */
  infoRequired?: string;
}

/** Whether it is installed on site and, if so, contact and days (specification/field-rules.md#pose). */
export function poseGroups({ rod, infoRequired }: PoseAsked): FieldGroup[] {
  const info: Field = {
    path: 'pose.infoPose',
    kind: 'long-text',
    label: 'Informations pour la pose',
    // A missing answer is a problem, without a line in the order form.
    line: ({ pose }) => (pose?.infoPose ? [line('Informations pour la pose', pose.infoPose)] : []),
    ...(infoRequired === undefined ? {} : { required: infoRequired }),
  };
  const asked = (title: string, fields: readonly Field[]): FieldGroup => ({
    title,
    fields: fields.map((field): Field => ({ ...field, applies: wanted })),
  });
  return [
    {
      fields: [
        {
          path: 'pose.pose',
          kind: 'yes-no',
          label: 'Pose',
          question: 'Un installateur doit-il venir\u00a0?',
          help: ({ pose }) =>
            pose?.pose === 'oui' ? 'Si vous répondez Non puis Oui, vos réponses reviennent.' : undefined,
          required: OPTION_NEEDED,
        },
      ],
    },
    asked('Qui l’installateur appelle-t-il\u00a0?', CONTACT),
    asked('Quand peut-il venir\u00a0?', HOURS),
    asked('Sur place', rod ? [ROD, info] : [info]),
  ];
}

/**
 * Pose 'non' clears days, contact, hours and tringle (specification/wizards.md#answers-that-follow-from-others); the
 * screen restores them on a return to 'oui'.
 */
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

const isBlank = (answer: string | undefined) => (answer ?? '').trim() === '';

/** A pose just wanted without a contact: proposes the outlet's client, editable. */
export function proposedPose({ pdv = {}, pose = {} }: Pick<WizardProject, 'pdv' | 'pose'>): Pose {
  const { nom, telephone } = pose.contact ?? {};
  if (!isBlank(nom) || !isBlank(telephone)) return pose;
  const contact = { ...pose.contact, nom: pdv.nomClient ?? '', telephone: pdv.telephoneCLient ?? '' };
  return { ...pose, contact };
}

/**
 * The pose that was wanted before a 'non', wanted again: what was written meanwhile about the place stays. A 'non' that
 * drops those words too leaves them blank.
 */
export function withPoseAgain(wanted: Pose | undefined, { infoPose }: Pose = {}): Pose {
  return { ...wanted, pose: 'oui', ...(isBlank(infoPose) ? {} : { infoPose }) };
}
