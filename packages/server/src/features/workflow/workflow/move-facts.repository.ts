import type { Delays } from '@ardoise/domain/base/words/delays.ts';
import { medalOf } from '@ardoise/domain/outlets/outlet-prefill.ts';
import { outletRecord } from '@ardoise/domain/outlets/outlet-record.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { BEFORE_SUBMISSION } from '@ardoise/domain/projects/statuses.ts';
import { type SettingValues, settingValue } from '@ardoise/domain/settings/settings.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Db } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';
import { type MailReader, readersSql } from '../../base/mails/mail-readers.repository.ts';
import { isOrderFormSql } from '../../project/documents/files/files.repository.ts';
import type { StoredProject } from '../../project/projects/project-record.ts';
import { RECORD_COLUMNS } from '../../project/projects/record-columns.repository.ts';
import { scopeSql, visibleSql } from '../../project/projects/scope.repository.ts';

/** What a move depends on besides its project's row. */
export interface MoveFacts {
  /** Accounts of the project's people, their stand-ins, and the actor. */
  readers: readonly MailReader[];
  /** Head office's. */
  delays: Delays;
  eligibleMedals: SettingValues['eligibleMedals'];
  /** The outlet's present medal, empty without one; null for an outlet that the table does not have. */
  medal: string | null;
  /** An order that is not submitted yet has an order form that its client was not sent. */
  formUnsent: boolean;
}

/** The same as JSON text. */
interface FactColumns {
  readers: string | null;
  settings: string | null;
  outlet: string | null;
  formUnsent: boolean | null;
}

/** By its hash, as `queueOrderFormMail` sends it. */
const FORM_UNSENT = `select encode(f.sha256, 'hex') is distinct from (
      select l.sha256 from links l where l.project_id = p.id and l.purpose = 'bon_commande' order by l.t_creation desc limit 1)
    from files f where f.project_id = p.id and f.deleted_at is null and ${isOrderFormSql('f')}
    order by f.t_creation desc, f.id desc limit 1`;

/** Of `projects p`, in the same statement. `printer`: the one that the move chooses; null keeps the present one. */
function factsSql(actor: string, printer: string | null, values: Values): string {
  const named = `array[lower(p.dc), lower(p.agence), lower(coalesce(${values.add(printer)}::text, p.imprimeur)), ${values.add(actor.toLowerCase())}]`;
  return `(select json_agg(readers) from (${readersSql(named)}) readers) as readers,
    (select json_object_agg(key, value) from settings where key in ('eligibleMedals', 'delaiAgence', 'delaiInstallateur')) as settings,
    (select data::json from outlets where n_outlet = p.n_outlet) as outlet,
    case when p.statut = any(${values.add(BEFORE_SUBMISSION)}) then (${FORM_UNSENT}) end as "formUnsent"`;
}

function factsOf({ readers, settings, outlet, formUnsent }: FactColumns): MoveFacts {
  const stored = JSON.parse(settings ?? '{}') as Readonly<Record<string, unknown>>;
  return {
    readers: JSON.parse(readers ?? '[]') as MailReader[],
    delays: {
      agence: settingValue('delaiAgence', stored.delaiAgence),
      installateur: settingValue('delaiInstallateur', stored.delaiInstallateur),
    },
    eligibleMedals: settingValue('eligibleMedals', stored.eligibleMedals),
    medal: outlet === null ? null : medalOf(outletRecord(JSON.parse(outlet))),
    formUnsent: formUnsent === true,
  };
}

/** The facts of a move of a project that was read without them. */
export async function findMoveFacts(db: Db, id: string, actor: Actor): Promise<MoveFacts> {
  const values = new Values(id);
  const text = `select ${factsSql(actor.name, null, values)} from projects p where p.id = $1`;
  const { rows } = await db.query<FactColumns>(prepared(text, values.list));
  return factsOf(rows[0] ?? { readers: null, settings: null, outlet: null, formUnsent: null });
}

/** A project as read for a change of status. */
export interface ProjectToMove {
  project: StoredProject;
  /** `xmin`, PostgreSQL's own row version: any write of the row changes it, also one that is no new version. */
  seen: string;
  /** False for a trace with the pictures (before migration 0069): it is rebuilt instead of growing by a line. */
  traceLight: boolean;
  facts: MoveFacts;
}

const COLUMNS = [...RECORD_COLUMNS, 'doc'].map((column) => `p.${column}`).join(', ');

/** One project in this actor's scope, with the facts of its move; null outside it. `lock`: until the transaction ends. */
export async function findToMove(
  db: Db,
  id: string,
  actor: Actor,
  { printer, lock }: { printer: string | null; lock: boolean },
): Promise<ProjectToMove | null> {
  const values = new Values(id);
  const text = `select ${COLUMNS}, p.xmin::text as seen, p.trace_light as "traceLight", ${factsSql(actor.name, printer, values)}
    from projects p where p.id = $1 and ${visibleSql(actor)} and ${scopeSql(actor, values)} ${lock ? 'for update of p' : ''}`;
  const { rows } = await db.query<StoredProject & FactColumns & Pick<ProjectToMove, 'seen' | 'traceLight'>>(
    prepared(text, values.list),
  );
  if (rows[0] === undefined) return null;
  const { seen, traceLight, readers, settings, outlet, formUnsent, ...project } = rows[0];
  return { project, seen, traceLight, facts: factsOf({ readers, settings, outlet, formUnsent }) };
}
