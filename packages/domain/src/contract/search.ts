import * as z from 'zod/mini';
import { PROJECT_TYPES, TYPE_CODES } from '../projects/kinds.ts';
import { STATUSES } from '../projects/statuses.ts';
import { get, oid } from './call.ts';

/** A text split into fragments; marked ones match the search. */
const pieces = z.array(z.object({ texte: z.string(), marque: z.boolean() }));

/** Where a project matched: the full text of that field, or an excerpt of the newest matching comment. */
const found = z.object({
  champ: z.enum(['pdv', 'numero', 'ville', 'client', 'dc', 'agence', 'commentaire']),
  texte: pieces,
});
export type FoundIn = z.output<typeof found>;

const hit = z.object({
  _id: oid,
  nameProjet: z.string(),
  nOutlet: z.string(),
  numProjet: z.string(),
  ville: z.string(),
  nomClient: z.string(),
  type: z.enum(PROJECT_TYPES),
  typeProjet: z.enum(TYPE_CODES),
  statut: z.enum(STATUSES),
  nomDc: z.string(),
  /** Empty if there is none, and for a client, to whom it is not disclosed. */
  nomAgence: z.string(),
  t_update: z.string(),
  /** When it comes, in one line, in the reader's words; null before it is printed. */
  arrivee: z.nullable(z.string()),
  trouve: z.array(found),
});
export type SearchHit = z.output<typeof hit>;

/** Maximum length of a search query. */
export const LONGEST_SEARCH = 300;

/**
 * The best matches in the caller's scope: outlet, numbers, town, client, dc, agency and comments; accent-insensitive,
 * comments by lexeme (stemming), one typo per word tolerated in names. Every word must match; sorted by rank, then
 * newest.
 */
export const searchProjects = get('Projects in scope that best fit a few words', {
  path: '/rest/myplv/recherche',
  who: 'projects.list',
  query: z.object({
    q: z.string().check(z.maxLength(LONGEST_SEARCH)),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50))),
  }),
  reply: z.object({ resultats: z.array(hit) }),
});
