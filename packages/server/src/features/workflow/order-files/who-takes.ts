import type { SealedHead } from '@ardoise/domain/order-files/sealed-file.ts';
import type { Db } from '../../../db/transaction.ts';
import type { Session } from '../../../http/session.repository.ts';
import { hasProject, listTakenAccounts, wasTakenFrom } from '../../project/projects/former-dcs.repository.ts';
import { inPlaceOfDc } from '../../project/projects/in-place-of-dc.ts';
import { findProject } from '../../project/projects/projects.repository.ts';
import type { Taken } from '../../project/projects/signature-origin.ts';
import { refuseFile } from './refuse-file.ts';

const OTHER_ACCOUNT =
  'Cette commande a été exportée par un autre compte\u00a0: lui seul peut la reprendre. Rien n’en a été repris.';

const NOT_GIVEN =
  'Cette commande n’est pas encore à vous\u00a0: faites-vous la confier, puis reprenez-la. Rien n’en a été repris.';

/** For whom an exported order is taken in. */
export interface Taker {
  actor: Session;
  /** Null where who signed it has it still. */
  taken: Taken | null;
}

/**
 * Its own account, in the place of the dc who has it by now; of an account that is no dc's any more, the dc who took its orders.
 * @throws Refusal FICHIER_REFUSE for anybody else
 */
export async function takerOf(db: Db, session: Session, { compte, projet }: SealedHead): Promise<Taker> {
  if (compte !== session.uid) {
    const former = (await listTakenAccounts(db, session.name)).find(({ uid }) => uid === compte);
    if (former === undefined) refuseFile(OTHER_ACCOUNT);
    const { name, isClosed } = former;
    // One that never arrived is made; any other was theirs.
    if (await hasProject(db, projet)) {
      if ((await findProject(db, projet, session)) === null) refuseFile(NOT_GIVEN);
      if (!(await wasTakenFrom(db, projet, name))) refuseFile(OTHER_ACCOUNT);
    }
    return { actor: session, taken: { onBehalfOf: name, reason: isClosed ? 'compte' : 'repris' } };
  }
  const instead = await inPlaceOfDc(db, session, projet);
  if (instead === null) return { actor: session, taken: null };
  const { actor, present } = instead;
  return { actor, taken: { onBehalfOf: present.wasReplaced ? present.dc : null, reason: 'repris' } };
}
