import type { KeptEntry } from '@ardoise/domain/catalogue/kept-entry.ts';
import type { Offers } from '@ardoise/domain/catalogue/offers.ts';
import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import type { MissingStep } from '@ardoise/domain/projects/missing-step.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { GuardFacts } from '@ardoise/domain/rules/guards.ts';
import { quotaKindOf } from '@ardoise/domain/rules/quota.ts';
import { RECAP_PATH } from '@ardoise/domain/wizards/recap-path.ts';
import { missingSteps } from '@ardoise/domain/wizards/wizard.ts';
import { isUnsignedDraft, type ListedRecord } from './project-record.ts';

/** Facts from the database besides the record. */
export interface KnownFacts {
  quotaAvailable: boolean;
  eligibleMedals: readonly string[] | null;
  /** Needed where the document is. */
  offers?: Offers;
  /** The chosen entries that the catalogue no longer offers: only needed to list a step's problems. */
  gardees?: readonly KeptEntry[];
  /** The incomplete steps, where a save has just judged them. */
  missing?: readonly MissingStep[] | undefined;
}

/**
 * Whether an order is complete without a look at its document. Until it is signed it is judged by today's questions: one
 * that came since its last save is asked of it as well. What was signed was complete then, and stays so
 * (specification/signatures.md#after-an-upgrade).
 */
export function isKnownComplete(record: ListedRecord): boolean {
  return record.wizard_complete && !isUnsignedDraft(record);
}

function missingOf(
  record: ListedRecord,
  document: (() => ProjectDocument) | null,
  known: KnownFacts,
): readonly MissingStep[] {
  if (isKnownComplete(record)) return [];
  if (known.missing !== undefined) return known.missing;
  if (document === null && record.wizard_complete) return [];
  if (document === null) return [{ path: RECAP_PATH, short: 'bon de commande', champs: [] }];
  // None is left where a setting of head office has changed since the last save: a medal or a value offered again.
  return missingSteps(KINDS[record.kind].wizard, {
    ...document(),
    type: record.type,
    agence: record.agence,
    eligibleMedals: known.eligibleMedals,
    ...(known.offers && { offers: known.offers }),
    gardees: known.gardees ?? [],
  });
}

function poseFacts(record: ListedRecord): NonNullable<GuardFacts['pose']> {
  return {
    contactName: record.pose_contact,
    contactPhone: record.pose_phone,
    resultat: record.pose_resultat,
    previsitDate: record.t_previsite,
    poseDate: record.t_pose,
  };
}

/**
 * The facts that guards check, from derived columns. Without the document (`null`, in lists) an order is as complete as
 * at its last save, and an incomplete one has no list of its missing steps.
 */
export function factsOf(
  record: ListedRecord,
  document: (() => ProjectDocument) | null,
  known: KnownFacts,
): GuardFacts {
  const withoutSmhf = record.smhf === null && quotaKindOf(record.type_projet) !== null;
  const approved = record.approved_version !== null && record.approved_version === record.proof_version;
  return {
    missingSteps: missingOf(record, document, known),
    clientSigned: record.client_signed,
    dcSigned: record.dc_signed,
    agence: record.agence,
    quotaAvailable: (known.quotaAvailable && !withoutSmhf) || record.eligible_quota,
    withoutSmhf,
    kind: record.kind,
    drinks: record.drinks,
    filledTogether: record.sur_place,
    clientEmail: record.client_email,
    deliveryEmail: record.delivery_email,
    freshProof: record.proof_fresh,
    postItSinceSent: record.notes_since_entry > 0,
    remarksWaiting: record.remarks_waiting,
    approved,
    freshExecutionFile: record.execution_fresh || (KIND_FACTS[record.kind].printsProof && approved),
    menuFileMissing: record.with_menu && !record.menu_fresh,
    // Files from before the agreement or the return are asked for anew.
    executionToRedo: record.execution_fresh || record.menu_fresh ? record.execution_to_redo : '',
    toBePrinted: record.to_be_printed,
    pose: record.has_pose ? poseFacts(record) : null,
  };
}
