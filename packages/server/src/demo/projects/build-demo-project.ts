import { createHash } from 'node:crypto';
import { DEFAULT_ELIGIBLE_MEDALS } from '@ardoise/domain/projects/kinds.ts';
import { projectCode } from '@ardoise/domain/projects/paris-day.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { quotaColumn } from '@ardoise/domain/projects/quota.ts';
import { canonicalText, signedContent } from '@ardoise/domain/projects/signed-content.ts';
import type { Target } from '@ardoise/domain/projects/statuses.ts';
import { chrWizard } from '@ardoise/domain/wizards/kinds/chr/index.ts';
import { missingSteps, RECAP_PATH } from '@ardoise/domain/wizards/wizard.ts';
import { storedName } from '../../features/files/file-name.ts';
import { deriveColumns } from '../../features/projects/derived-columns.ts';
import type { StoredProject } from '../../features/projects/project-record.ts';
import type { DemoAccount } from '../accounts.ts';
import type { DemoOutlet } from '../outlets.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { CardPhoto } from './card-photos.ts';
import { carryOut, type Life } from './carry-out.ts';
import { CHR_ANSWERS, printedOrNot, threeDrinks } from './chr-answers.ts';
import { hexId } from './hex-id.ts';
import type { ProjectPlan, Stage } from './project-plans.ts';
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

interface DemoFile {
  id: string;
  filename: string;
  photo: CardPhoto;
  at: Date;
}

export interface DemoProject {
  project: StoredProject;
  files: DemoFile[];
  signatures: DemoSignature[];
  history: Life['history'];
  made: Life['files'];
  approvals: Life['approvals'];
  notes: Life['notes'];
}

/** Who and what a plan is carried out with. */
export interface Cast {
  dc: DemoAccount;
  agency: DemoAccount;
  siege: DemoAccount;
  outlet: DemoOutlet;
  photos: readonly CardPhoto[];
  random: SeededRandom;
  now: Date;
}

const SIGNED: Stage['kind'][] = ['signed', 'submitted', 'returned', 'resubmitted', 'journey'];
const MOVES: Partial<Record<Stage['kind'], Target[]>> = {
  submitted: ['Agence'],
  returned: ['Agence', 'Brouillon'],
  resubmitted: ['Agence', 'Brouillon', 'Agence'],
};
const HOURS_BETWEEN_MOVES = 60.7;

function movesOf(stage: Stage): readonly Target[] {
  return stage.kind === 'journey' ? stage.targets : (MOVES[stage.kind] ?? []);
}

function answeredPaths(stage: Stage): string[] {
  const paths = chrWizard.steps.map((step) => step.path);
  if (stage.kind === 'steps') return paths.slice(0, stage.count);
  if (stage.kind === 'few-drinks') return paths.slice(0, paths.indexOf('contenu/gamme'));
  return paths;
}

function attach({ photos, random }: Cast, count: number, at: Date): DemoFile[] {
  const first = random.between(0, photos.length - 1);
  return Array.from({ length: count }, (_, index) => {
    const photo = photos[(first + index) % photos.length];
    if (photo === undefined) throw new Error('The demonstration has no photograph to attach');
    return { id: hexId(at, random), filename: storedName('photo_carte', photo.name, 'jpg', at), photo, at };
  });
}

function answer(stage: Stage, cast: Cast, created: Date): { document: ProjectDocument; files: DemoFile[] } {
  const files: DemoFile[] = [];
  const context = {
    ...cast,
    agencyMail: cast.agency.mail,
    attachPhotos: (count: number) => {
      const attached = attach(cast, count, created);
      files.push(...attached);
      return attached;
    },
  };
  const answered = answeredPaths(stage).reduce((document, path) => {
    const step = CHR_ANSWERS[path];
    if (step === undefined) throw new Error(`The demonstration has no answer for the step ${path}`);
    return step(document, context);
  }, chrWizard.initialDocument());
  const document =
    stage.kind === 'few-drinks'
      ? threeDrinks(answered, context)
      : stage.kind === 'journey'
        ? printedOrNot(answered, context, stage.printed)
        : answered;
  return { document: chrWizard.normalise(document, projectCode(created)), files };
}

/** The moments of the status changes, the last one when the project was last touched. */
function momentsOf(
  plan: ProjectPlan,
  now: Date,
): { created: Date; moves: { target: Target; at: Date }[]; last: Date } {
  const last = hoursBefore(now, plan.untouchedFor);
  const moves: { target: Target; at: Date }[] = [];
  for (const target of movesOf(plan.stage).toReversed()) {
    const [next] = moves;
    moves.unshift({ target, at: next === undefined ? last : hoursBefore(next.at, HOURS_BETWEEN_MOVES) });
  }
  const created = hoursBefore(minutesBefore(moves[0]?.at ?? last, 45), plan.workedFor);
  return { created, moves, last };
}

