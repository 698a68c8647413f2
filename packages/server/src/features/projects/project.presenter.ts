import type { Project } from '@ardoise/domain/contract/projects.ts';
import { DEFAULT_ELIGIBLE_MEDALS } from '@ardoise/domain/projects/kinds.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { may, type Permission, roleMay } from '@ardoise/domain/projects/permissions.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { actionsFor } from '@ardoise/domain/projects/transitions.ts';
import { JsonText } from '../../http/route.ts';
import { factsOf } from './guard-facts.ts';
import { permissionSubject } from './project-record.ts';
import type { ProjectView } from './project-view.repository.ts';

type Head = Omit<Project, keyof ProjectDocument>;

function ability(
  permission: Permission,
  view: ProjectView,
  actor: Actor,
): { allowed: boolean; reason?: string } {
  const answer = may(permission, permissionSubject(view), actor);
  return answer === true ? { allowed: true } : { allowed: false, reason: answer.message };
}

function permissionsOf(view: ProjectView, actor: Actor): Head['permissions'] {
  const restorable = view.deleted_at !== null && roleMay('project.restore', actor.role);
  return {
    edit: ability('project.edit', view, actor),
    delete: ability('project.delete', view, actor),
    restore: restorable ? { allowed: true } : { allowed: false },
    cancel: ability('project.cancel', view, actor),
    clone: ability('project.clone', view, actor),
    sign: ability('project.sign.client', view, actor),
    upload: ability('file.upload', view, actor),
    deleteFile: ability('file.delete', view, actor),
    sendLink: ability('link.send', view, actor),
  };
}

function medalsOf(view: ProjectView): string[] | null {
  const medals =
    view.eligible_medals === undefined || view.eligible_medals === null
      ? DEFAULT_ELIGIBLE_MEDALS[view.type_projet]
      : view.eligible_medals;
  return medals === null ? null : [...medals];
}

function actionsOf(view: ProjectView, actor: Actor, eligibleMedals: string[] | null): Head['actions'] {
  if (view.deleted_at !== null) return [];
  const known = { eligibleMedals, quotaAvailable: view.remaining === null || view.remaining > 0 };
  const facts = factsOf(view, () => JSON.parse(view.doc) as ProjectDocument, known);
  return actionsFor(view, facts, actor, parisDay(new Date()));
}

function headOf(view: ProjectView, actor: Actor): Head {
  const eligibleMedals = medalsOf(view);
  return {
    _id: { $oid: view.id },
    version: view.version,
    type: view.type,
    typeProjet: view.type_projet,
    statut: view.statut,
    nameProjet: view.name_projet,
    numProjet: view.num_projet,
    ville: view.ville,
    image: view.image,
    dc: view.dc,
    smhf: view.smhf,
    mdv: view.mdv,
    agence: view.agence,
    imprimeur: view.imprimeur,
    nb_ar_agence: view.nb_ar_agence,
    t_creation: view.t_creation,
    t_update: view.t_update,
    t_statut: view.t_statut,
    nextState: view.next_state,
    create: view.created,
    popin: view.popin,
    originalId: view.original_id,
    ...(view.eligible_quota ? { eligibleQuota: true } : {}),
    supprime: view.deleted_at !== null,
    nomDc: view.nom_dc,
    nomAgence: view.nom_agence,
    signatureClient: view.signatures.find((signature) => signature.role === 'client')?.image ?? null,
    signatureDC: view.signatures.find((signature) => signature.role === 'dc')?.image ?? null,
    signatures: view.signatures.map(({ image: _image, ...signature }) => signature),
    historique: view.historique,
    actions: actionsOf(view, actor, eligibleMedals),
    permissions: permissionsOf(view, actor),
    eligibleMedals,
  };
}

/** The targets this actor may choose now. */
export function allowedTargets(view: ProjectView, actor: Actor): string[] {
  return actionsOf(view, actor, medalsOf(view))
    .filter((action) => action.allowed)
    .map((action) => action.target);
}

/** The whole reply as text: the document goes through as it is stored, only the head is written here. */
export function presentProject(view: ProjectView, actor: Actor): JsonText {
  const head = JSON.stringify(headOf(view, actor));
  return new JsonText(view.doc === '{}' ? head : `${head.slice(0, -1)},${view.doc.slice(1)}`);
}
