import type { Charte } from '../../projects/project.ts';
import { OPTION_NEEDED } from '../../words/needed.ts';
import type { Condition, Field, FieldGroup, PhotosField } from '../fields/field.ts';
import { CHARTER_PHOTOS } from '../fields/photos.ts';
import type { WizardProject } from '../wizard-project.ts';

interface CharterPart {
  question: 'charteClient' | 'logoClient' | 'typoClient';
  label: string;
  /** Path of its photos, their file type, and their label. */
  photos: 'photo_charte' | 'photo_logo' | 'photo_typo';
  photosLabel: string;
}

/** An element of an outlet's charter, with photos; `required` if at least one photo is required. */
function partGroup({ question, label, photos, photosLabel }: CharterPart, required: boolean): FieldGroup {
  const has: Condition<WizardProject> = ({ charte }) => charte?.[question] === 'oui';
  const shown: PhotosField<WizardProject> = {
    path: `charte.${photos}`,
    kind: 'photos',
    label: photosLabel,
    askedOnce: has,
    shape: CHARTER_PHOTOS,
    files: photos,
    only: true,
    drop: photosLabel,
    note: 'Commentaire',
    line: `Photos, ${label.toLowerCase()}`,
    ...(required ? { required: 'Photo obligatoire' } : {}),
  };
  const name: Field = {
    path: 'charte.nomTypoClient',
    kind: 'text',
    label: 'Nom de la typographie',
    askedOnce: has,
  };
  return {
    fields: [
      { path: `charte.${question}`, kind: 'yes-no', label, required: OPTION_NEEDED },
      ...(question === 'typoClient' ? [name] : []),
      shown,
    ],
  };
}

/** The client's brand charter; where photos are required, at least one for each yes. */
export function charterGroups(photosRequired: boolean): FieldGroup[] {
  const parts: readonly CharterPart[] = [
    {
      question: 'charteClient',
      label: 'Charte graphique du client',
      photos: 'photo_charte',
      photosLabel: 'Photo de la charte',
    },
    {
      question: 'logoClient',
      label: 'Logo du client',
      photos: 'photo_logo',
      photosLabel: 'Photo du logo',
    },
    {
      question: 'typoClient',
      label: 'Typographie du client',
      photos: 'photo_typo',
      photosLabel: 'Photo de la typographie',
    },
  ];
  return parts.map((part) => partGroup(part, photosRequired));
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
