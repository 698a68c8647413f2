import * as z from 'zod/mini';
import { PROJECT_TYPES, TYPE_CODES } from '../projects/kinds.ts';
import { STATUSES } from '../projects/statuses.ts';
import { CONDITION_NATURES, type ConditionNature, MOST_CONDITIONS } from '../rules/piece-terms.ts';
import { PIECE_STATES, type PieceState, REMOVAL_REASONS, type RemovalReason } from '../rules/pieces.ts';
import { del, get, put } from './call.ts';

const ROOT = '/rest/myplv/parc';
const count = z.int();
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const name = z.optional(z.string().check(z.maxLength(100)));
const state = z.enum(Object.keys(PIECE_STATES) as PieceState[]);
const reason = z.enum(Object.keys(REMOVAL_REASONS) as RemovalReason[]);

/** Pieces, and the outlets that have them, null of so many that these were not counted. `plus`: there are more. */
const counted = z.object({ pieces: count, points: z.nullable(count), plus: z.boolean() });
export type CountedPieces = z.output<typeof counted>;

/** A condition of a search: what to send, and its words. */
const condition = z.object({
  terme: z.string(),
  nature: z.enum(CONDITION_NATURES as [ConditionNature, ...ConditionNature[]]),
  nom: z.string(),
});
export type PieceCondition = z.output<typeof condition>;

/** A picture: the first page of the approved drawing, or the newest photo of the pose. `id` is a file's. */
const picture = z.nullable(z.object({ id: z.string(), nombre: count }));

const piece = z.object({
  id: count,
  projet: z.string(),
  numProjet: z.string(),
  support: z.enum(PROJECT_TYPES),
  nom: z.string(),
  detail: z.string(),
  /** Where it shows what was asked for: 'à la carte, Thés glacés'; empty without a condition. */
  montre: z.string(),
  exemplaires: count,
  etat: state,
  livreeLe: day,
  /** In place since; of one that waits for its pose the day of delivery. */
  depuis: day,
  partieLe: z.nullable(day),
  nOutlet: z.string(),
  point: z.string(),
  ville: z.string(),
  medaille: z.string(),
  dc: z.string(),
  nomDc: z.string(),
  /** What is on it as text is known. */
  lisible: z.boolean(),
  creation: picture,
  photo: picture,
  /** The picture of the order's lists, where no drawing was approved; empty without one. */
  image: z.string(),
});
export type ListedPiece = z.output<typeof piece>;

/** The condition's terms, separated by commas: all on one piece. */
const shows = z.optional(z.string().check(z.maxLength(1_000)));

export const PIECE_ORDERS = ['ville', 'recent'] as const;
export type PieceOrder = (typeof PIECE_ORDERS)[number];
/** At the outlet, or no longer. */
export const PIECE_STANDINGS = ['la', 'partie', 'toutes'] as const;
export type PieceStanding = (typeof PIECE_STANDINGS)[number];

export const piecesQuery = z.object({
  montre: shows,
  type: z.optional(z.enum(PROJECT_TYPES)),
  /** By default those at the outlet. */
  etat: z.optional(z.enum(PIECE_STANDINGS)),
  /** 'non': whose text is not known. */
  texte: z.optional(z.enum(['non'])),
  dc: name,
  tri: z.optional(z.enum(PIECE_ORDERS)),
  /** `suivant` of the page before. */
  apres: z.optional(z.string().check(z.maxLength(400))),
});
export type PiecesQuery = z.output<typeof piecesQuery>;

/**
 * Pieces of the caller's scope (specification/pieces.md#search), 25 at a time. @throws VALIDATION of more than eight
 * conditions, or of one that is none
 */
export const listPieces = get('What stands and hangs at outlets', {
  path: ROOT,
  who: 'pieces.read',
  query: piecesQuery,
  reply: z.object({
    conditions: z.array(condition).check(z.maxLength(MOST_CONDITIONS)),
    trouve: counted,
    pieces: z.array(piece),
    suivant: z.nullable(z.string()),
  }),
});

/** The whole of the caller's scope, and what there is to say of it. */
export const readPieceTotals = get('How much stands and hangs at outlets', {
  path: `${ROOT}/etat`,
  who: 'pieces.read',
  reply: z.object({
    pieces: count,
    points: count,
    /** When the last order was counted; null while those from before are still being filled in. */
    compteA: z.nullable(z.string()),
    /** Outlets where a delegate is asked what a new piece replaces. */
    questions: z.array(z.object({ nOutlet: z.string(), point: z.string() })),
    delegues: z.array(z.object({ username: z.string(), nom: z.string() })),
  }),
});
export type PieceTotals = z.output<typeof readPieceTotals.reply>;

