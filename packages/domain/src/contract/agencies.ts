import * as z from 'zod/mini';
import { STATUSES } from '../projects/statuses.ts';
import { get, post } from './call.ts';

const reply = z.object({
  /** `OK` when the address belongs to an agency, else `KO`. */
  status: z.enum(['OK', 'KO']),
  /** The agency's display name. */
  agence: z.nullable(z.string()),
});

/** Read-only, but a POST because the address is personal data and must not be in the URL. */
export const checkAgencyMail = post('Whether an address is an agency’s', {
  path: '/rest/myplv/agence/checkMail',
  who: 'agency.check',
  body: z.object({ mail: z.string().check(z.maxLength(254)) }),
  reply,
});

/** The agency of this dc's last project, to prefill the field. */
export const usualAgencyMail = get('The mail of the caller’s usual agency', {
  path: '/rest/myplv/agence/get_mail',
  who: 'agency.check',
  reply: z.object({ mail: z.string() }),
});

/** Counts by status of the projects that wait for the signed-in agency. */
export const agencyHome = get('Counts by status for the home of an agency', {
  path: '/rest/myplv/data/accueil/agence',
  who: 'projects.list',
  reply: z.array(z.object({ _id: z.enum(STATUSES), count: z.int() })),
});
