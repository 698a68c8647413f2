import { KIND_FACTS, kindOf, typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { storedName } from '@ardoise/domain/projects/file-name.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { projectCode } from '@ardoise/domain/projects/paris-day.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { quotaColumn, quotaKindOf } from '@ardoise/domain/rules/quota.ts';
import { RECAP_PATH } from '@ardoise/domain/wizards/recap-path.ts';
import { missingSteps, type Wizard } from '@ardoise/domain/wizards/wizard.ts';
import { deriveColumns } from '@ardoise/server/features/project/projects/derived-columns.ts';
import type { StoredProject } from '@ardoise/server/features/project/projects/project-record.ts';
import type { DemoAccount } from '../seed/accounts.ts';
import type { DemoOutlet } from '../seed/outlets.ts';
import type { SeededRandom } from '../seed/seeded-random.ts';
import { hexId } from './hex-id.ts';
import { DRINKS_STEP, KIND_ANSWERS, settled } from './kind-answers.ts';
import type { DemoPhoto, DemoPhotos, DemoPhotoType } from './photos.ts';
import type { ProjectPlan, Stage } from './project-plan.ts';

/** A file attached by the answers of an order. */
export interface DemoFile {
  id: string;
  type: DemoPhotoType;
  filename: string;
  photo: DemoPhoto;
  by: string;
  at: Date;
}

/** People and outlet of a plan. */
export interface Cast {
  dc: DemoAccount;
  agency: DemoAccount;
  siege: DemoAccount;
  installer: DemoAccount;
  /** The client's account, for a Direct Agence. */
  client: DemoAccount;
  outlet: DemoOutlet;
  photos: DemoPhotos;
  random: SeededRandom;
  now: Date;
}

/** When an order was created and last changed, and when its client received it, if they did. */
export interface Moments {
  created: Date;
  sent: Date | null;
  last: Date;
}

const SIGNED: Stage['kind'][] = ['signed', 'submitted', 'returned', 'resubmitted', 'journey'];
/** The steps with the agency's address. */
const NAMING_STEPS = ['creation/id-projet', 'dc/info-projet'];

function wizardOf(type: ProjectType): Wizard {
  return KINDS[kindOf(type)].wizard;
}

/** Whether all signers of this kind have signed. */
function isSigned({ stage }: ProjectPlan): boolean {
  return SIGNED.includes(stage.kind) && !(stage.kind === 'journey' && stage.answered !== undefined);
}

function answeredPaths({ type, stage }: ProjectPlan): string[] {
  const paths = wizardOf(type).steps.map((step) => step.path);
  if (stage.kind === 'steps') return paths.slice(0, stage.count);
  if (stage.kind === 'few-drinks') return paths.slice(0, paths.indexOf(DRINKS_STEP));
  if (stage.kind === 'journey' && stage.answered !== undefined) return paths.slice(0, stage.answered);
  return paths;
}

function attach(
  { photos, random }: Cast,
  { type, by, at }: Pick<DemoFile, 'type' | 'by' | 'at'>,
  count: number,
): DemoFile[] {
  const offered = photos[type];
  const first = random.between(0, offered.length - 1);
  return Array.from({ length: count }, (_, index) => {
    const photo = offered[(first + index) % offered.length];
    if (photo === undefined) throw new Error(`The demonstration has no ${type} to attach`);
    return { id: hexId(at, random), type, filename: storedName(type, photo.name, 'jpg', at), photo, by, at };
  });
}

/** Who fills the order: its dc; for a Direct Agence the client, unless the dc does it beside them. */
function writerOf({ type, surPlace }: ProjectPlan, { dc, client }: Cast): string {
  return type === 'Direct Agence' && !surPlace ? client.name : dc.name;
}

function answer(
  plan: ProjectPlan,
  cast: Cast,
  { created, sent }: Pick<Moments, 'created' | 'sent'>,
): { document: ProjectDocument; files: DemoFile[] } {
  const wizard = wizardOf(plan.type);
  const files: DemoFile[] = [];
  const context = {
    ...cast,
    type: plan.type,
    posed: plan.posed,
    printed: plan.stage.kind !== 'journey' || plan.stage.printed,
    agencyMail: cast.agency.mail,
    attachPhotos: (type: DemoPhotoType, count: number) => {
      const by = writerOf(plan, cast);
      const at = by === cast.client.name && sent !== null ? sent : created;
      const attached = attach(cast, { type, by, at }, count);
      files.push(...attached);
      return attached;
    },
  };
  const begun = { ...wizard.initialDocument(), ...(plan.surPlace ? { surPlace: true } : {}) };
  const answered = answeredPaths(plan).reduce((document, path) => {
    const step = KIND_ANSWERS[wizard.kind][path];
    if (step === undefined) throw new Error(`The demonstration has no answer for the step ${path}`);
    return step(document, context);
  }, begun as ProjectDocument);
  const document = settled(wizard.kind, answered, context, plan);
  return { document: wizard.normalise(document, projectCode(created), plan.type), files };
}

/** Columns of an unsent project that do not derive from its document. */
function untouched(plan: ProjectPlan, { dc }: Cast) {
  const typeProjet = typeCodeOf(plan.type);
  const counted = quotaKindOf(typeProjet) !== null;
  return {
    kind: kindOf(plan.type),
    type: plan.type,
    type_projet: typeProjet,
    statut: 'Brouillon',
    dc: dc.name,
    smhf: dc.smhf,
    mdv: dc.mdv,
    imprimeur: null,
    nb_ar_agence: 0,
    returns_to_draft: 0,
    entered_client: false,
    entered_impression: false,
    entered_previsite: false,
    proof_version: 0,
    proof_fresh: false,
    approved_version: null,
    execution_fresh: false,
    execution_to_redo: '',
    menu_fresh: false,
    notes_since_entry: 0,
    remarks_waiting: 0,
    pose_resultat: '',
    pose_condition: '',
    t_previsite: null,
    t_pose: null,
    promised_on: null,
    promise_by: null,
    shipped_on: null,
    delivered_on: null,
    carrier: null,
    parcels: null,
    date_asked_on: null,
    first_promised_on: null,
    dc_agreed_at: null,
    prix_final: null,
    clock_from: null,
    a_regulariser: [],
    echeance: null,
    eligible_quota: false,
    quota_smhf: counted ? dc.smhf : null,
    quota_year: counted ? 0 : null,
    quota_column: counted
      ? quotaColumn({
          statut: 'Brouillon',
          consumed: false,
          deleted: false,
          digital: false,
          toBePrinted: true,
        })
      : null,
    popin: false,
    original_id: null,
    same_card: false,
    deleted_at: null,
  } as const;
}

/** The draft before it is sent: answered and signed as far as the plan goes. */
export function draftOrder(
  plan: ProjectPlan,
  cast: Cast,
  moments: Moments,
): { project: StoredProject; files: DemoFile[] } {
  const { created, last } = moments;
  const { document, files } = answer(plan, cast, moments);
  const paths = answeredPaths(plan);
  const known = {
    agence: paths.some((path) => NAMING_STEPS.includes(path)) ? plan.agence : null,
    eligibleMedals: KIND_FACTS[typeCodeOf(plan.type)].medals,
  };
  const signed = isSigned(plan);
  const [missing] = missingSteps(wizardOf(plan.type), { ...document, ...known, type: plan.type });
  if (signed && missing !== undefined)
    throw new Error(
      `The demonstration signs a ${plan.type} without ${missing.champs.map(({ chemin }) => chemin).join(', ')}: answer the step ${missing.path} in packages/demo/src/projects/kind-answers.ts`,
    );
  const project: StoredProject = {
    ...untouched(plan, cast),
    ...deriveColumns(plan.type, document, { ...known, at: created }),
    id: hexId(created, cast.random),
    version: 2 + paths.length,
    agence: known.agence,
    client_signed: signed || plan.stage.kind === 'client-signed',
    dc_signed: signed && plan.type !== 'Direct Agence',
    next_state: signed ? null : (missing?.path ?? RECAP_PATH),
    created: signed,
    t_creation: created.toISOString(),
    t_update: last.toISOString(),
    t_statut: created.toISOString(),
    doc: JSON.stringify(document),
  };
  return { project, files };
}
