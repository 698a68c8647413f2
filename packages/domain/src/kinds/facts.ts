import type { ProjectKind, ProjectType, QuotaKind, TypeCode } from '../projects/kinds.ts';
import type { Status } from '../projects/statuses.ts';

/** Who signs an order. */
export type SignerRole = 'client' | 'dc';

/** A support, and what it alone has of its kind. */
export interface Support {
  type: ProjectType;
  /** Somebody comes to put it up: no other has a pose (specification/kinds.md#what-has-a-pose). */
  posed: boolean;
  boards?: BoardFacts;
}

/** What boards of a support are made in (specification/boards.md#formats). */
export interface BoardFacts {
  formats: readonly string[];
  /** They may stand on the pavement, too. */
  onPavement: boolean;
}

/** How the units of a kind are counted (specification/quotas.md). */
export interface QuotaRules {
  /** As `quotas` names it: Digital draws on VAE's. */
  kind: QuotaKind;
  /** What a creation is refused with once no unit is left. */
  refusal: 'QUOTA' | 'QUOTA_PDA';
  /** More drafts than units left is an alert. */
  alertsOfDrafts: boolean;
}

/** The steps where an answer that a guard misses is given, as the links of 'Pourquoi pas ?' name them. */
export interface CureSteps {
  outlet: string;
  naming: string;
  drinks: string;
  pose: string;
  delivery: string;
}

/** Addresses of a wizard's steps that are not the step's path and then the project; `$id` stands for the project. */
export interface StepAddresses {
  /** By step, those that have the project elsewhere. */
  written: Readonly<Partial<Record<string, string>>>;
  /** By address, the steps to which others lead besides their own. */
  leading: Readonly<Partial<Record<string, string>>>;
}

/**
 * What is light of a kind: names, numbers and yes or no, which the browser's first load can hold. What belongs to a
 * `typeProjet` (quota, medals, suspension) is read from the kind of that name: Digital counts as VAE.
 */
export interface KindFacts {
  kind: ProjectKind;
  /** The `typeProjet` of its projects. */
  code: TypeCode;
  supports: readonly Support[];
  /** First part of the addresses of its wizard: `chr` (specification/screens-and-addresses.md#addresses). */
  base: string;
  addresses: StepAddresses;
  /**
   * One may order it. Of the others there are rules, columns and a recap, so that their orders are read, amended, cloned and
   * moved; their screens, and with them their creation, are not open yet.
   */
  open: boolean;
  /**
   * Medals of an outlet that open a right to it, lower case; null is no condition. Head office edits them
   * (specification/kinds.md#eligible-outlets).
   */
  medals: readonly string[] | null;
  /** Null where units are not counted. */
  quota: QuotaRules | null;
  /** Head office may suspend its creation (`vaeSuspendue`). */
  suspendable: boolean;
  /** As the follow-up draws it, from the first status to the last. */
  usualPath: readonly Status[];
  /** In the order in which they sign (specification/signatures.md#signing). */
  signers: readonly SignerRole[];
  cures: CureSteps;
  /** The step where the files of an order are joined. */
  fileStep: string;
  /**
   * Its client completes it on their account: the dc begins it and sends it to them. A unit is taken with that, so that a draft
   * that was taken back holds one, and its dc may delete it all the same.
   */
  completedByClient: boolean;
  /** The dc agrees to the proof, which goes back to the agency; of the others they pass it on to the client. */
  dcAgrees: boolean;
  /**
   * It is printed from the proof that the client agreed to, which counts as its execution file
   * (specification/statuses.md#execution-file).
   */
  printsProof: boolean;
  /** What is delivered are files, which its dc checks: nothing is printed nor put up. */
  deliversFiles: boolean;
  /** An order that nobody prints ends with its execution files sent to the client. */
  mailsUnprintedFiles: boolean;
  /** Its order form carries the legal mentions, which are printed on a card. */
  legalMentions: boolean;
  /** What it came to is set once it is printed or over, in euros. */
  finalPrice: boolean;
}
