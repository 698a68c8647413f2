import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import type { Db } from '../../../db/transaction.ts';
import { hashOfToken } from '../../../secrets/link-token.ts';
import type { FilesPurpose } from './links.repository.ts';

/** A link to the execution files of a finished order, or to a signed order form. */
export interface DeliveryLink {
  purpose: FilesPurpose;
  /** Of the order form. */
  sha256: string | null;
  expires: string;
  expired: boolean;
  revoked_at: string | null;
  project_id: string;
  project_deleted: boolean;
  statut: Status;
  name_projet: string;
  type: ProjectType;
  ville: string;
  dc: string;
  /** Contact: the dc's display name, and their number or an empty text. */
  dc_name: string;
  dc_phone: string;
}

/** The delivery link of a token, in any state. */
export async function findDeliveryLink(db: Db, token: string): Promise<DeliveryLink | null> {
  const { rows } = await db.query<DeliveryLink>(
    `select l.purpose, l.sha256, l.expires, l.expires < now() as expired, l.revoked_at, l.project_id, p.deleted_at is not null as project_deleted, p.statut,
       p.name_projet, p.type, p.ville, p.dc,
       coalesce(nullif(trim(u.prenom || ' ' || u.nom), ''), p.dc) as dc_name, coalesce(u.telephone, '') as dc_phone
     from links l join projects p on p.id = l.project_id
     left join users u on lower(u.name) = lower(p.dc)
     where l.token_hash = $1 and l.purpose in ('execution', 'bon_commande')`,
    [hashOfToken(token)],
  );
  return rows[0] ?? null;
}

/** Records a download of a file, with time and client. */
export async function logDownload(
  db: Db,
  token: string,
  download: { fileId: string; address: string; userAgent: string },
): Promise<void> {
  await db.query(
    'insert into link_downloads (token_hash, file_id, address, user_agent) values ($1, $2, $3, $4)',
    [hashOfToken(token), download.fileId, download.address, download.userAgent],
  );
}
