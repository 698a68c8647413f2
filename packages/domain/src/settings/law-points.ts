import * as z from 'zod/mini';
import type { FieldError } from '../base/errors.ts';
import { parisDay } from '../projects/paris-day.ts';
import type { Setting } from './setting.ts';
import { PAST_DAY_NEEDED } from './setting-words.ts';

/** What the law asks of a card, in the order of head office's page (specification/card-text.md#points-of-law). */
export const LAW_POINTS = [
  'prixTtc',
  'formuleBoisson',
  'volume',
  'sanitaire',
  'allergenes',
  'viandes',
  'menuExterieur',
  'happyHour',
] as const;
export type LawPointId = (typeof LAW_POINTS)[number];

/** How a point stands; `a-voir`: what the card says does not settle it, the person does. */
export const LAW_STATES = ['absent', 'a-voir', 'present'] as const;
export type LawState = (typeof LAW_STATES)[number];

/** The words of a point, which are head office's; its trigger is code. */
export const lawPoint = z.strictObject({
  nom: z.string().check(z.maxLength(2000), z.trim()),
  /** One sentence; `{nombre}` and `{noms}` are filled by the card. */
  pourquoi: z.string().check(z.maxLength(2000), z.trim()),
  /** To be printed; empty where none is proposed. */
  mention: z.string().check(z.maxLength(2000), z.trim()),
  source: z.string().check(z.maxLength(2000), z.trim()),
  /** The day on which head office read it, yyyy-MM-dd; null until then: nobody is shown it. */
  verifie: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  masque: z.boolean(),
  /** As it came with the product or its demonstration: head office has not read it. */
  exemple: z.boolean(),
});
export type LawPoint = z.output<typeof lawPoint>;
export type LawPoints = Readonly<Record<LawPointId, LawPoint>>;

type Words = Pick<LawPoint, 'nom' | 'pourquoi' | 'mention' | 'source'>;

/** Samples: nobody is shown them before head office has read them. */
const WORDS: Record<LawPointId, Words> = {
  prixTtc: {
    nom: 'Prix TTC, service compris',
    pourquoi: 'La carte montre {nombre} prix.',
    mention: 'Prix TTC, service compris.',
    source: 'Arrêté du 27 mars 1987, article 1',
  },
  formuleBoisson: {
    nom: 'Boisson comprise dans la formule',
    pourquoi: 'La boisson est-elle comprise\u00a0? À dire pour\u00a0: {noms}.',
    mention: '',
    source: 'Arrêté du 27 mars 1987, article 4',
  },
  volume: {
    nom: 'Le volume de chaque boisson',
    pourquoi: 'Sans volume\u00a0: {noms}.',
    mention: '',
    source: 'Arrêté du 27 mars 1987, article 5',
  },
  sanitaire: {
    nom: 'Le message sanitaire',
    pourquoi: 'La carte montre des boissons avec alcool, ou qui peuvent en avoir\u00a0: {noms}.',
    mention: 'L’abus d’alcool est dangereux pour la santé, à consommer avec modération.',
    source: 'Code de la santé publique, article L. 3323-4',
  },
  allergenes: {
    nom: 'Les allergènes',
    pourquoi: 'La carte propose {nombre} plats.',
    mention: 'La liste des allergènes est à votre disposition, demandez-la à notre équipe.',
    source: 'Code de la consommation, articles R. 412-12 à R. 412-14',
  },
  viandes: {
    nom: 'L’origine des viandes',
    pourquoi: 'La carte nomme une viande\u00a0: {noms}.',
    mention:
      'Viande bovine\u00a0: origine France. À adapter\u00a0: le pays de naissance, d’élevage et d’abattage.',
    source: 'Décret n° 2002-1465 du 17 décembre 2002',
  },
  menuExterieur: {
    nom: 'La boisson sans alcool en tête, menu extérieur',
    pourquoi: 'Le menu extérieur commence par\u00a0: {noms}.',
    mention: '',
    source: 'Arrêté du 27 mars 1987, article 2',
  },
  happyHour: {
    nom: 'Les prix de l’happy hour à côté des habituels',
    pourquoi: 'La carte dit «\u00a0happy hour\u00a0»\u00a0: les prix habituels sont-ils à côté\u00a0?',
    mention: '',
    source: 'Code de la santé publique, article L. 3323-1',
  },
};

const pointsOf = (make: (words: Words) => LawPoint): LawPoints =>
  Object.fromEntries(LAW_POINTS.map((id) => [id, make(WORDS[id])])) as LawPoints;

/** As the product comes: off. */
export const DEFAULT_LAW_POINTS = pointsOf((words) => ({
  ...words,
  verifie: null,
  masque: false,
  exemple: true,
}));

/** The demonstration's: on since a day, and still samples. */
export const sampleLawPoints = (day: string): LawPoints =>
  pointsOf((words) => ({ ...words, verifie: day, masque: false, exemple: true }));

/** Whether delegates are shown it. */
export const isShown = ({ verifie, masque }: LawPoint): boolean => verifie !== null && !masque;

const MONTHS = 12;

/** Whether head office read it more than twelve months ago; not of a point that is off. @param today yyyy-MM-dd */
export function isOld(point: LawPoint, today: string): boolean {
  if (point.verifie === null || !isShown(point)) return false;
  const [year = 0, month = 1, day = 1] = point.verifie.split('-').map(Number);
  const due = new Date(Date.UTC(year, month - 1 + MONTHS, day));
  return due.toISOString().slice(0, 10) < today;
}

const LONGEST = { nom: 120, pourquoi: 200, mention: 500, source: 200 } as const;

function problemsOf(id: LawPointId, point: LawPoint): FieldError[] {
  const problems: (readonly [keyof LawPoint, string] | false)[] = [
    point.nom === '' && ['nom', 'Indiquez un nom.'],
    point.pourquoi === '' && ['pourquoi', 'Dites pourquoi, en une phrase.'],
    ...(['nom', 'pourquoi', 'mention', 'source'] as const).map(
      (field) =>
        [...point[field]].length > LONGEST[field] &&
        ([field, `Ce texte tient en ${LONGEST[field]}\u00a0caractères.`] as const),
    ),
    point.verifie !== null && point.verifie > parisDay(new Date()) && ['verifie', PAST_DAY_NEEDED],
  ];
  return problems
    .filter((problem) => problem !== false)
    .map(([field, message]) => ({ chemin: `${id}.${field}`, message }));
}

export const LAW_SETTINGS: { pointsDeDroit: Setting<LawPoints> } = {
  pointsDeDroit: {
    label: 'Points de droit d’une carte',
    control: { kind: 'law' },
    schema: z.record(z.enum(LAW_POINTS), lawPoint),
    default: DEFAULT_LAW_POINTS,
    who: 'settings.edit',
    problems: (points) => LAW_POINTS.flatMap((id) => problemsOf(id, points[id])),
    inWords: (points) => {
      const shown = LAW_POINTS.filter((id) => isShown(points[id])).map((id) => points[id].nom);
      return shown.join(', ') || 'aucun';
    },
    changed: () => 'a modifié les points de droit d’une carte',
  },
};
