import type { Target, Transition } from '@ardoise/domain/projects/statuses.ts';
import { outdatesExecution, showsProof, withdrawsApproval } from '@ardoise/domain/rules/moves.ts';
import { keepsCauses } from '@ardoise/domain/rules/returns.ts';
import { findRow } from '@ardoise/domain/rules/transitions.ts';
import type { StoredProject } from '@ardoise/server/features/project/projects/project-record.ts';
import { changeOfMove } from '@ardoise/server/features/workflow/workflow/change-of-move.ts';
import { type Actors, type Life, type MadeLine, written } from './life.ts';
import { causesOf, sayWith } from './move-comments.ts';
import { refusal, supply } from './supply.ts';

type Person = (project: StoredProject, actors: Actors) => string | null;

const PEOPLE: Record<Transition['roles'][number], Person> = {
  dc: ({ dc }) => dc,
  mdv: ({ mdv }) => mdv,
  smhf: ({ smhf }) => smhf,
  agence: ({ agence }) => agence,
  client: (_, { client }) => client,
  printer: ({ imprimeur }, { printer }) => imprimeur ?? printer,
  imprimeur: ({ imprimeur }, { printer }) => imprimeur ?? printer,
  installateur: (_, { installer }) => installer,
  siege: (_, { siege }) => siege,
  administrator: (_, { siege }) => siege,
};

/** The actor of a move: the first role of its row. */
function mover(project: StoredProject, row: Transition, actors: Actors): string {
  const [role] = row.roles;
  return (role === undefined ? null : PEOPLE[role](project, actors)) ?? actors.siege;
}

/** The approval that triggers a move of this row. */
function agreementOf({ approvals }: Life, row: Transition) {
  return row.guards.includes('clientApproval') ? approvals.at(-1) : undefined;
}

function commentOn(life: Life, row: Transition, { random }: Actors): string {
  const given = agreementOf(life, row);
  if (given !== undefined) return `Accord signé par ${given.nom} (${given.qualite})`;
  return random.pick(sayWith(life.project.kind, row));
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

/** @throws Error when a guard of the row still refuses: the plan violates the product's rules */
function mustPass({ project }: Life, row: Transition, at: Date): void {
  for (const guard of row.guards) {
    const refused = refusal(guard, project, at);
    if (refused !== null)
      throw new Error(`${project.type}, ${row.from} to ${row.target}: ${guard} says ${refused.message}`);
  }
}

/** One move with its prerequisites, by the product's own rules. */
export function carryOut(life: Life, target: Target, at: Date, actors: Actors): Life {
  const row = findRow(life.project, target);
  if (row === undefined) throw new Error(`The table has no way from ${life.project.statut} to ${target}`);
  const supplied = supply(life, row, actors, at);
  mustPass(supplied, row, at);
  const settled = settleFiles(supplied, row, at);
  const { project } = settled;
  const agreed = agreementOf(supplied, row);
  const comment = commentOn(supplied, row, actors);
  const entry: MadeLine = {
    projectId: project.id,
    nature: agreed === undefined ? 'mouvement' : 'accord',
    ...(agreed === undefined ? {} : { agreedVersion: agreed.version }),
    from: project.statut,
    to: row.to,
    target,
    resp: mover(project, row, actors),
    comment,
    causes: keepsCauses(row) ? causesOf(comment) : [],
    forced: false,
    basedOn: project.version,
    at,
  };
  const change = {
    ...changeOfMove(
      { project, row: { ...row, forced: false }, comment: entry.comment, imprimeur: actors.printer },
      at,
    ),
    t_statut: at.toISOString(),
    t_update: at.toISOString(),
  };
  return written({ ...settled, history: [...settled.history, entry] }, change);
}
