import type { CatalogueList } from '../catalogue/catalogue-lists.ts';
import type { ProjectKind, ProjectType, QuotaKind, TypeCode } from '../projects/kinds.ts';
import type { Status } from '../projects/statuses.ts';

/** Who signs an order. */
export type SignerRole = 'client' | 'dc';

/** A support, and what differs from others of its kind. */
export interface Support {
  type: ProjectType;
  /** It is installed on site: no other support has a pose (specification/kinds.md#what-has-a-pose). */
  posed: boolean;
  boards?: BoardFacts;
}

/** Formats of the boards of a support (specification/boards.md#formats). */
export interface BoardFacts {
  formats: readonly string[];
  /** Available as a pavement sign, too. */
  onPavement: boolean;
  /** Hung on a wall at its physical size; otherwise displayed on a screen. */
  hung: boolean;
}

/** How the units of a kind are counted (specification/quotas.md). */
export interface QuotaRules {
  /** Key in `quotas`: Digital shares VAE's. */
  kind: QuotaKind;
  /** Error code of a creation once no unit is left. */
  refusal: 'QUOTA' | 'QUOTA_PDA';
  /** More drafts than units left raises an alert. */
  alertsOfDrafts: boolean;
}

/** The steps that contain the answer a guard requires, linked from 'Pourquoi pas ?'. */
export interface CureSteps {
  outlet: string;
  naming: string;
  drinks: string;
  pose: string;
  delivery: string;
}

/** Addresses of a wizard's steps that are not `<step's path>/<project>`; `$id` is the project. */
export interface StepAddresses {
  /** By step, those with the project id elsewhere. */
  written: Readonly<Partial<Record<string, string>>>;
  /** Aliases: by address, its step. */
  leading: Readonly<Partial<Record<string, string>>>;
}

/**
 * The small part of a kind: names, numbers and booleans, light enough for the browser's first load. What belongs to a
 * `typeProjet` (quota, medals, suspension) is read from the kind of that name: Digital counts as VAE.
 */
export interface KindFacts {
  kind: ProjectKind;
  /** The `typeProjet` of its projects. */
  code: TypeCode;
  supports: readonly Support[];
  /** Base path of its wizard: `chr` (specification/screens-and-addresses.md#addresses). */
  base: string;
  addresses: StepAddresses;
  /**
   * Medals of an outlet that make it eligible, lower case; null is no condition. Head office edits them
   * (specification/kinds.md#eligible-outlets).
   */
  medals: readonly string[] | null;
  /** Null where units are not counted. */
  quota: QuotaRules | null;
  /** The catalogues of its required choices: with nothing offered in one of them it cannot be ordered. */
  needs: readonly CatalogueList[];
  /** Head office may suspend its creation (`vaeSuspendue`, `isSuspended`). */
  suspendable: boolean;
  /** A dc begins it without a network, too (specification/offline.md#begun-without-a-network). */
  begunOffline: boolean;
  /** Order of the statuses in the follow-up. */
  usualPath: readonly Status[];
  /** In signing order (specification/signatures.md#signing). */
  signers: readonly SignerRole[];
  cures: CureSteps;
  /** The step where the files of an order are attached. */
  fileStep: string;
  /** The step below which the prices of a finished order are written anew; null where an order has none. */
  pricesStep: string | null;
  /**
   * The dc creates the draft and sends it to the client, who completes it on their account; the last signature, which
   * is the client's, sends it to the agency. Sending it consumes a unit, so a draft taken back still holds one, and its
   * dc may delete it all the same.
   */
  completedByClient: boolean;
  /** The dc agrees to the proof, which then returns to the agency; for the other kinds the dc sends it to the client. */
  dcAgrees: boolean;
  /**
   * It is printed from the approved proof, which counts as its execution file
   * (specification/statuses.md#execution-file).
   */
  printsProof: boolean;
  /** The deliverables are files, which its dc checks: nothing is printed nor installed. */
  deliversFiles: boolean;
  /** An unprinted order ends with its execution files mailed to the client. */
  mailsUnprintedFiles: boolean;
  /** Its order form includes the legal mentions, which are printed on a card. */
  legalMentions: boolean;
  /** What is drawn of it is printed, at its size in millimetres: the agency may start from the drawing. */
  drawnAtSize: boolean;
  /** A final price in euros is set once it is printed or finished. */
  finalPrice: boolean;
}
