import type { Status } from '@ardoise/domain/projects/statuses.ts';
import type { Db, Transaction } from '@ardoise/server/db/transaction.ts';
import type { StoredProject } from '@ardoise/server/features/project/projects/project-record.ts';

/** Key of the advisory lock under which the demonstration is loaded, when several servers start together. */
const LOADING = 20_261_120;

/** Whether it was loaded once: it is never reloaded over later changes. */
export async function isDemoLoaded(db: Db): Promise<boolean> {
  const { rowCount } = await db.query(`select 1 from settings where key = 'demoLoaded'`);
  return (rowCount ?? 0) > 0;
}

/** Whether the installation was ever used: without accounts it still has projects, outlets and logs. */
export async function isUsed(db: Db): Promise<boolean> {
  const { rows } = await db.query<{ used: boolean }>(
    `select exists (select from users) or exists (select from projects) or exists (select from outlets)
       or exists (select from catalogue_items) or exists (select from content_changes) as used`,
  );
  return rows[0]?.used === true;
}

/**
 * Waits for the advisory lock while another server loads it; timeouts are raised, since projects are computed between
 * two writes.
 */
export async function lockDemo(tx: Transaction): Promise<void> {
  await tx.query(
    `select set_config('lock_timeout', '5min', true), set_config('statement_timeout', '5min', true),
       set_config('idle_in_transaction_session_timeout', '10min', true)`,
  );
  await tx.query('select pg_advisory_xact_lock($1)', [LOADING]);
}

export interface DemoUserRow {
  name: string;
  mail: string;
  /** Null for an account without a chosen password yet. */
  password_hash: string | null;
  role: string;
  prenom: string;
  nom: string;
  telephone: string;
  smhf: string | null;
  mdv: string | null;
}

export async function insertDemoUsers(tx: Transaction, users: DemoUserRow[]): Promise<void> {
  await tx.query(
    `insert into users (name, mail, password_hash, role, prenom, nom, telephone, smhf, mdv, demonstration)
     select name, mail, password_hash, role, prenom, nom, telephone, smhf, mdv, true from json_populate_recordset(null::users, $1)
     on conflict do nothing`,
    [JSON.stringify(users)],
  );
}

export async function insertDemoSettings(tx: Transaction, settings: Record<string, unknown>): Promise<void> {
  await tx.query(
    'insert into settings (key, value) select key, value from jsonb_each($1::jsonb) on conflict do nothing',
    [JSON.stringify(settings)],
  );
}

export async function insertDemoCatalogue(
  tx: Transaction,
  items: { list: string; id: string; position: number; data: unknown }[],
): Promise<void> {
  await tx.query(
    `insert into catalogue_items (list, id, position, data)
     select list, id, position, data from json_populate_recordset(null::catalogue_items, $1) on conflict do nothing`,
    [JSON.stringify(items)],
  );
}

export async function insertDemoOutlets(
  tx: Transaction,
  outlets: { n_outlet: string; data: unknown }[],
): Promise<void> {
  await tx.query(
    `insert into outlets (n_outlet, data)
     select n_outlet, data from json_populate_recordset(null::outlets, $1) on conflict do nothing`,
    [JSON.stringify(outlets)],
  );
}

export async function insertDemoQuotas(
  tx: Transaction,
  quotas: { smhf: string; year: number; kind: string; annuel: number }[],
): Promise<void> {
  await tx.query(
    `insert into quotas (smhf, year, kind, annuel)
     select smhf, year, kind, annuel from json_populate_recordset(null::quotas, $1) on conflict do nothing`,
    [JSON.stringify(quotas)],
  );
}

/** Rows of `projects` by column name; triggers update the quota sums. */
export async function insertDemoProjects(
  tx: Transaction,
  projects: Record<string, unknown>[],
): Promise<void> {
  const columns = [...new Set(projects.flatMap((project) => Object.keys(project)))].join(', ');
  await tx.query(
    `insert into projects (${columns}) select ${columns} from json_populate_recordset(null::projects, $1)`,
    [JSON.stringify(projects)],
  );
}

/** Binds each sent Direct Agence to its client's account, by e-mail address. */
export async function bindDemoClients(tx: Transaction): Promise<void> {
  await tx.query(
    `update projects p set client_uid = u.uid from users u
     where p.kind = 'PDA' and p.entered_client and u.role = 'client' and lower(u.mail) = lower(trim(p.client_email))`,
  );
}