function draft(
  plan: ProjectPlan,
  cast: Cast,
  created: Date,
  last: Date,
): { project: StoredProject; files: DemoFile[] } {
  const { document, files } = answer(plan.stage, cast, created);
  const named = answeredPaths(plan.stage).includes('creation/id-projet');
  const known = { agence: named ? plan.agence : null, eligibleMedals: DEFAULT_ELIGIBLE_MEDALS.CHR };
  const signed = SIGNED.includes(plan.stage.kind);
  const [missing] = missingSteps(chrWizard, { ...document, ...known });
  const project: StoredProject = {
    ...deriveColumns('Carte Brasserie', document, known),
    id: hexId(created, cast.random),
    version: 2 + answeredPaths(plan.stage).length,
    kind: 'CHR',
    type: 'Carte Brasserie',
    type_projet: 'CHR',
    statut: 'Brouillon',
    dc: cast.dc.name,
    smhf: cast.dc.smhf,
    mdv: cast.dc.mdv,
    agence: known.agence,
    imprimeur: null,
    nb_ar_agence: 0,
    returns_to_draft: 0,
    boards_count: 0,
    has_pose: false,
    client_signed: signed || plan.stage.kind === 'client-signed',
    dc_signed: signed,
    entered_client: false,
    entered_impression: false,
    entered_previsite: false,
    proof_version: 0,
    proof_fresh: false,
    approved_version: null,
    execution_fresh: false,
    menu_fresh: false,
    notes_since_entry: 0,
    pose_contact: '',
    pose_phone: '',
    pose_resultat: '',
    pose_condition: '',
    t_previsite: null,
    t_pose: null,
    delivery_email: '',
    sur_place: false,
    dc_agreed_at: null,
    prix_final: null,
    clock_from: null,
    eligible_quota: false,
    quota_smhf: cast.dc.smhf,
    quota_year: 0,
    quota_column: quotaColumn({
      statut: 'Brouillon',
      consumed: false,
      deleted: false,
      digital: false,
      toBePrinted: true,
    }),
    next_state: signed ? null : (missing?.path ?? RECAP_PATH),
    created: signed,
    popin: false,
    original_id: null,
    t_creation: created.toISOString(),
    t_update: last.toISOString(),
    t_statut: created.toISOString(),
    deleted_at: null,
    doc: JSON.stringify(document),
  };
  return { project, files };
}

/** What both people sign, twenty minutes before the order leaves. */
function signaturesOf(project: StoredProject, files: DemoFile[], cast: Cast, before: Date): DemoSignature[] {
  const content = canonicalText(
    signedContent(
      JSON.parse(project.doc) as ProjectDocument,
      files.map(({ photo }) => photo.sha256),
    ),
  );
  const shared = {
    content,
    contentHash: createHash('sha256').update(content).digest('hex'),
    signedBy: cast.dc.name,
  };
  const client = {
    role: 'client' as const,
    nom: cast.outlet.Owner_Name ?? '',
    qualite: cast.random.pick(['Gérance', 'Direction', 'Propriétaire']),
    at: minutesBefore(before, 20),
    ...shared,
  };
  const dc = {
    role: 'dc' as const,
    nom: `${cast.dc.prenom} ${cast.dc.nom}`,
    qualite: 'Délégué commercial',
    at: minutesBefore(before, 17),
    ...shared,
  };
  return [...(project.client_signed ? [client] : []), ...(project.dc_signed ? [dc] : [])];
}

function printerOf({ stage, agence }: ProjectPlan): string {
  return stage.kind === 'journey' && stage.agencyPrints ? agence : 'imprimeur';
}

/** A project as it would be had everybody done what the plan says, by the product's own rules. */
export function buildDemoProject(plan: ProjectPlan, cast: Cast): DemoProject {
  const { created, moves, last } = momentsOf(plan, cast.now);
  const begun = draft(plan, cast, created, last);
  const signatures = signaturesOf(begun.project, begun.files, cast, moves[0]?.at ?? last);
  const actors = { siege: cast.siege.name, printer: printerOf(plan), random: cast.random };
  const none: Life = { project: begun.project, history: [], files: [], approvals: [], notes: [] };
  const life = moves.reduce((lived, { target, at }) => carryOut(lived, target, at, actors), none);
  const { project, history, files: made, approvals, notes } = life;
  return { project, files: begun.files, history, signatures, made, approvals, notes };
}
