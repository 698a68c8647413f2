import type { ContentArea } from '@ardoise/domain/content/content-log.ts';
import { isBeforeSubmission, STATUSES, type Status } from '@ardoise/domain/projects/statuses.ts';
import type { ScopeSubject } from '@ardoise/domain/rules/scopes.ts';
import type { Db } from '../db/transaction.ts';

export const CHANNEL = 'project_changes';

/** Notified by a trigger on the log of content changes (migration 0031). */
export const CONTENT_CHANNEL = 'content_changes';

/** Payload of its notifications: the part of the content management, and the list of a catalogue. */
export interface ContentAnnouncement {
  zone: ContentArea;
  liste: string;
}

/**
 * Payload of a notification between server processes: the project, and who has it in scope or had before (migration
 * 0009).
 */
export interface Announcement {
  id: string;
  version: number;
  kind: 'projet' | 'contenu';
  /** The columns that scopes depend on (domain/rules/scopes.ts), except the status. */
  scope: Omit<ScopeSubject, 'statut'>;
  /** Its status, and those that it has just left: accounts that saw it there are notified of its leaving. */
  statuts: Status[];
  /** Usernames of people it was reassigned from. */
  former: string[];
  /** WAL position after the change; null without read replicas, absent from the previous release. */
  position?: string | null;
}

/** Changed projects, by the ids that the call knew. */
export interface ChangedProjects {
  ids: readonly string[];
  linkTokens: readonly string[];
  fileIds: readonly string[];
}

/** A saved draft concerns its editors only, not those it was reassigned from. */
const DRAFTS = STATUSES.filter(isBeforeSubmission);

/** A NOTIFY payload is limited to 8,000 bytes: only the last former people. */
const FORMER = 40;

/** Longer than a change waits to be published. */
const JUST_LEFT = "interval '1 minute'";

const TELL = `
  with changed as (
    select unnest($1::text[]) as id
    union select project_id from links where token_hash in (select sha256(convert_to(token, 'UTF8')) from unnest($2::text[]) token)
    union select project_id from files where id = any($3::text[]))
  select pg_notify('${CHANNEL}', json_build_object('id', id, 'version', version, 'kind', $4::text, 'position', case when $6 then pg_current_wal_insert_lsn()::text end,
    'scope', json_build_object('dc', dc, 'mdv', mdv, 'smhf', smhf, 'agence', agence, 'imprimeur', imprimeur, 'client_uid', client_uid,
      'entered_impression', entered_impression, 'entered_previsite', entered_previsite, 'entered_client', entered_client,
      'has_pose', has_pose),
    'statuts', array[statut] || array(
      select distinct statut_dep from project_history
      where $4::text = 'projet' and project_id = changed.id and project_history.t_creation > now() - ${JUST_LEFT} and statut_dep <> statut),
    'former', case when $4::text = 'contenu' and statut = any($5::text[]) then '{}'::text[]
      else former_people[greatest(1, cardinality(former_people) - ${FORMER - 1}):] end)::text)
  from changed join projects using (id)`;

/** NOTIFYs every server process of these changes. Outside any transaction: NOTIFY serialises commits. */
export async function tellChanges(
  db: Db,
  { ids, linkTokens, fileIds }: ChangedProjects,
  kind: Announcement['kind'],
  tellsPositions: boolean,
): Promise<void> {
  const values = [ids, linkTokens, fileIds, kind, DRAFTS, tellsPositions];
  await db.query({ name: 'tell-changes', text: TELL, values });
}
