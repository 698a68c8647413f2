import { ERRORS, type ErrorCode, type FieldError } from '../base/errors.ts';
import { COMMENT_NEEDED, DRINKS_NEEDED, PRINTER_NEEDED, SIGNATURE_NEEDED } from '../base/words/needed.ts';
import { KIND_FACTS } from '../kind-facts/kind-facts.ts';
import { saysSomething } from '../projects/comment.ts';
import type { ProjectKind } from '../projects/kinds.ts';
import type { MissingStep } from '../projects/missing-step.ts';
import type { GuardName } from '../projects/statuses.ts';
import { quotaRefusal } from './quota.ts';
import { remarksToAnswer } from './remarks.ts';

/**
 * Input of the guards: columns of the project, derived at save and read again under the lock
 * (specification/statuses.md#guards).
 */
export interface GuardFacts {
  missingSteps: readonly MissingStep[];
  clientSigned: boolean;
  dcSigned: boolean;
  agence: string | null;
  /** False when the SMHF's quota is exhausted and this project has consumed no unit of it. */
  quotaAvailable: boolean;
  /** The project's dc has no SMHF: there is no quota to consume from. */
  withoutSmhf?: boolean;
  kind: ProjectKind;
  drinks: number;
  /** A Direct Agence that its dc completes beside the client (`surPlace`). */
  filledTogether: boolean;
  clientEmail: string;
  deliveryEmail: string;
  /** A proof newer than the last counted entry into Agence and than the last approval. */
  freshProof: boolean;
  postItSinceSent: boolean;
  /** Remarks that the agency has still to answer. */
  remarksWaiting: number;
  /** The current proof has an approval that was not withdrawn. */
  approved: boolean;
  freshExecutionFile: boolean;
  /** The order has an exterior menu without its own execution file. */
  menuFileMissing: boolean;
  /** Why execution files have to be made again, in a sentence; empty where none has. */
  executionToRedo: string;
  toBePrinted: boolean;
  pose: null | {
    contactName: string;
    contactPhone: string;
    resultat: string;
    previsitDate: string | null;
    poseDate: string | null;
  };
}

/** Parameters of the call; `today` is yyyy-MM-dd in Europe/Paris, `arbitrates` is true for head office. */
export interface GuardRequest {
  comment: string;
  imprimeur: string | null;
  today: string;
  arbitrates: boolean;
  /** The caller is a client, to whom quotas are not disclosed. */
  asClient?: boolean;
}

/**
 * The action on a project's page that satisfies a guard: attach a proof, answer remarks, record the client's approval,
 * attach an execution file, set a date of the pose.
 */
export type Cure = 'creation' | 'remarques' | 'accord' | 'execution' | 'previsite' | 'pose';

/** Refusal of a guard; `hidden` means that the action is not offered at all. */
export interface GuardRefusal {
  message: string;
  code?: ErrorCode;
  champs?: FieldError[];
  /** The wizard step to complete. */
  step?: string;
  /** The action on the project's page that satisfies the guard. */
  cure?: Cure;
  /** Every incomplete step, for the guard that lists them. */
  missing?: readonly MissingStep[];
  hidden?: true;
  /** The missing value is a parameter of the call, so the action is offered without it. */
  askedWithTheCall?: true;
}

type Guard = (facts: GuardFacts, request: GuardRequest) => GuardRefusal | null;

const NOT_OFFERED: GuardRefusal = {
  message: ERRORS.TRANSITION.message,
  hidden: true,
};
const SIGN_STEP = 'recapitulatif';

function unless(condition: boolean, refusal: GuardRefusal): GuardRefusal | null {
  return condition ? null : refusal;
}

/** Sentence that names the incomplete steps. */
export function toComplete(missing: readonly MissingStep[]): string {
  return `À compléter\u00a0: ${missing.map((step) => step.short).join(', ')}.`;
}

function missingStepsRefusal(missing: readonly MissingStep[]): GuardRefusal | null {
  const [first] = missing;
  if (first === undefined) return null;
  return {
    message: toComplete(missing),
    champs: missing.flatMap((step) => step.champs),
    step: first.path,
    missing,
  };
}

const commentGiven: Guard = (_facts, request) =>
  unless(saysSomething(request.comment), {
    message: COMMENT_NEEDED,
    askedWithTheCall: true,
  });

/** A client gets a generic code instead of the reason. */
function quotaCode({ kind, withoutSmhf }: GuardFacts, { asClient }: GuardRequest) {
  if (withoutSmhf === true && asClient !== true) return 'SANS_SMHF';
  return quotaRefusal(KIND_FACTS[kind].code);
}

const approval: Guard = (facts) =>
  unless(facts.approved, {
    message: SIGNATURE_NEEDED.accord,
    cure: 'accord',
  });

