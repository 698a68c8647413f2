import * as z from 'zod/mini';
import { get } from './call.ts';

const count = z.int();

/** Ongoing projects of one person, each figure with the list that has the same filter (`q_encours` and others). */
const figures = {
  enCours: count,
  enRetard: count,
  /** With more than two round trips. */
  allersRetours: count,
};

export const teamMember = z.object({
  username: z.string(),
  nom: z.string(),
  role: z.enum(['mdv', 'dc']),
  ...figures,
  /** Those that wait for this person: 0 for an mdv, for whom nothing does. */
  attente: count,
  /** Of an mdv: the number of their active dcs. */
  delegues: count,
  /** Who replaces the person today, until the end of that day (yyyy-MM-dd). */
  remplacement: z.nullable(z.object({ nom: z.string(), au: z.string() })),
});

/** The figures of the home page, in the caller's scope (specification/screens-and-addresses.md#home). */
export const home = get('Figures of the home page', {
  path: '/rest/myplv/data/accueil',
  who: 'projects.list',
  reply: z.object({
    /** Final ones included. */
    projets: count,
    ...figures,
    /** In their status for more than five calendar days. */
    immobiles: count,
    /** Those that wait for the caller. */
    attente: count,
    /** Drafts of which head office was asked to arbitrate; 0 for the other roles. */
    arbitrages: count,
    /** Drafts of a device without a network that have something to settle, for whoever steers; 0 for the other roles. */
    aRegulariser: count,
    /** Of an smhf and an mdv: the mdvs, each before their dcs; one who left stays while they have projects. */
    equipe: z.array(teamMember),
  }),
});
