import { ERRORS, type ErrorCode } from '../base/errors.ts';
import { KIND_FACTS } from '../kind-facts/kind-facts.ts';
import { PLANNED_STATUSES } from '../projects/pose-dates.ts';
import { PROMISED_STATUSES } from '../projects/promised-statuses.ts';
import { actsAs } from '../projects/replacements.ts';
import type { Actor, Role } from '../projects/roles.ts';
import { STAGES } from '../projects/stages.ts';
import { isFinal, type Status } from '../projects/statuses.ts';
import * as refusal from './permission-refusals.ts';
import {
  all,
  allBut,
  always,
  headOffice,
  inStatus,
  type PermissionSubject,
  type RoleRules,
  type Rule,
  refused,
  those,
} from './permission-rules.ts';

const PROOF_STATUSES: readonly Status[] = ['Agence', 'Exécution'];
const NOTED_STATUSES: readonly Status[] = ['Agence', 'Validation DC', 'Validation Client', 'Exécution'];
const BEFORE_PRINT: readonly Status[] = ['Agence', 'Exécution', 'Validation CCEP'];
const PRINTED_STATUSES: readonly Status[] = ['Impression', 'Imprimé', 'Livré', 'Terminé'];
const UNDOWNLOADABLE: readonly Status[] = ['Brouillon', 'Agence'];
const PRICED_STATUSES: readonly Status[] = ['Imprimé', 'Terminé', 'Rejeté', 'Annulé'];
const REPRICED_STATUSES: readonly Status[] = [...STAGES.printed, ...STAGES.delivered];
const INVITING_STATUSES: readonly Status[] = ['Brouillon', 'Agence', 'Validation DC', 'Validation Client'];

const draftWithoutUnit: Rule = (subject, actor) =>
  (subject.statut === 'Brouillon' &&
    (!subject.eligibleQuota || (actor.role === 'dc' && KIND_FACTS[subject.typeProjet].completedByClient))) ||
  refused(subject.unsentClone && subject.eligibleQuota ? refusal.CLONE_NOT_DELETABLE : refusal.NOT_DELETABLE);

/** The unit of a deleted clone counts in annulé (specification/roles-and-scope.md#delete-and-restore). */
const headOfficeDelete: Rule = ({ statut, eligibleQuota, unsentClone }) =>
  (['Brouillon', 'Client', 'Annulé'].includes(statut) && (!eligibleQuota || unsentClone)) ||
  refused(refusal.NOT_DELETABLE);

/** The same card or boards again, with new prices. */
const newPrices: Rule = (subject, actor) =>
  KIND_FACTS[subject.typeProjet].pricesStep !== null && subject.hasPrices
    ? inStatus(REPRICED_STATUSES, refusal.NO_NEW_PRICES)(subject, actor)
    : refused(refusal.NO_NEW_PRICES);

const notEnded: Rule = ({ statut }) => !isFinal(statut) || refused(refusal.NOBODY_ACTS_NOW);

const posePlan: Rule = (subject, actor) =>
  subject.hasPose
    ? inStatus(PLANNED_STATUSES, refusal.NO_PLAN_NOW)(subject, actor)
    : refused(refusal.NO_POSE);

const inDelivered = inStatus(STAGES.delivered, refusal.NO_POSE_PHOTO_NOW);
/**
 * For so many days after the end who installed it may add photos; and after one came, who added it may remove it.
 */
export const POSE_PHOTO_DAYS = 7;
const isFinished = (statut: Status) => (STAGES.finished as readonly Status[]).includes(statut);
/** Who installs it comes back with what was forgotten, for a week. */
const inPose: Rule = (subject, actor) =>
  isFinished(subject.statut) && subject.daysInStatus > POSE_PHOTO_DAYS
    ? refused(refusal.POSE_PHOTOS_OVER)
    : inDelivered(subject, actor);

/** For whoever prints the project, and nobody else who may print. */
const ifPrinter =
  (rule: Rule): Rule =>
  (subject, actor) =>
    actsAs(actor, subject.printer) ? rule(subject, actor) : refused(refusal.PRINTED_BY_ANOTHER);

const inPromise = inStatus(PROMISED_STATUSES, refusal.NOT_PROMISED_NOW);
const byWhoPrints = (rule: Rule): RoleRules => ({
  imprimeur: ifPrinter(rule),
  agence: ifPrinter(rule),
  ...headOffice(rule),
});

