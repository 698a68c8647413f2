import { TOLD_PERMISSIONS } from '@ardoise/domain/contract/project-parts.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { POSED_TYPES } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { FormerCard } from '@ardoise/domain/new-prices/former-card.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Target } from '@ardoise/domain/projects/statuses.ts';
import { may, roleMay } from '@ardoise/domain/rules/permissions.ts';
import { actionsFor } from '@ardoise/domain/rules/transitions.ts';
import { JsonText } from '../../../http/route.ts';
import { workingDaysLeft } from './deadline.ts';
import { factsOf } from './guard-facts.ts';
import { type NameOf, presentHead } from './project-head.presenter.ts';
import { documentOf, permissionSubject } from './project-record.ts';
import type { DraftFacts, ProjectView } from './project-view.repository.ts';
import type { SignaturePictures } from './signature-pictures.ts';
import { mayReadPrice, traceForReader } from './trace-for-reader.ts';

/** Signatures and history are read from the trace, the rest of the page from the document. */
type Head = Omit<Project, keyof ProjectDocument | 'signatures' | 'historique'>;

function permissionsOf(view: ProjectView, actor: Actor): Head['permissions'] {
  const subject = permissionSubject(view);
  const told = TOLD_PERMISSIONS.map((permission) => {
    const answer = may(permission, subject, actor);
    return [permission, answer === true ? { allowed: true } : { allowed: false, reason: answer.message }];
  });
  const restorable = view.deleted_at !== null && roleMay('project.restore', actor.role);
  return { ...Object.fromEntries(told), 'project.restore': { allowed: restorable } } as Head['permissions'];
}

function actionsOf(view: ProjectView, actor: Actor, known: DraftFacts): Head['actions'] {
  if (view.deleted_at !== null) return [];
  const facts = factsOf(view, () => documentOf(view), {
    eligibleMedals: known.eligibleMedals,
    offers: known.offers,
    gardees: known.gardees,
    missing: known.missing,
    quotaAvailable: known.remaining === null || known.remaining > 0,
  });
  return actionsFor(view, facts, actor, parisDay(new Date()));
}

/** Parts of a reply besides the project itself. `source` is the project that it was cloned from, if in scope. */
interface Told {
  pictures: SignaturePictures;
  nameOf: NameOf;
  source: string | null;
  /** Head office decides on it; disclosed to its client only. */
  arbitrated: boolean;
  /** What an order with new prices is compared with. */
  former: FormerCard | null;
}

function headOf(
  view: ProjectView,
  actor: Actor,
  known: DraftFacts,
  { nameOf, source, arbitrated, pictures, former }: Told,
): Head {
  return {
    ...presentHead(view, nameOf, actor),
    create: view.created,
    popin: view.popin,
    originalId: source,
    ...pictures,
    accordDC: view.dc_agreed_at,
    arbitrage: arbitrated,
    joursRestants: workingDaysLeft(view.echeance, parisDay(new Date())),
    ...(view.eligible_quota && actor.role !== 'client' ? { eligibleQuota: true } : {}),
    prixFinal: view.prix_final !== null && mayReadPrice(view, actor) ? Number(view.prix_final) : null,
    actions: actionsOf(view, actor, known),
    permissions: permissionsOf(view, actor),
    eligibleMedals: known.eligibleMedals === null ? null : [...known.eligibleMedals],
    ...(former === null ? {} : { ancienneCarte: former }),
    ...(known.gardees.length === 0 ? {} : { gardees: [...known.gardees] }),
  };
}

/** The targets that this actor may choose now. */
export function allowedTargets(view: ProjectView, actor: Actor, known: DraftFacts): Target[] {
  return actionsOf(view, actor, known)
    .filter((action) => action.allowed)
    .map((action) => action.target);
}

/** The rows from the present status, by target: including those refused by a guard, with the reason. */
export function offeredTargets(view: ProjectView, actor: Actor, known: DraftFacts): Target[] {
  return actionsOf(view, actor, known).map((action) => action.target);
}

/** The stored document; a pose is merged with its columns. */
function documentText(view: ProjectView): string {
  if (!POSED_TYPES.includes(view.type)) return view.doc;
  const document = documentOf(view);
  const { t_previsite, t_pose, pose_resultat: resultat, pose_condition: condition } = view;
  return JSON.stringify({
    ...document,
    pose: { ...document.pose, t_previsite, t_pose, resultat, condition },
  });
}

/** Serialises the reply: document and trace are passed through as stored text, only the head is serialised here. */
export function presentProject(view: ProjectView, actor: Actor, known: DraftFacts, told: Told): JsonText {
  const head = JSON.stringify(headOf(view, actor, known, told));
  const trace = traceForReader(view, actor).slice(1, -1);
  // An empty document is `{}`; any other, and the trace always, has content between its braces.
  const document = documentText(view);
  return new JsonText(`${head.slice(0, -1)},${trace}${document === '{}' ? '}' : `,${document.slice(1)}`}`);
}
