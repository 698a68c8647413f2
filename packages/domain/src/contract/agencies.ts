import * as z from 'zod/mini';
import { STATUSES } from '../projects/statuses.ts';
import { get, post } from './call.ts';

const reply = z.object({
  /** `OK` when the address is an agency's, else `KO`. */
  status: z.enum(['OK', 'KO']),
  /** The agency's display name. */
  agence: z.nullable(z.string()),
});

/** Reads only, but posts because the address is personal data. */
export const checkAgencyMail = post('Whether an address is an agency’s', {
  path: '/rest/myplv/agence/checkMail',
  who: 'agency.check',
  body: z.object({ mail: z.string().check(z.maxLength(254)) }),
  reply,
});

/** The agency that this dc worked with last, to prefill the field. */
export const usualAgencyMail = get('The mail of the caller’s usual agency', {
  path: '/rest/myplv/agence/get_mail',
  who: 'agency.check',
  reply: z.object({ mail: z.string() }),
});

/** What waits for the agency that is signed in: counts by status. */
export const agencyHome = get('Counts by status for the home of an agency', {
  path: '/rest/myplv/data/accueil/agence',
  who: 'projects.list',
  reply: z.array(z.object({ _id: z.enum(STATUSES), count: z.int() })),
});
