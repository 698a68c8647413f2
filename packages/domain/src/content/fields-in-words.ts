import { ofName } from '../base/words/of-name.ts';
import type { CatalogueList } from '../catalogue/catalogue-lists.ts';
import { uploadedPicture } from '../catalogue/picture-crop.ts';
import { KIND_WORDS } from '../kind-facts/kind-words.ts';
import { OUTLET_FIELDS, OUTLET_LABELS, outletRecord } from '../outlets/outlet-record.ts';
import type { TypeCode } from '../projects/kinds.ts';
import { ROLE_LABELS, type Role } from '../projects/roles.ts';
import { answerAt } from '../wizards/answer-at.ts';
import { ENTRY_LISTS } from './catalogue-lists/entry-lists.ts';
import type { ContentArea } from './content-log.ts';

/** A logged field, with its words; '' where it has no value. */
export interface FieldWords {
  label: string;
  value: string;
}

/** Every field of a logged entry in the words of its screens. Those that no screen names are left out. */
type InWords = (value: unknown, list: string) => FieldWords[];

const dayInWords = (day: unknown) => (typeof day === 'string' ? day.split('-').reverse().join('/') : '');
const yesOrNo = (value: unknown) => (typeof value === 'boolean' ? (value ? 'oui' : 'non') : '');

function plain(value: unknown): string {
  if (typeof value === 'boolean') return yesOrNo(value);
  if (Array.isArray(value)) return value.map(plain).join(', ');
  const text = value === null || value === undefined || typeof value === 'object' ? '' : String(value);
  if (uploadedPicture(text) !== null) return 'image envoyée';
  return text.startsWith('/catalogue/') ? 'dessin' : text;
}

const entryInWords: InWords = (value, list) => {
  const declared = ENTRY_LISTS[list as CatalogueList];
  const item = answerAt(value, 'item');
  if (declared === undefined || item === undefined) return [];
  const { family, groups, pictures } = declared;
  const fields = groups.flatMap((group) => group.fields);
  const named = [...fields, ...pictures, ...(family === undefined ? [] : [family])];
  const labels = new Map(named.map(({ path, label }) => [path, label]));
  const options = new Map(
    fields.map((field) => [
      field.path,
      'options' in field && Array.isArray(field.options) ? field.options : [],
    ]),
  );
  const own = [...labels].map(([path, label]) => {
    const answer = answerAt(item, path);
    const chosen = options.get(path)?.find((option) => option.value === answer);
    return { label, value: chosen?.label ?? plain(answer) };
  });
  return [
    ...own,
    { label: 'Visible', value: yesOrNo(answerAt(value, 'visible')) },
    { label: 'À partir du', value: dayInWords(answerAt(value, 'du')) },
    { label: 'Jusqu’au', value: dayInWords(answerAt(value, 'au')) },
    { label: 'Retirée', value: answerAt(value, 'retiree') === true ? 'oui' : '' },
  ];
};

const ACCOUNT_LABELS = {
  prenom: 'Prénom',
  nom: 'Nom',
  mail: 'E-mail',
  telephone: 'Téléphone',
  adresse: 'Adresse',
  mdv: 'MDV',
  smhf: 'SMHF',
  organisation: 'Organisation',
} as const;

const accountInWords: InWords = (value) => [
  { label: 'Rôle', value: ROLE_LABELS[answerAt(value, 'role') as Role] ?? '' },
  ...Object.entries(ACCOUNT_LABELS).map(([key, label]) => ({ label, value: plain(answerAt(value, key)) })),
  { label: 'Actif', value: yesOrNo(answerAt(value, 'actif')) },
];

const outletInWords: InWords = (value) => {
  const record = outletRecord((value ?? {}) as Parameters<typeof outletRecord>[0]);
  return OUTLET_FIELDS.map((field) => ({ label: OUTLET_LABELS[field], value: record[field] ?? '' }));
};

/** A quota, or the two of a transfer by the names of their SMHFs. */
const quotaInWords: InWords = (value) => {
  const kind = KIND_WORDS[answerAt(value, 'typeProjet') as TypeCode];
  const sides = [answerAt(value, 'de'), answerAt(value, 'a')].filter((side) => side !== undefined);
  return [
    ...(kind === undefined ? [] : [{ label: `Quota ${kind.name}`, value: plain(answerAt(value, 'annuel')) }]),
    ...sides.map((side) => ({
      label: `Quota ${ofName(plain(answerAt(side, 'nom')))}`,
      value: plain(answerAt(side, 'annuel')),
    })),
  ];
};

/** By part of the content management; settings have words of their own (change-in-words.ts). */
export const FIELDS_IN_WORDS: Readonly<Record<Exclude<ContentArea, 'reglages'>, InWords>> = {
  catalogues: entryInWords,
  actualites: (value) => entryInWords(value, 'articles'),
  comptes: accountInWords,
  'points-de-vente': outletInWords,
  quotas: quotaInWords,
  commandes: (value) => [
    { label: 'Conservation (mois)', value: plain(answerAt(value, 'conservation')) },
    { label: 'Photos de la pose', value: plain(answerAt(value, 'photosPose')) },
  ],
};
