import { Refusal } from '@ardoise/domain/base/errors.ts';
import { pricedSections } from '@ardoise/domain/new-prices/priced-lines.ts';
import type { ProjectKind, ProjectType, TypeCode } from '@ardoise/domain/projects/kinds.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { isBeforeSubmission, type PoseResult, type Status } from '@ardoise/domain/projects/statuses.ts';
import type { ToSettle } from '@ardoise/domain/projects/to-settle.ts';
import type { PermissionSubject } from '@ardoise/domain/rules/permission-rules.ts';
import { may, type Permission } from '@ardoise/domain/rules/permissions.ts';
import type { QuotaColumn } from '@ardoise/domain/rules/quota.ts';

/** What lists show of a row of `projects`, and what guards check. */
export interface ListedRecord {
  id: string;
  version: number;
  kind: ProjectKind;
  type: ProjectType;
  type_projet: TypeCode;
  statut: Status;
  dc: string;
  smhf: string | null;
  mdv: string | null;
  agence: string | null;
  imprimeur: string | null;
  n_outlet: string;
  name_projet: string;
  num_projet: string;
  ville: string;
  client_name: string;
  client_email: string;
  image: string;
  nb_ar_agence: number;
  wizard_complete: boolean;
  open_tab: number;
  drinks: number;
  /** A Direct Agence that the dc fills beside the client. */
  sur_place: boolean;
  boards_count: number;
  has_pose: boolean;
  to_be_printed: boolean;
  client_signed: boolean;
  dc_signed: boolean;
  /** 0 without a proof. */
  proof_version: number;
  proof_fresh: boolean;
  approved_version: number | null;
  execution_fresh: boolean;
  menu_fresh: boolean;
  with_menu: boolean;
  /** Why its execution files have to be made again, in a sentence; empty where none has. */
  execution_to_redo: string;
  /** Of the card's text; 0 without one. */
  card_lines: number;
  /** Format, material and copies, separated by ' · '; empty where nothing is printed. */
  print_summary: string;
  /** A former card, or former boards, with new prices. */
  same_card: boolean;
  notes_since_entry: number;
  remarks_waiting: number;
  /** Contact for the installer; empty if unknown. */
  pose_contact: string;
  pose_phone: string;
  /** The target that recorded the outcome of the pre-visit; empty before. */
  pose_resultat: '' | PoseResult;
  /** Days, yyyy-MM-dd in Europe/Paris. */
  t_previsite: string | null;
  t_pose: string | null;
  /** The day on which the printer delivers, yyyy-MM-dd; null while none is promised. */
  promised_on: string | null;
  /** Until when its printer may leave it without one; null before Impression. */
  promise_by: string | null;
  /** The day on which it was sent, and that on which it was delivered, as somebody noted them. */
  shipped_on: string | null;
  delivered_on: string | null;
  /** Name of the carrier, and numbers of the parcels; null until they are noted. */
  carrier: string | null;
  parcels: string[] | null;
  /** The last day on which somebody asked for a day of delivery. */
  date_asked_on: string | null;
  /** Address for a Digital order's video. */
  delivery_email: string;
  /**
   * The day, yyyy-MM-dd in Europe/Paris, until which the party expected to act promised to: `deadlineOf` at the last
   * change.
   */
  echeance: string | null;
  /** Why a draft that was begun without a network cannot go on as it is. */
  a_regulariser: readonly ToSettle[];
  eligible_quota: boolean;
  next_state: string | null;
  t_creation: string;
  t_update: string;
  t_statut: string;
  deleted_at: string | null;
}

/** Nobody has signed it yet: it follows the catalogue and the questions of today, which a signed order never does. */
export function isUnsignedDraft({
  statut,
  client_signed,
  dc_signed,
}: Pick<ListedRecord, 'statut' | 'client_signed' | 'dc_signed'>): boolean {
  return isBeforeSubmission(statut) && !client_signed && !dc_signed;
}

/** A row of `projects`, without its document. */
export interface ProjectRecord extends ListedRecord {
  returns_to_draft: number;
  /** The first day that was promised, by which lateness is counted. */
  first_promised_on: string | null;
  entered_client: boolean;
  entered_impression: boolean;
  entered_previsite: boolean;
  pose_condition: string;
  dc_agreed_at: string | null;
  /** Euros with two decimals, as text; null until set. */
  prix_final: string | null;
  clock_from: string | null;
  quota_smhf: string | null;
  quota_year: number | null;
  quota_column: QuotaColumn | null;
  created: boolean;
  popin: boolean;
  original_id: string | null;
}

/** A record with its document as stored text. */
export interface StoredProject extends ProjectRecord {
  doc: string;
}

const DAY_MS = 86_400_000;

/**
 * Whether a price of it is written: a card with a text has some, boards may leave theirs to photos, which their answers
 * say where they are at hand.
 */
function hasPrices(record: ProjectRecord | StoredProject): boolean {
  if (record.card_lines > 0 || record.boards_count === 0) return record.card_lines > 0;
  return !('doc' in record) || pricedSections(documentOf(record)).length > 0;
}

/** The fields that permissions depend on. */
export function permissionSubject(record: ProjectRecord | StoredProject): PermissionSubject {
  return {
    typeProjet: record.type_projet,
    statut: record.statut,
    eligibleQuota: record.eligible_quota,
    unsentClone: record.original_id !== null && record.nb_ar_agence === 0,
    clientSigned: record.client_signed,
    dcSigned: record.dc_signed,
    hasPrices: hasPrices(record),
    daysInStatus: Math.floor((Date.now() - Date.parse(record.t_statut)) / DAY_MS),
    hasPose: record.has_pose,
    printer: record.imprimeur,
    deleted: record.deleted_at !== null,
  };
}

/** @throws Refusal of a permission that this actor does not have of a project in its present state */
export function demand(permission: Permission, record: ProjectRecord, actor: Actor): void {
  const allowed = may(permission, permissionSubject(record), actor);
  if (allowed !== true) throw new Refusal(allowed.code, { message: allowed.message });
}

/** The document of a row. */
export function documentOf({ doc }: Pick<StoredProject, 'doc'>): ProjectDocument {
  return JSON.parse(doc) as ProjectDocument;
}
