import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { storedName } from '@ardoise/domain/projects/file-name.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { GuardName, Transition } from '@ardoise/domain/projects/statuses.ts';
import { GUARDS } from '@ardoise/domain/rules/guards.ts';
import type { RemarkAct } from '@ardoise/domain/rules/remarks.ts';
import { factsOf } from '@ardoise/server/features/project/projects/guard-facts.ts';
import { documentOf, type StoredProject } from '@ardoise/server/features/project/projects/project-record.ts';
import { planPose } from './afterwards.ts';
import { hexId } from './hex-id.ts';
import { type Actors, type Life, type MadeApproval, type MadeFile, type MadeNote, written } from './life.ts';
import { PROOF_REMARKS } from './move-comments.ts';
import { minutesAfter, minutesBefore } from './work-calendar.ts';

/** Refusal of a guard for this project on that day, given every parameter of the call. */
export function refusal(guard: GuardName, project: StoredProject, at: Date) {
  const facts = factsOf(project, () => documentOf(project), {
    quotaAvailable: true,
    eligibleMedals: KIND_FACTS[project.type_projet].medals,
  });
  return GUARDS[guard](facts, { comment: 'oui', imprimeur: 'oui', today: parisDay(at), arbitrates: false });
}

/** An agency that outlines the letters of some of its proofs. */
const OUTLINING = 'agence2';

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
      document: documentOf(project),
      mark: made.mark,
      cuttingMarks: made.type === 'execution',
      exteriorMenu: made.menu ?? false,
      outlined: project.agence === OUTLINING && made.at.getMinutes() % 3 === 0,
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

/** By mailed link, else with their own account for a Direct Agence and on the delegate's tablet for the others. */
function meansOf({ kind }: StoredProject, { random }: Actors): MadeApproval['via'] {
  if (random.chance(0.7)) return 'lien';
  return kind === 'PDA' ? 'compte' : 'tablette';
}

function approve(life: Life, actors: Actors, at: Date): Life {
  const { project } = life;
  const { random } = actors;
  const via = meansOf(project, actors);
  const approval: MadeApproval = {
    version: project.proof_version,
    nom: project.client_name,
    qualite: random.pick(['Gérance', 'Direction', 'Propriétaire']),
    via,
    email: project.client_email,
    signedBy: { lien: project.client_email, tablette: project.dc, compte: actors.client }[via],
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

const EXECUTION_NAMES: Record<StoredProject['kind'], string> = {
  CHR: 'carte-hd',
  VAE: 'boards-hd',
  VAE_DIGITAL: 'ecrans-hd',
  PSM: 'supports-hd',
  PDA: 'direct-agence-hd',
};

function joinExecution(life: Life, actors: Actors, at: Date): Life {
  const card = madeFile(life, actors, {
    type: 'execution',
    stem: EXECUTION_NAMES[life.project.kind],
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
    waits: true,
    settled: null,
    replies: [],
  }));
  return withNotes(life, [...life.notes, ...notes]);
}

function withNotes(life: Life, notes: MadeNote[]): Life {
  const remarks_waiting = notes.filter(({ waits }) => waits).length;
  return { ...life, project: { ...life.project, remarks_waiting }, notes };
}

function under(note: MadeNote, act: RemarkAct, version: number, author: string, at: Date): MadeNote {
  const settled = act === 'reglee' ? version : note.settled;
  return { ...note, waits: false, settled, replies: [...note.replies, { act, version, author, at }] };
}

/** The agency says 'Fait' under what was asked. */
function answerRemarks(life: Life, at: Date): Life {
  const { agence, proof_version } = life.project;
  const notes = life.notes.map((note) =>
    note.waits ? under(note, 'fait', proof_version, agence ?? '', at) : note,
  );
  return withNotes(life, notes);
}

/** Whoever sends the proof on has found their remarks done. */
function settleRemarks(life: Life, author: string, at: Date): Life {
  const { proof_version } = life.project;
  const notes = life.notes.map((note) =>
    note.author === author && note.settled === null && note.version < proof_version
      ? under(note, 'reglee', proof_version, author, at)
      : note,
  );
  return withNotes(life, notes);
}

type Supply = (life: Life, actors: Actors, at: Date) => Life;

/** Actions before a move that satisfy each guard. */
const SUPPLIES: Partial<Record<GuardName, Supply>> = {
  freshProof: (life, actors, at) => joinProof(life, actors, minutesBefore(at, 30)),
  remarksAnswered: (life, _actors, at) => answerRemarks(life, minutesBefore(at, 20)),
  clientApproval: approve,
  clientApprovalStillValid: approve,
  executionFile: (life, actors, at) => joinExecution(life, actors, minutesBefore(at, 25)),
  previsitDateSet: (life, actors, at) =>
    planPose(life, { t_previsite: parisDay(at) }, actors, minutesAfter(new Date(life.project.t_statut), 50)),
  poseDateSet: (life, actors, at) =>
    planPose(life, { t_pose: parisDay(at) }, actors, minutesAfter(new Date(life.project.t_statut), 50)),
};

/** In this order: an approval needs a proof, an execution file comes after the approval. */
const SUPPLIED = Object.keys(SUPPLIES) as GuardName[];

/** Satisfies the guards of a row before its move. */
export function supply(life: Life, row: Transition, actors: Actors, at: Date): Life {
  const supplied = SUPPLIED.filter((guard) => row.guards.includes(guard)).reduce(
    (done, guard) =>
      refusal(guard, done.project, at) === null ? done : (SUPPLIES[guard]?.(done, actors, at) ?? done),
    life,
  );
  const sentBack = row.to === 'Agence' && row.effects.includes('roundTrip+1');
  if (row.from !== 'Validation DC' && row.from !== 'Validation Client') return supplied;
  const [author, name] =
    row.from === 'Validation DC'
      ? [life.project.dc, life.project.dc]
      : [actors.client, life.project.client_name];
  if (!sentBack) return settleRemarks(supplied, author, minutesBefore(at, 12));
  return annotate(supplied, actors, author, name, minutesBefore(at, 12));
}
