import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { dcRecord } from '@ardoise/domain/contract/users.ts';
import type { Pool } from 'pg';
import type { Session } from '../../../http/session.repository.ts';
import { findUserByName } from '../../base/people/users.repository.ts';
import { sharesProject } from './shared-projects.repository.ts';

/**
 * Contact data of a dc, with their company: for accounts that share a project with them, their managers, head office and themselves
 * (specification/roles-and-scope.md#quotas-and-lists-of-people).
 * @throws Refusal INTROUVABLE
 */
export async function readDcRecord(
  pool: Pool,
  session: Session,
  username: string,
  company: string,
): Promise<ReplyOf<typeof dcRecord>> {
  const dc = await findUserByName(pool, username);
  if (dc === null || dc.role !== 'dc' || !dc.active) throw new Refusal('INTROUVABLE');
  const isClose = [dc.name, dc.smhf, dc.mdv].includes(session.name);
  const isHeadOffice = session.role === 'siege' || session.role === 'administrator';
  if (!isClose && !isHeadOffice && !(await sharesProject(pool, session, dc.name)))
    throw new Refusal('INTROUVABLE');
  const { nom, prenom, mail, telephone } = dc;
  return { nom, prenom, mail, telephone, entreprise: company };
}
