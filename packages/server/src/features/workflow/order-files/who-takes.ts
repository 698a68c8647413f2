import type { SealedHead } from '@ardoise/domain/order-files/sealed-file.ts';
import type { Db } from '../../../db/transaction.ts';
import type { Session } from '../../../http/session.repository.ts';
import {
  findPresentDc,
  hasProject,
  listTakenAccounts,
} from '../../project/projects/former-dcs.repository.ts';
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
 * Its own account, in the place of the dc who has it by now; of a closed account, the dc who took its orders.
 * @throws Refusal FICHIER_REFUSE for anybody else
 */
export async function takerOf(db: Db, session: Session, { compte, projet }: SealedHead): Promise<Taker> {
  if (compte !== session.uid) {
    const closed = (await listTakenAccounts(db, session.name)).find(({ uid }) => uid === compte);
    if (closed === undefined) refuseFile(OTHER_ACCOUNT);
    if ((await findProject(db, projet, session)) === null && (await hasProject(db, projet)))
      refuseFile(NOT_GIVEN);
    return { actor: session, taken: { onBehalfOf: closed.name, reason: 'compte' } };
  }
  const present =
    (await findProject(db, projet, session)) === null ? await findPresentDc(db, projet, session) : null;
  if (present === null) return { actor: session, taken: null };
  const { standsFor = [] } = session;
  return {
    actor: { ...session, standsFor: [...standsFor, present.dc] },
    taken: { onBehalfOf: present.wasReplaced ? present.dc : null, reason: 'repris' },
  };
}
