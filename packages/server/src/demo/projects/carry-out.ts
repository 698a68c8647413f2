import { GUARDS, type GuardFacts } from '@ardoise/domain/projects/guards.ts';
import { outdatesExecution, showsProof, withdrawsApproval } from '@ardoise/domain/projects/moves.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Target, Transition } from '@ardoise/domain/projects/statuses.ts';
import { findRow } from '@ardoise/domain/projects/transitions.ts';
import { storedName } from '../../features/files/file-name.ts';
import { factsOf } from '../../features/projects/guard-facts.ts';
import type { NewHistoryEntry } from '../../features/projects/history.repository.ts';
import type { StoredProject } from '../../features/projects/project-record.ts';
import { effectsOn } from '../../features/projects/transition-effects.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { hexId } from './hex-id.ts';
import { JOURNEY_COMMENTS, PROOF_REMARKS } from './journeys.ts';
import type { ProofSheet } from './proof-sheet.ts';
import { minutesBefore } from './work-calendar.ts';

/** A file that the agency made: what is drawn of it once it is loaded. */
export interface MadeFile {
  id: string;
  type: 'photo_crea' | 'execution';
  filename: string;
  sheet: ProofSheet;
  by: string;
  at: Date;
  /** The version of the proof it makes; an execution file makes none. */
  version: number | null;
  sentAt: Date | null;
  retired: boolean;
  frozen: boolean;
  superseded: boolean;
}

/** The client's agreement to a version. */
export interface MadeApproval {
  version: number;
  nom: string;
  qualite: string;
  via: 'lien' | 'tablette';
  email: string;
  signedBy: string;
  at: Date;
  withdrawn: { at: Date; why: string } | null;
}

/** A remark on a version of the proof. */
export interface MadeNote {
  version: number;
  fileId: string;
  x: number;
  y: number;
  texte: string;
  author: string;
  authorName: string;
  at: Date;
}

/** What a project's people did after its order was signed. */
export interface Life {
  project: StoredProject;
  history: (NewHistoryEntry & { at: Date })[];
  files: MadeFile[];
  approvals: MadeApproval[];
  notes: MadeNote[];
}

/** Who acts in a project's life, besides the people its columns name. */
export interface Actors {
  siege: string;
  printer: string;
  random: SeededRandom;
}

const REQUEST = { comment: 'oui', imprimeur: 'oui', today: '', arbitrates: false };

function refused(
  guard: 'freshProof' | 'clientApproval' | 'executionFile',
  row: Transition,
  project: StoredProject,
): boolean {
  const concerned =
    row.guards.includes(guard) ||
    (guard === 'clientApproval' && row.guards.includes('clientApprovalStillValid'));
  const facts: GuardFacts = factsOf(project, null, { quotaAvailable: true, eligibleMedals: null });
  return concerned && GUARDS[guard](facts, REQUEST) !== null;
}

function madeFile(
  life: Life,
  { random }: Actors,
  made: {
    type: MadeFile['type'];
    stem: string;
    mark: string;
    at: Date;
    version: number | null;
    menu?: boolean;
  },
): MadeFile {
  const { project } = life;
  return {
    id: hexId(made.at, random),
    type: made.type,
    filename: storedName(made.type, made.stem, 'pdf', made.at),
    sheet: {
      document: JSON.parse(project.doc) as ProjectDocument,
      mark: made.mark,
      cuttingMarks: made.type === 'execution',
      exteriorMenu: made.menu ?? false,
      at: made.at,
    },
    by: project.agence ?? '',
    at: made.at,
    version: made.version,
    sentAt: null,
    retired: false,
    frozen: false,
    superseded: false,
  };
}

function written(life: Life, change: Partial<StoredProject>): Life {
  return { ...life, project: { ...life.project, ...change, version: life.project.version + 1 } };
}

function joinProof(life: Life, actors: Actors, at: Date): Life {
  const version = life.project.proof_version + 1;
  const file = madeFile(life, actors, {
    type: 'photo_crea',
    stem: `bat-${version}`,
    mark: `BAT n° ${version}`,
    at,
    version,
  });
  const files = [
    ...life.files.map((each) => (each.type === 'photo_crea' ? { ...each, retired: true } : each)),
    file,
  ];
  return written({ ...life, files }, { proof_version: version, proof_fresh: true });
}

function approve(life: Life, { random }: Actors, at: Date): Life {
  const { project } = life;
  const via = random.chance(0.7) ? 'lien' : 'tablette';
  const approval: MadeApproval = {
    version: project.proof_version,
    nom: project.client_name,
    qualite: random.pick(['Gérance', 'Direction', 'Propriétaire']),
    via,
    email: project.client_email,
    signedBy: via === 'lien' ? project.client_email : project.dc,
    at,
    withdrawn: null,
  };
  const files = life.files.map((file) => ({
    ...file,
    frozen: file.frozen || file.version === project.proof_version,
    superseded: file.superseded || file.type === 'execution',
  }));
  const approvals = [
    ...life.approvals.map((each) =>
      each.withdrawn === null ? { ...each, withdrawn: { at, why: 'Remplacé par un nouvel accord' } } : each,
    ),
    approval,
  ];
  return written(
    { ...life, files, approvals },
    {
      approved_version: project.proof_version,
      proof_fresh: false,
      execution_fresh: false,
      menu_fresh: false,
    },
  );
}