const outletRow = z.object({
  nOutlet: z.string(),
  point: z.string(),
  ville: z.string(),
  medaille: z.string(),
  pieces: count,
  /** The newest of its pieces. */
  nom: z.string(),
  depuis: day,
  nomDc: z.string(),
  creation: picture,
  photo: picture,
  image: z.string(),
});
export type PieceOutlet = z.output<typeof outletRow>;

export const listPieceOutlets = get('Outlets by their newest piece', {
  path: `${ROOT}/points`,
  who: 'pieces.read',
  query: z.object({ apres: z.optional(z.string().check(z.maxLength(400))) }),
  reply: z.object({ points: z.array(outletRow), suivant: z.nullable(z.string()) }),
});

/** Words of the shortest search. */
export const LEAST_SEARCHED = 2;

const suggestion = z.extend(condition, {
  pieces: count,
  /** Where more pieces than were counted show it. */
  plus: z.boolean(),
  /** Of words: lines that have them. */
  exemples: z.array(z.string()),
});
export type PieceSuggestion = z.output<typeof suggestion>;

/** What pieces show that begins like these words, by group, most pieces first. */
export const suggestConditions = get('What pieces show, by a few words', {
  path: `${ROOT}/recherche`,
  who: 'pieces.read',
  query: z.object({ q: z.string().check(z.maxLength(100)) }),
  reply: z.object({ propositions: z.array(suggestion) }),
});

const candidate = z.object({ id: count, nom: z.string(), detail: z.string(), depuis: day });

const outletPiece = z.extend(piece, {
  /** Its day and reason, where somebody took it away. */
  raison: z.nullable(reason),
  /** The name and the day of the piece that took its place. */
  remplaceePar: z.nullable(z.object({ nom: z.string(), depuis: day })),
  /** What it replaced, which may be undone. */
  remplace: z.array(candidate),
  /** Two or more fit: which one does it replace? */
  question: z.array(candidate),
});
export type OutletPiece = z.output<typeof outletPiece>;

/** Everything of an outlet in the caller's scope. @throws INTROUVABLE where nothing of it is */
export const readOutletPieces = get('What stands and hangs at one outlet', {
  path: `${ROOT}/:nOutlet`,
  who: 'pieces.read',
  params: z.object({ nOutlet: z.string().check(z.maxLength(50)) }),
  reply: z.object({
    nOutlet: z.string(),
    point: z.string(),
    adresse: z.string(),
    medaille: z.string(),
    pieces: z.array(outletPiece),
    commandes: z.array(
      z.object({
        id: z.string(),
        numProjet: z.string(),
        support: z.enum(PROJECT_TYPES),
        typeProjet: z.enum(TYPE_CODES),
        statut: z.enum(STATUSES),
        t_creation: z.string(),
      }),
    ),
    codes: z.array(z.object({ id: z.string(), numProjet: z.string(), vers: z.string() })),
    /** The caller marks pieces and answers what they replace. */
    peutMarquer: z.boolean(),
  }),
});
export type OutletPieces = z.output<typeof readOutletPieces.reply>;

const byPiece = z.object({ piece: z.coerce.number().check(z.int(), z.minimum(1)) });
const done = z.object({ message: z.string() });

/** The day is between the piece's own and today. @throws INTROUVABLE, VALIDATION, STATUT of one that is gone */
export const retirePiece = put('A piece was taken away', {
  path: `${ROOT}/pieces/:piece/retrait`,
  who: 'piece.mark',
  params: byPiece,
  body: z.strictObject({ jour: day, raison: reason }),
  reply: done,
});

/** Idempotent. @throws INTROUVABLE */
export const restorePiece = del('A piece was not taken away after all', {
  path: `${ROOT}/pieces/:piece/retrait`,
  who: 'piece.mark',
  params: byPiece,
  reply: done,
});

/**
 * Answers what a piece replaces; null: nothing, which also undoes what it replaced. @throws INTROUVABLE, VALIDATION of one
 * that it cannot replace
 */
export const decideReplacement = put('What a piece replaces', {
  path: `${ROOT}/pieces/:piece/remplace`,
  who: 'piece.mark',
  params: byPiece,
  body: z.strictObject({ piece: z.nullable(z.int()) }),
  reply: done,
});
