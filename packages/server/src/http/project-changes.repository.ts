import { isBeforeSubmission, STATUSES } from '@ardoise/domain/projects/statuses.ts';
import type { Db } from '../db/transaction.ts';

export const CHANNEL = 'project_changes';

/** What is told between server processes: the project, and who may see it or could before (migration 0009). */
export interface Announcement {
  id: string;
  version: number;
  kind: 'projet' | 'contenu';
  /** Usernames: those it belongs to now, and those it was taken from. */
  names: string[];
  /** The client's account. */
  uid: number | null;
  /** Installers may see it. */
  pose: boolean;
}

/** Changed projects, by what the call knew of them. */
export interface ChangedProjects {
  ids: readonly string[];
  linkTokens: readonly string[];
  fileIds: readonly string[];
}

/** What is written in a draft concerns those who write it: an agency that it names does not see it yet. */
const DRAFTS = STATUSES.filter(isBeforeSubmission);

/** A notification holds 8,000 bytes: of those a project was taken from, the last ones. */
const FORMER = 40;

const TELL = `
  with changed as (
    select unnest($1::text[]) as id
    union select project_id from links where token_hash in (select sha256(convert_to(token, 'UTF8')) from unnest($2::text[]) token)
    union select project_id from files where id = any($3::text[]))
  select pg_notify('${CHANNEL}', json_build_object('id', id, 'version', version, 'kind', $4::text, 'uid', client_uid,
    'pose', has_pose or entered_previsite,
    'names', array_remove(array[dc, smhf, mdv] || case when $4::text = 'contenu' and statut = any($5::text[]) then '{}'::text[]
      else array[agence, imprimeur] || former_people[greatest(1, cardinality(former_people) - ${FORMER - 1}):] end, null))::text)
  from changed join projects using (id)`;

/** Tells every server process of these changes. Outside any transaction: a notification makes commits wait for one another. */
export async function tellChanges(
  db: Db,
  { ids, linkTokens, fileIds }: ChangedProjects,
  kind: Announcement['kind'],
): Promise<void> {
  await db.query({ name: 'tell-changes', text: TELL, values: [ids, linkTokens, fileIds, kind, DRAFTS] });
}