const ifPriced =
  (rule: Rule): Rule =>
  (subject, actor) =>
    KIND_FACTS[subject.typeProjet].finalPrice ? rule(subject, actor) : refused(refusal.NOT_PRICED);
const priceEdit = ifPriced(inStatus(PRICED_STATUSES, refusal.NO_PRICE_NOW));
const priceRead = ifPriced(always);

/** THE table: who may do what, and in which statuses (specification/roles-and-scope.md). */
export const PERMISSIONS = {
  'projects.list': all(always),
  'project.read': all(always),
  'project.create': { dc: always, administrator: always },
  'project.beginOffline': { dc: always },
  'project.edit': {
    ...headOffice(always),
    dc: inStatus(['Brouillon'], refusal.NOT_EDITABLE),
    client: inStatus(['Client', 'Brouillon'], refusal.NOT_EDITABLE),
  },
  'project.sign.client': {
    ...headOffice(always),
    dc: inStatus(['Brouillon'], refusal.NOT_EDITABLE),
    client: inStatus(['Client', 'Brouillon'], refusal.NOT_EDITABLE),
  },
  'project.sign.dc': { dc: inStatus(['Brouillon'], refusal.NOT_EDITABLE) },
  'project.delete': { siege: headOfficeDelete, dc: draftWithoutUnit, mdv: draftWithoutUnit },
  'project.restore': headOffice(always),
  'project.cancel': {
    ...headOffice(always),
    dc: inStatus(['Agence', 'Validation DC'], refusal.NOT_CANCELLABLE),
    mdv: inStatus(['Agence', 'Validation DC'], refusal.NOT_CANCELLABLE),
  },
  'project.clone': { ...headOffice(always), dc: always },
  // A clone that opens on its prices (specification/card-text.md#new-prices).
  'project.newPrices': { ...headOffice(newPrices), dc: newPrices },
  'project.status': all(always),
  // An smhf and an mdv among their own dcs; the agency and the printer while they are at work
  // (specification/roles-and-scope.md#give-to-somebody-else). An agency submits several of its own.
  'projects.bulk': { ...headOffice(always), smhf: always, mdv: always, agence: always },
  // With people of the same role, in head office or with the same smhf.
  'view.share': { ...headOffice(always), dc: always, mdv: always },
  'project.reassign': { ...headOffice(always), smhf: always, mdv: always },
  // Reads the address of who is expected to act, so that a project moves (addressee.ts).
  'holder.write': { ...headOffice(notEnded), smhf: notEnded, mdv: notEnded },
  'project.submitProof': { ...headOffice(always), agence: always },
  // Which of an agency's people works on it (specification/accounts.md#several-people-of-one-organisation).
  'project.take': { agence: inStatus(PROOF_STATUSES, refusal.NOT_AT_AGENCY) },
  'project.changeAgency': headOffice(inStatus(['Agence'], refusal.NO_AGENCY_CHANGE_NOW)),
  'project.changePrinter': headOffice(inStatus(['Impression'], refusal.NO_PRINTER_CHANGE_NOW)),
  'file.read': all(always),
  // Reading the text of a file that is not attached (specification/card-text.md#reading).
  'cardText.read': { dc: always, agence: always, ...headOffice(always) },
  // The drawing as a PDF that a print file is started from (specification/card-text.md#starting-from-the-drawing).
  'drawing.start': { agence: always, ...headOffice(always) },
  // What the law asks of a card (specification/card-text.md#points-of-law).
  'lawPoints.read': { ...those(['dc', 'smhf', 'mdv', 'agence'], always), ...headOffice(always) },
  // A text that the owner sent by their link, and what becomes of it (specification/card-text.md#received-texts).
  'receivedText.read': { dc: always, agence: always, ...headOffice(always) },
  'receivedText.decide': { dc: notEnded, ...headOffice(notEnded) },
  'file.upload': {
    ...headOffice(always),
    dc: inStatus(['Brouillon'], refusal.NOT_EDITABLE),
    client: inStatus(['Client', 'Brouillon'], refusal.NOT_EDITABLE),
    agence: inStatus(['Agence', 'Exécution'], 'Aucun fichier ne peut être joint dans ce statut.'),
  },
  // Adding or removing a proof file creates a new version of it (specification/proofs-and-approvals.md#proof).
  'file.changeProof': {
    siege: inStatus(PROOF_STATUSES, refusal.NO_PROOF_NOW),
    administrator: inStatus(PROOF_STATUSES, refusal.NO_PROOF_NOW),
    agence: inStatus(PROOF_STATUSES, refusal.NO_PROOF_NOW),
  },
  // What is said of execution files before they are printed, and its lifting (specification/print-check.md).
  'printCheck.read': {
    ...those(['agence', 'imprimeur', 'dc', 'smhf', 'mdv'], always),
    ...headOffice(always),
  },
  'printCheck.waive': headOffice(inStatus(BEFORE_PRINT, refusal.NO_WAIVER_NOW)),
  'file.attachToStatus': all(always),
  'file.delete': {
    ...headOffice(always),
    agence: inStatus(
      ['Agence', 'Exécution'],
      'Ce fichier ne peut plus être supprimé dans le statut actuel du projet.',
    ),
    dc: inStatus(['Brouillon'], refusal.NOT_EDITABLE),
    client: inStatus(['Client', 'Brouillon'], refusal.NOT_EDITABLE),
  },
  // Remarks on a proof and what is said under them, by the roles that create and review it; what may be done with each
  // is of remarks.ts.
  'proof.annotate': {
    ...headOffice(inStatus(NOTED_STATUSES, refusal.NO_NOTE_NOW)),
    agence: inStatus(NOTED_STATUSES, refusal.NO_NOTE_NOW),
    dc: inStatus(NOTED_STATUSES, refusal.NO_NOTE_NOW),
    client: inStatus(['Validation Client'], refusal.NO_NOTE_NOW),
  },
  // How a proof differs from its order, and what the agency says of it (specification/card-text.md#proof-against-order).
  'findings.read': { ...those(['agence', 'dc', 'smhf', 'mdv', 'client'], always), ...headOffice(always) },
  'finding.want': {
    agence: inStatus(PROOF_STATUSES, refusal.NO_PROOF_NOW),
    ...headOffice(inStatus(PROOF_STATUSES, refusal.NO_PROOF_NOW)),
  },
  // The client's approval, given in person: on their account, or on the tablet of the role beside them.
  'proof.approve': {
    ...headOffice(inStatus(['Validation Client'], refusal.NO_APPROVAL_NOW)),
    dc: inStatus(['Validation Client'], refusal.NO_APPROVAL_NOW),
    client: inStatus(['Validation Client'], refusal.NO_APPROVAL_NOW),
  },
  'project.allStatuses': headOffice(always),
  'project.force': { administrator: always },
  // A zip of the documents: for all but the dc, not in Brouillon nor Agence
  // (specification/roles-and-scope.md#documents-as-a-zip).
  'project.download': allBut(
    'dc',
    ({ statut }) => !UNDOWNLOADABLE.includes(statut) || refused(refusal.NO_DOWNLOAD_NOW),
  ),
  // Download and delivery by a printer; from Imprimé on the zip may be downloaded again
  // (specification/calls.md#printing).
  'print.several': {
    imprimeur: inStatus(PRINTED_STATUSES, refusal.NOT_PRINTED_NOW),
    agence: inStatus(PRINTED_STATUSES, refusal.NOT_PRINTED_NOW),
    ...headOffice(inStatus(PRINTED_STATUSES, refusal.NOT_PRINTED_NOW)),
  },
  // Set and corrected by these four; hidden from clients and installers (specification/roles-and-scope.md#final-price).
  'price.edit': { agence: priceEdit, imprimeur: priceEdit, ...headOffice(priceEdit) },
  'price.read': {
    agence: priceRead,
    imprimeur: priceRead,
    dc: priceRead,
    mdv: priceRead,
    smhf: priceRead,
    ...headOffice(priceRead),
  },
  // The days of the pre-visit and of the pose (specification/roles-and-scope.md#dates-of-a-pose).
  'pose.plan': { installateur: posePlan, ...headOffice(posePlan) },
  // Photos of what was put up; each is removed by who added it, for a week, or by head office (pose-photos.ts).
  'posePhoto.add': { installateur: inPose, dc: inDelivered, ...headOffice(inDelivered) },
  'posePhoto.remove': { installateur: always, dc: always, ...headOffice(always) },
  // By whoever prints, or head office (specification/statuses.md#when-it-comes).
  'delivery.promise': byWhoPrints(inPromise),
  'delivery.ship': byWhoPrints(inStatus(STAGES.printed, refusal.NOT_SHIPPED_NOW)),
  'delivery.ask': { dc: inPromise, smhf: inPromise, mdv: inPromise, ...headOffice(inPromise) },
  // The spreadsheets of a list, limited to the caller's scope (specification/exports.md).
  'export.siege': { smhf: always, ...headOffice(always) },
  // An agency may export what it prints, with this one only.
  'export.imprimeur': { imprimeur: always, agence: always, ...headOffice(always) },
  'export.boissons': headOffice(always),
  // Anybody may be asked for a file by mail; the roles that invite also list and revoke pending invitations
  // (specification/roles-and-scope.md#invite-somebody-to-join-a-file).
  'invitation.send': {
    ...headOffice(inStatus(INVITING_STATUSES, refusal.NO_INVITATION_NOW)),
    dc: inStatus(INVITING_STATUSES, refusal.NO_INVITATION_NOW),
    agence: inStatus(
      INVITING_STATUSES.filter((statut) => statut !== 'Brouillon'),
      refusal.NO_INVITATION_NOW,
    ),
  },
  'invitation.manage': { ...headOffice(always), dc: always, agence: always },
  // The target of a printed code, in any status: it may change after printing
  // (specification/qr-codes.md#target-and-banner).
  'qrcode.edit': { ...headOffice(always), dc: always, agence: always },
  'link.send': { ...headOffice(always), dc: always },
  'quota.read': { dc: always, smhf: always, ...headOffice(always) },
  // By SMHF and support: an SMHF their own, head office all
  // (specification/roles-and-scope.md#quotas-and-lists-of-people).
  'quota.follow': { smhf: always, ...headOffice(always) },
  // Figures of a period: an smhf and an agency their own (specification/figures.md#who-reads-what).
  'figures.read': { smhf: always, agence: always, ...headOffice(always) },
  // What stands at outlets, who marks it, and frozen lists of it (specification/pieces.md#who-reads-what).
  'pieces.read': { dc: always, mdv: always, smhf: always, ...headOffice(always) },
  'piece.mark': { dc: always, ...headOffice(always) },
  'recall.make': { mdv: always, smhf: always, ...headOffice(always) },
  'quota.arbitrate': { dc: always },
  'outlet.lookup': { dc: always, ...headOffice(always) },
  'agency.check': { dc: always, ...headOffice(always) },
  'catalogue.read': all(always),
  // Settings of head office, for everybody (specification/content-management.md#settings).
  'settings.edit': headOffice(always),
  // Passwords, sessions, retention (specification/content-management.md#settings).
  'settings.administer': { administrator: always },
  // Catalogues, quotas, outlets, accounts, and their log (specification/content-management.md).
  'content.edit': headOffice(always),
  'user.read': all(always),
  'users.list': { dc: always, mdv: always, smhf: always, agence: always, ...headOffice(always) },
  'mails.administer': { administrator: always },
  'security.read': { administrator: always },
  // State of the installation: figures of the machine, no personal data.
  'service.read': headOffice(always),
  // The register of personal data, and who read signatures and evidence.
  'privacy.read': headOffice(always),
  // One person's data: found, exported, erased.
  'privacy.administer': { administrator: always },
  'sessions.administer': { administrator: always },
  // Whose passkeys replace their password (specification/accounts.md#passkeys).
  'passkeys.own': headOffice(always),
  // Keys of other programs, and their webhooks (specification/security.md#keys).
  'keys.administer': { administrator: always },
  // Replacements of absent people: every role reads its own; head office arranges those of printers and installers, who
  // have no access to lists of people (specification/roles-and-scope.md#replacements).
  'replacement.read': allBut('client', always),
  'replacement.arrange': { dc: always, mdv: always, smhf: always, agence: always, ...headOffice(always) },
} as const satisfies Record<string, RoleRules>;

export type Permission = keyof typeof PERMISSIONS;

/** Whether a role ever has this permission; if not the call returns 403. */
export function roleMay(permission: Permission, role: Role): boolean {
  return role in PERMISSIONS[permission];
}

/** Whether this actor has this permission on this project now: returns `true`, or the refusal. */
export function may(
  permission: Permission,
  subject: PermissionSubject,
  actor: Actor,
): true | { code: ErrorCode; message: string } {
  const rule = (PERMISSIONS[permission] as RoleRules)[actor.role];
  if (rule === undefined) return { code: 'ROLE', message: ERRORS.ROLE.message };
  if (subject.deleted && permission !== 'project.restore' && permission !== 'project.read')
    return refused('Ce projet a été supprimé.');
  return rule(subject, actor);
}
