import * as z from 'zod/mini';
import { PROJECT_TYPES, TYPE_CODES } from '../projects/kinds.ts';
import { STATUSES } from '../projects/statuses.ts';
import { get, oid } from './call.ts';

/** A text in pieces; marked ones are what was looked for. */
const pieces = z.array(z.object({ texte: z.string(), marque: z.boolean() }));

/** Where a project was found: the whole text of that field, or an excerpt of the newest comment that says it. */
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
  /** Empty where there is none, and for a client, who is not told. */
  nomAgence: z.string(),
  t_update: z.string(),
  trouve: z.array(found),
});
export type SearchHit = z.output<typeof hit>;

/** The longest text that is searched for. */
export const LONGEST_SEARCH = 300;

/**
 * The projects in the caller's scope that fit best: outlet, numbers, town, client, dc, agency and comments, without accents,
 * comments by their stems, one wrong letter a word forgiven in names. Every word has to be found; best first, then newest.
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