/** History lines; `agreed_version` references the latest approval of that version, inserted before. */
export async function insertDemoHistory(tx: Transaction, entries: Record<string, unknown>[]): Promise<void> {
  await tx.query(
    `insert into project_history (project_id, nature, statut_dep, statut_arr, target, t_creation, resp, comment, forced, based_on, causes, approval_id)
     select l.project_id, nature, statut_dep, statut_arr, target, t_creation, resp, comment, forced, based_on, coalesce(causes, '{}'),
       (select max(a.id) from approvals a where a.project_id = l.project_id and a.version = l.agreed_version)
     from json_to_recordset($1) l (project_id text, nature text, statut_dep text, statut_arr text, target text,
       t_creation timestamptz, resp text, comment text, forced boolean, based_on int, causes text[], agreed_version int)
     order by t_creation, nature = 'retrait'`,
    [JSON.stringify(entries)],
  );
  await tx.query(
    `update project_history fell set cause_id = moved.id from project_history moved
     where fell.nature = 'retrait' and moved.project_id = fell.project_id and moved.t_creation = fell.t_creation
       and moved.nature = 'mouvement' and moved.statut_dep <> moved.statut_arr`,
  );
}

/** `image` and `content_hash` in hexadecimal, PostgreSQL's bytea format. */
export async function insertDemoSignatures(
  tx: Transaction,
  signatures: Record<string, unknown>[],
): Promise<void> {
  await tx.query(
    `insert into signatures (project_id, role, nom, qualite, mode, image, content_hash, content, signed_by, t_signature)
     select project_id, role, nom, qualite, mode, image, content_hash, content, signed_by, t_signature
     from json_populate_recordset(null::signatures, $1)`,
    [JSON.stringify(signatures)],
  );
}

/** `sha256` in hexadecimal, PostgreSQL's bytea format. The bytes must be in the store already. */
export async function insertDemoFiles(tx: Transaction, files: Record<string, unknown>[]): Promise<void> {
  await tx.query(
    `insert into files (id, project_id, sha256, size, mime, filename, file_type, width, height, dpi, pages, uploaded_by, frozen, retired, superseded, t_creation)
     select id, project_id, sha256, size, mime, filename, file_type, width, height, dpi, pages, uploaded_by, frozen, retired, superseded, t_creation
     from json_populate_recordset(null::files, $1)`,
    [JSON.stringify(files)],
  );
}

/** Versions of proofs, one file each: `hash` in hexadecimal, `file_id` already inserted. */
export async function insertDemoProofs(tx: Transaction, proofs: Record<string, unknown>[]): Promise<void> {
  const rows = JSON.stringify(proofs);
  await tx.query(
    `insert into proofs (project_id, version, hash, made_by, t_creation, sent_at)
     select project_id, version, hash, made_by, t_creation, sent_at from json_populate_recordset(null::proofs, $1)`,
    [rows],
  );
  await tx.query(
    `insert into proof_files (project_id, version, file_id)
     select project_id, version, file_id from json_populate_recordset(null::proof_files, $1)`,
    [rows],
  );
}

/** `image` and `hash` in hexadecimal. */
export async function insertDemoApprovals(
  tx: Transaction,
  approvals: Record<string, unknown>[],
): Promise<void> {
  await tx.query(
    `insert into approvals (project_id, version, hash, nom, qualite, mode, image, via, email, signed_by, t_approval, withdrawn_at, withdrawn_why)
     select project_id, version, hash, nom, qualite, mode, image, via, email, signed_by, t_approval, withdrawn_at, withdrawn_why
     from json_populate_recordset(null::approvals, $1)`,
    [JSON.stringify(approvals)],
  );
}

/** Of an account. */
const SHOWN_NAME = `(select trim(prenom || ' ' || nom) from users where name = made.author)`;

/** Remarks on proofs, each with what was said under it. */
export async function insertDemoNotes(tx: Transaction, notes: Record<string, unknown>[]): Promise<void> {
  await tx.query(
    `with noted as (
       insert into proof_notes (project_id, version, file_id, page, x, y, texte, author, author_name, waits, settled, t_creation)
       select project_id, version, file_id, page, x, y, texte, author, coalesce(${SHOWN_NAME}, author_name), waits, settled, t_creation
       from json_populate_recordset(null::proof_notes, $1) made
       returning id, project_id, version, texte)
     insert into proof_note_replies (project_id, note_id, act, version, author, author_name, t_creation)
     select noted.project_id, noted.id, made.act, made.version, made.author, coalesce(${SHOWN_NAME}, made.author), made.t_creation
     from json_to_recordset($1) n (project_id text, version int, texte text, replies json)
       join noted on noted.project_id = n.project_id collate "C" and noted.version = n.version and noted.texte = n.texte,
       json_populate_recordset(null::proof_note_replies, n.replies) made
     order by made.t_creation`,
    [JSON.stringify(notes)],
  );
}

/** Scans of a project's code in an hour. */
export interface DemoScans {
  project_id: string;
  hour: Date;
  scans: number;
}

/** Target of a code: a URL, or without one the card as it was made. */
export interface DemoTarget {
  project_id: string;
  url: string | null;
}

/** Scans of the codes of projects that have one. */
export async function insertDemoScans(tx: Transaction, scans: DemoScans[]): Promise<void> {
  await tx.query(
    `insert into qr_scans (code, hour, scans)
     select q.code, s.hour, s.scans from json_to_recordset($1) s (project_id text, hour timestamptz, scans int)
       join qr_codes q on q.project_id = s.project_id collate "C"`,
    [JSON.stringify(scans)],
  );
}