function joinExecution(life: Life, actors: Actors, at: Date): Life {
  const card = madeFile(life, actors, {
    type: 'execution',
    stem: 'carte-hd',
    mark: 'Exécution',
    at,
    version: null,
  });
  const menu = life.project.with_menu
    ? [
        madeFile(life, actors, {
          type: 'execution',
          stem: 'menu-exterieur-hd',
          mark: 'Menu extérieur',
          at,
          version: null,
          menu: true,
        }),
      ]
    : [];
  return written(
    { ...life, files: [...life.files, card, ...menu] },
    { execution_fresh: true, menu_fresh: life.project.with_menu },
  );
}

function annotate(life: Life, { random }: Actors, author: string, authorName: string, at: Date): Life {
  const file = life.files.findLast((each) => each.type === 'photo_crea');
  if (file === undefined) return life;
  const notes = random.sample(PROOF_REMARKS, random.between(1, 3)).map((texte, index) => ({
    version: life.project.proof_version,
    fileId: file.id,
    x: Math.round((0.25 + 0.5 * random.next()) * 1000) / 1000,
    y: Math.round((0.25 + 0.2 * index + 0.1 * random.next()) * 1000) / 1000,
    texte,
    author,
    authorName,
    at,
  }));
  return { ...life, notes: [...life.notes, ...notes] };
}

/** Who makes a move, by where it comes from. */
function mover({ project }: Life, row: Transition, { siege, printer }: Actors): string {
  if (row.to === 'Rejeté' || row.from === 'Validation CCEP') return siege;
  if (row.from === 'Impression' || row.from === 'Imprimé') return project.imprimeur ?? printer;
  if (row.from === 'Validation Client') return project.client_email;
  if (row.from === 'Brouillon' || row.from === 'Validation DC' || row.to === 'Annulé') return project.dc;
  return project.agence ?? siege;
}

/** What the guards of a row ask for is done before it, as people would. */
function supply(life: Life, row: Transition, actors: Actors, at: Date): Life {
  let supplied = life;
  if (refused('freshProof', row, supplied.project))
    supplied = joinProof(supplied, actors, minutesBefore(at, 30));
  if (refused('clientApproval', row, supplied.project)) supplied = approve(supplied, actors, at);
  if (refused('executionFile', row, supplied.project))
    supplied = joinExecution(supplied, actors, minutesBefore(at, 25));
  const sentBack = row.to === 'Agence' && (row.from === 'Validation DC' || row.from === 'Validation Client');
  if (!sentBack) return supplied;
  const [author, name] =
    row.from === 'Validation DC'
      ? [life.project.dc, life.project.dc]
      : [life.project.client_email, life.project.client_name];
  return annotate(supplied, actors, author, name, minutesBefore(at, 12));
}

function commentOn(life: Life, row: Transition, { random }: Actors): string {
  const { approvals } = life;
  if (row.guards.includes('clientApproval')) {
    const given = approvals.at(-1);
    return given === undefined ? '' : `Accord signé par ${given.nom} (${given.qualite})`;
  }
  return random.pick(JOURNEY_COMMENTS[`${row.from} > ${row.to}`] ?? ['']);
}

function settleFiles(life: Life, row: Transition, at: Date): Life {
  const { project } = life;
  const shown = showsProof(row.to);
  return {
    ...life,
    files: life.files.map((file) => ({
      ...file,
      sentAt: shown && file.version === project.proof_version ? (file.sentAt ?? at) : file.sentAt,
      superseded: file.superseded || (file.type === 'execution' && outdatesExecution(project.statut, row.to)),
    })),
    approvals: withdrawsApproval(project.statut, row.to)
      ? life.approvals.map((each) => ({
          ...each,
          withdrawn: each.withdrawn ?? { at, why: `Retour en «\u00a0${row.to}\u00a0»` },
        }))
      : life.approvals,
  };
}

/** One move as its people would make it: what it asks for first, then the move itself, by the product's own rules. */
export function carryOut(life: Life, target: Target, at: Date, actors: Actors): Life {
  const row = findRow(life.project, target);
  if (row === undefined) throw new Error(`The table has no way from ${life.project.statut} to ${target}`);
  const supplied = supply(life, row, actors, at);
  const settled = settleFiles(supplied, row, at);
  const { project } = settled;
  const entry = {
    projectId: project.id,
    from: project.statut,
    to: row.to,
    target,
    resp: mover(supplied, row, actors),
    comment: commentOn(supplied, row, actors),
    forced: false,
    basedOn: project.version,
    at,
  };
  const change = {
    ...effectsOn(project, { ...row, forced: false }, entry.comment, at),
    ...(row.effects.includes('printer:set') ? { imprimeur: actors.printer } : {}),
    t_statut: at.toISOString(),
  };
  return written({ ...settled, history: [...settled.history, entry] }, change);
}
