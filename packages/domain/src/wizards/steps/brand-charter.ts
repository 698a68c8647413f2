import { OPTION_NEEDED } from '../../base/words/needed.ts';
import type { Charte } from '../../projects/project.ts';
import type { Condition, Field, FieldGroup, PhotosField } from '../field.ts';
import { CHARTER_PHOTOS } from '../photos.ts';
import type { WizardProject } from '../wizard-project.ts';

interface CharterPart {
  question: 'charteClient' | 'logoClient' | 'typoClient';
  label: string;
  asked: string;
  toClient: { label: string; question: string };
  /** Path of its photos, their file type, and their label. */
  photos: 'photo_charte' | 'photo_logo' | 'photo_typo';
  photosLabel: string;
}

/** The sentence above the problems of a charter (specification/messages.md). */
export const CHARTER_REFUSED = 'Formulaire incorrect. Veuillez vérifier les données.';

interface CharterAsked {
  /** At least one photo of each element that the client has. */
  photosRequired: boolean;
  /** The type of photos that other steps attach too. */
  shared?: CharterPart['photos'];
}

/** An element of an outlet's charter, with photos. */
function partGroup(
  { question, label, asked, toClient, photos, photosLabel }: CharterPart,
  { photosRequired, shared }: CharterAsked,
): FieldGroup {
  const has: Condition<WizardProject> = ({ charte }) => charte?.[question] === 'oui';
  const shown: PhotosField<WizardProject> = {
    path: `charte.${photos}`,
    kind: 'photos',
    label: photosLabel,
    askedOnce: has,
    shape: CHARTER_PHOTOS,
    files: photos,
    ...(photos === shared ? {} : { only: true }),
    drop: photosLabel,
    note: 'Commentaire',
    line: `Photos, ${label.toLowerCase()}`,
    ...(photosRequired ? { required: 'Photo obligatoire' } : {}),
  };
  const name: Field = {
    path: 'charte.nomTypoClient',
    kind: 'text',
    label: 'Nom de la typographie',
    help: 'Si vous le connaissez. Sinon, une photo de l’enseigne suffit.',
    askedOnce: has,
  };
  return {
    fields: [
      {
        path: `charte.${question}`,
        kind: 'yes-no',
        label,
        question: asked,
        toClient,
        required: OPTION_NEEDED,
      },
      ...(question === 'typoClient' ? [name] : []),
      shown,
    ],
  };
}

/** The questions on the client's brand charter. */
export function charterGroups(asked: CharterAsked): FieldGroup[] {
  const parts: readonly CharterPart[] = [
    {
      question: 'charteClient',
      label: 'Charte graphique du client',
      asked: 'Le client a-t-il sa propre charte graphique\u00a0?',
      toClient: {
        label: 'Votre charte graphique',
        question: 'Avez-vous votre propre charte graphique\u00a0?',
      },
      photos: 'photo_charte',
      photosLabel: 'Photo de la charte',
    },
    {
      question: 'logoClient',
      label: 'Logo du client',
      asked: 'A-t-il un logo à reprendre\u00a0?',
      toClient: { label: 'Votre logo', question: 'Avez-vous un logo à reprendre\u00a0?' },
      photos: 'photo_logo',
      photosLabel: 'Photo du logo',
    },
    {
      question: 'typoClient',
      label: 'Typographie du client',
      asked: 'A-t-il une typographie à reprendre\u00a0?',
      toClient: {
        label: 'Votre typographie',
        question: 'Avez-vous une typographie à reprendre\u00a0?',
      },
      photos: 'photo_typo',
      photosLabel: 'Photo de la typographie',
    },
  ];
  return parts.map((part) => partGroup(part, asked));
}

/** A 'non' clears its photos and name. */
export function withoutCharterLeftovers(charte: Charte): Charte {
  const { charteCCE, nomTypoClient, photo_charte, photo_logo, photo_typo, ...answers } = charte;
  const kept = <Value>(answer: string | undefined, name: string, value: Value | undefined) =>
    answer === 'non' || value === undefined ? {} : { [name]: value };
  return {
    ...answers,
    ...kept(charte.isCharteCCE, 'charteCCE', charteCCE),
    ...kept(charte.typoClient, 'nomTypoClient', nomTypoClient),
    ...kept(charte.charteClient, 'photo_charte', photo_charte),
    ...kept(charte.logoClient, 'photo_logo', photo_logo),
    ...kept(charte.typoClient, 'photo_typo', photo_typo),
  };
}