/** Sets the target of codes, a URL or a file; one without either is unchanged. */
export async function setDemoTargets(
  tx: Transaction,
  targets: (DemoTarget & { card: { sha256: string; name: string } | null })[],
): Promise<void> {
  await tx.query(
    `update qr_codes q set type = case when t.url is null then 'fichier' else 'url' end, url = t.url,
       file_sha256 = case when t.url is null then decode(t.card ->> 'sha256', 'hex') end,
       file_name = case when t.url is null then t.card ->> 'name' else q.file_name end
     from json_to_recordset($1) t (project_id text, url text, card json)
     where q.project_id = t.project_id collate "C" and (t.url is not null or t.card is not null)`,
    [JSON.stringify(targets)],
  );
}

/** Refreshes the denormalised signatures and histories that the projects' pages read. */
export async function refreshDemoTraces(tx: Transaction): Promise<void> {
  await tx.query('select refresh_light_trace(id) from projects');
}

// A Direct Agence is signed by its client only (specification/signatures.md#signing).
const LACKS_ORDER_FORM = `p.client_signed and (p.dc_signed or p.kind = 'PDA') and p.deleted_at is null and not exists (
  select 1 from files f where f.project_id = p.id and f.file_type = 'bon_commande' and f.deleted_at is null)`;

/** Ids of the fully signed projects without an order form, newest first. */
export async function findWithoutOrderForm(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select p.id from projects p where ${LACKS_ORDER_FORM} order by p.t_update desc, p.id`,
  );
  return rows.map(({ id }) => id);
}

/** Of those in a status, the most urgent one of each kind and agency. */
export async function findWithoutOrderFormIn(db: Db, statut: Status): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select distinct on (p.kind, p.agence) p.id from projects p where ${LACKS_ORDER_FORM} and p.statut = $1
     order by p.kind, p.agence, p.echeance, p.t_statut, p.id`,
    [statut],
  );
  return rows.map(({ id }) => id);
}

/** Locks such a project and returns who signed it last; null when it is locked (skip locked) or has its form by now. */
export async function lockWithoutOrderForm(
  tx: Transaction,
  id: string,
): Promise<{ project: StoredProject; by: string; at: string } | null> {
  const { rows: projects } = await tx.query<StoredProject>(
    `select p.* from projects p where p.id = $1 and ${LACKS_ORDER_FORM} for update skip locked`,
    [id],
  );
  const { rows: signatures } = await tx.query<{ by: string; at: string }>(
    `select signed_by as by, t_signature as at from signatures where project_id = $1 and voided_at is null
     order by t_signature desc limit 1`,
    [id],
  );
  const [project] = projects;
  const [last] = signatures;
  return project === undefined || last === undefined ? null : { project, ...last };
}

/** An approval of the demonstration, as its evidence page shows it. */
export interface DemoApproval {
  id: string;
  version: number;
  nom: string;
  qualite: string;
  mode: 'trace' | 'clavier';
  image: Buffer;
  via: 'lien' | 'tablette' | 'compte';
  email: string;
  signed_by: string;
  t_approval: string;
  address: string;
  userAgent: string;
}

const LACKS_EVIDENCE = `a.withdrawn_at is null and a.version = p.proof_version and p.deleted_at is null and not exists (
  select 1 from files f where f.project_id = p.id and f.file_type = 'preuve_accord' and f.deleted_at is null)`;

/** The valid approvals without an evidence page, newest first. */
export async function findWithoutEvidence(db: Db): Promise<Pick<DemoApproval, 'id' | 'version'>[]> {
  const { rows } = await db.query<Pick<DemoApproval, 'id' | 'version'>>(
    `select p.id, a.version from approvals a join projects p on p.id = a.project_id
     where ${LACKS_EVIDENCE} order by a.t_approval desc, p.id`,
  );
  return rows;
}

/** Locks the project of such an approval; null when it is locked (skip locked) or has its page by now. */
export async function lockWithoutEvidence(
  tx: Transaction,
  id: string,
): Promise<{ project: StoredProject; approval: DemoApproval } | null> {
  const { rows: projects } = await tx.query<StoredProject>(
    'select p.* from projects p where p.id = $1 for update skip locked',
    [id],
  );
  const { rows: approvals } = await tx.query<DemoApproval>(
    `select p.id, a.version, a.nom, a.qualite, a.mode, a.image, a.via, a.email, a.signed_by, a.t_approval, a.address, a.user_agent as "userAgent"
     from approvals a join projects p on p.id = a.project_id where p.id = $1 and ${LACKS_EVIDENCE}`,
    [id],
  );
  const [project] = projects;
  const [approval] = approvals;
  return project === undefined || approval === undefined ? null : { project, approval };
}
