import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { TrackingPage } from '@ardoise/domain/contract/tracking-links.ts';
import { appointmentsOf } from '@ardoise/domain/projects/appointments.ts';
import { dayInWords } from '@ardoise/domain/projects/arrival.ts';
import { clientStage } from '@ardoise/domain/projects/client-stages.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { PoseDate } from '@ardoise/domain/projects/pose-dates.ts';
import { deliveryPlace } from '@ardoise/domain/projects/print-items.ts';
import type { Db } from '../../../db/transaction.ts';
import { hasPicture } from '../../../pictures/derived-picture.ts';
import type { FileRecord } from '../documents/files/files.repository.ts';
import { filesOfProof } from '../documents/proofs/proofs.repository.ts';
import { saidArrival } from '../projects/project-head.presenter.ts';
import { documentOf, type StoredProject } from '../projects/project-record.ts';
import { findApprovalLink } from './approval-links.repository.ts';
import { UNKNOWN } from './link-words.ts';
import { findLinkedProject } from './linked-project.repository.ts';
import { liveTrackingLink, wasApprovedBy } from './live-link.ts';
import { findOpenTrackingLink, findTrackingLink, type TrackingLink } from './tracking-links.repository.ts';
import { trackingTitle } from './tracking-words.ts';

/**
 * The link of a token: its own, or that of the approval which was given by it, for as long as its address is the order's
 * and the client's own link is open. Anything else is unknown, and says nothing of a project.
 */
async function linkOf(db: Db, token: string): Promise<TrackingLink> {
  const own = await findTrackingLink(db, token);
  if (own !== null) return liveTrackingLink(own);
  const approval = await findApprovalLink(db, token);
  const led =
    approval !== null && wasApprovedBy(approval)
      ? await findOpenTrackingLink(db, approval.project_id, approval.email)
      : null;
  if (led === null) throw new Refusal('INTROUVABLE', { message: UNKNOWN });
  return led;
}

/** A live link with its project. @throws Refusal INTROUVABLE, LIEN_EXPIRE */
export async function trackedProject(
  db: Db,
  token: string,
): Promise<{ link: TrackingLink; project: StoredProject }> {
  const link = await linkOf(db, token);
  return { link, project: required(await findLinkedProject(db, link.project_id)) };
}

/** The files of the approved creation that have a picture; none once the approval is withdrawn. */
async function drawnFiles(db: Db, { id, approved_version }: StoredProject): Promise<FileRecord[]> {
  return approved_version === null ? [] : (await filesOfProof(db, id, approved_version)).filter(hasPicture);
}

/** To a client, who has no word of the trade. */
const COMES: Record<PoseDate, string> = { t_previsite: 'Visite de l’installateur le', t_pose: 'Pose le' };

/** When it comes, and what was agreed to; read-only. @throws Refusal INTROUVABLE, LIEN_EXPIRE */
export async function openTracking(db: Db, token: string): Promise<TrackingPage> {
  const { link, project } = await trackedProject(db, token);
  const today = parisDay(new Date());
  const said = saidArrival(project, 'client', today);
  const files = await drawnFiles(db, project);
  return {
    nameProjet: project.name_projet,
    ville: project.ville,
    titre: trackingTitle(project),
    etape: clientStage(project.statut),
    arrivee: said && { etat: said.arrival.etat, jour: said.arrival.jour, mots: said.mots },
    commande: project.print_summary,
    adresse: deliveryPlace(documentOf(project)).address,
    dessins: files.map((_file, rang) => `/rest/myplv/suivi/${token}/dessins/${rang}`),
    t_accord: link.approved_at,
    rendezVous: appointmentsOf(project, today).map(({ date, day }) => ({
      jour: day,
      mots: `${COMES[date]} ${dayInWords(day, today)}`,
    })),
    demandeur: link.dc_name,
    telephoneDC: link.dc_phone,
    mailDC: link.dc_mail,
  };
}

/** The file that one of its pictures is of. @throws Refusal INTROUVABLE, LIEN_EXPIRE */
export async function drawingOfTracking(db: Db, token: string, rank: number): Promise<FileRecord> {
  const { project } = await trackedProject(db, token);
  return required((await drawnFiles(db, project))[rank]);
}