/** Every guard of the table: a pure function that returns a refusal or nothing (specification/statuses.md#guards). */
export const GUARDS: Record<GuardName, Guard> = {
  wizardComplete: (facts) => missingStepsRefusal(facts.missingSteps),
  clientSigned: (facts) =>
    unless(facts.clientSigned, {
      message: SIGNATURE_NEEDED.client,
      step: SIGN_STEP,
    }),
  dcSigned: (facts) =>
    unless(facts.dcSigned, {
      message: SIGNATURE_NEEDED.dc,
      step: SIGN_STEP,
    }),
  agencyKnown: (facts) =>
    unless(facts.agence !== null, { message: 'Email inconnu', step: KIND_FACTS[facts.kind].cures.naming }),
  quotaAvailable: (facts, request) =>
    unless(facts.quotaAvailable || (request.arbitrates && commentGiven(facts, request) === null), {
      code: quotaCode(facts, request),
      message: request.asClient
        ? 'Votre dossier est transmis au siège'
        : ERRORS[quotaCode(facts, request)].message,
      ...(request.arbitrates || request.asClient ? { askedWithTheCall: true as const } : {}),
    }),
  commentGiven,
  commentOrPostIt: (facts, request) => (facts.postItSinceSent ? null : commentGiven(facts, request)),
  freshProof: (facts) =>
    unless(facts.freshProof, {
      message: 'Veuillez joindre une création (BAT) avant de soumettre.',
      cure: 'creation',
    }),
  remarksAnswered: (facts, request) =>
    unless(facts.remarksWaiting === 0 || request.arbitrates, {
      message: remarksToAnswer(facts.remarksWaiting),
      cure: 'remarques',
    }),
  clientApproval: approval,
  clientApprovalStillValid: approval,
  executionFile: (facts) =>
    unless(facts.freshExecutionFile && !facts.menuFileMissing, {
      message: 'Veuillez joindre le fichier d’exécution.',
      cure: 'execution',
    }),
  executionNotToRedo: (facts, request) =>
    unless(facts.executionToRedo === '' || request.arbitrates, {
      message: facts.executionToRedo,
      cure: 'execution',
    }),
  hasPose: (facts) => unless(facts.pose !== null, NOT_OFFERED),
  noPose: (facts) => unless(facts.pose === null, NOT_OFFERED),
  notPrevisited: (facts) => unless(!facts.pose?.resultat, NOT_OFFERED),
  noPoseOrPrevisited: (facts) => unless(facts.pose === null || facts.pose.resultat !== '', NOT_OFFERED),
  poseContactKnown: (facts) => {
    if (!facts.pose?.contactName.trim())
      return { message: 'Nom du contact obligatoire', step: KIND_FACTS[facts.kind].cures.pose };
    return unless(facts.pose.contactPhone.trim() !== '', {
      message: 'Téléphone portable du contact obligatoire',
      step: KIND_FACTS[facts.kind].cures.pose,
    });
  },
  previsitDateSet: (facts) =>
    unless(Boolean(facts.pose?.previsitDate), {
      message: 'La date de prévisite est obligatoire.',
      cure: 'previsite',
    }),
  poseDateSet: (facts, request) =>
    unless(Boolean(facts.pose?.poseDate) && (facts.pose?.poseDate ?? '') <= request.today, {
      message: 'La date de pose est obligatoire.',
      cure: 'pose',
    }),
  toBePrinted: (facts) => unless(facts.toBePrinted, NOT_OFFERED),
  notToBePrinted: (facts) => unless(!facts.toBePrinted, NOT_OFFERED),
  printerChosen: (_facts, request) =>
    unless(request.imprimeur !== null, { message: PRINTER_NEEDED, askedWithTheCall: true }),
  drinksChosen: (facts) =>
    unless(facts.drinks > 0, {
      message: DRINKS_NEEDED,
      step: KIND_FACTS[facts.kind].cures.drinks,
    }),
  clientFillsAlone: (facts) =>
    unless(!facts.filledTogether, {
      message:
        'Vous complétez cette commande avec le client. Choisissez «\u00a0Envoyer au client\u00a0» pour qu’il la remplisse seul.',
      step: KIND_FACTS[facts.kind].cures.drinks,
    }),
  clientEmailKnown: (facts) =>
    unless(facts.clientEmail.trim() !== '', {
      message: 'Email client obligatoire',
      step: KIND_FACTS[facts.kind].cures.outlet,
    }),
  deliveryEmailKnown: (facts) =>
    unless(facts.deliveryEmail.trim() !== '', {
      message: 'L’adresse email est obligatoire',
      step: KIND_FACTS[facts.kind].cures.delivery,
    }),
};
