import { createHash } from 'node:crypto';
import type { Target } from '@ardoise/domain/projects/statuses.ts';
import { canonicalText, signedContent } from '@ardoise/domain/rules/signed-content.ts';
import { documentOf, type StoredProject } from '@ardoise/server/features/project/projects/project-record.ts';
import type { DemoAccount } from '../seed/accounts.ts';
import { afterwards } from './afterwards.ts';
import { carryOut } from './carry-out.ts';
import { type Cast, type DemoFile, draftOrder } from './draft-order.ts';
import type { Actors, Life } from './life.ts';
import type { ProjectPlan, Stage } from './project-plan.ts';
import { hoursBefore, minutesBefore } from './work-calendar.ts';

interface DemoSignature {
  role: 'client' | 'dc';
  nom: string;
  qualite: string;
  contentHash: string;
  content: string;
  signedBy: string;
  at: Date;
}

export interface DemoProject {
  project: StoredProject;
  client: DemoAccount;
  files: DemoFile[];
  signatures: DemoSignature[];
  history: Life['history'];
  made: Life['files'];
  approvals: Life['approvals'];
  notes: Life['notes'];
}

interface Moment {
  target: Target;
  at: Date;
}

const MOVES: Partial<Record<Stage['kind'], Target[]>> = {
  submitted: ['Agence'],
  returned: ['Agence', 'Brouillon'],
  resubmitted: ['Agence', 'Brouillon', 'Agence'],
};
const HOURS_BETWEEN_MOVES = 60.7;

function movesOf(stage: Stage): readonly Target[] {
  return stage.kind === 'journey' ? stage.targets : (MOVES[stage.kind] ?? []);
}

/** Some moves wait longer than others: by rank, drawn from the plan so that chance decides elsewhere as before. */
const WAITS = [1, 0.3, 1.8, 0.6, 1.2, 3.1, 0.5, 0.9];

function waitOf({ untouchedFor }: ProjectPlan, rank: number): number {
  return WAITS[(Math.floor(untouchedFor * 7) + 3 * rank) % WAITS.length] ?? 1;
}

/** Timestamps of the status changes, the last one being the project's last change. */
function momentsOf(plan: ProjectPlan, now: Date): { created: Date; moves: Moment[]; last: Date } {
  const last = hoursBefore(now, plan.untouchedFor);
  const pace = plan.hoursBetweenMoves ?? HOURS_BETWEEN_MOVES;
  const moves: Moment[] = [];
  for (const target of movesOf(plan.stage).toReversed()) {
    const [next] = moves;
    const wait = pace * waitOf(plan, moves.length);
    moves.unshift({ target, at: next === undefined ? last : hoursBefore(next.at, wait) });
  }
  const created = hoursBefore(minutesBefore(moves[0]?.at ?? last, 45), plan.workedFor);
  return { created, moves, last };
}

/** Orders are signed just before their first entry into Agence. */
function signedBefore(moves: readonly Moment[], last: Date): Date {
  return moves.find(({ target }) => target === 'Agence')?.at ?? last;
}

/** The signed content, twenty minutes before the order is sent; a Direct Agence is signed by its client only. */
function signaturesOf(project: StoredProject, files: DemoFile[], cast: Cast, before: Date): DemoSignature[] {
  const content = canonicalText(
    signedContent(
      documentOf(project),
      files.map(({ photo }) => photo.sha256),
    ),
  );
  const shared = { content, contentHash: createHash('sha256').update(content).digest('hex') };
  const client = {
    role: 'client' as const,
    nom: cast.outlet.Owner_Name ?? '',
    qualite: cast.random.pick(['Gérance', 'Direction', 'Propriétaire']),
    at: minutesBefore(before, 20),
    signedBy: project.kind === 'PDA' && !project.sur_place ? cast.client.name : cast.dc.name,
    ...shared,
  };
  const dc = {
    role: 'dc' as const,
    nom: `${cast.dc.prenom} ${cast.dc.nom}`,
    qualite: 'Délégué commercial',
    at: minutesBefore(before, 17),
    signedBy: cast.dc.name,
    ...shared,
  };
  return [...(project.client_signed ? [client] : []), ...(project.dc_signed ? [dc] : [])];
}

const PRINTERS: Partial<Record<StoredProject['kind'], string>> = { VAE: 'imprimeurvae', PSM: 'imprimeurvae' };

function actorsOf({ stage, agence }: ProjectPlan, project: StoredProject, cast: Cast): Actors {
  const agencyPrints = stage.kind === 'journey' && stage.agencyPrints;
  return {
    siege: cast.siege.name,
    installer: cast.installer.name,
    client: project.kind === 'PDA' ? cast.client.name : project.client_email,
    printer: agencyPrints ? agence : (PRINTERS[project.kind] ?? 'imprimeur'),
    random: cast.random,
  };
}

/** A project as if its people had carried out the plan, by the product's own rules. */
export function buildDemoProject(plan: ProjectPlan, cast: Cast): DemoProject {
  const { created, moves, last } = momentsOf(plan, cast.now);
  const sent = moves.find(({ target }) => target === 'Client')?.at ?? null;
  const begun = draftOrder(plan, cast, { created, sent, last });
  const signatures = signaturesOf(begun.project, begun.files, cast, signedBefore(moves, last));
  const actors = actorsOf(plan, begun.project, cast);
  const none: Life = { project: begun.project, history: [], files: [], approvals: [], notes: [] };
  const lived = moves.reduce((life, { target, at }) => carryOut(life, target, at, actors), none);
  const { project, history, files: made, approvals, notes } = afterwards(lived, actors, cast.now);
  return { project, client: cast.client, files: begun.files, history, signatures, made, approvals, notes };
}
