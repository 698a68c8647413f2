import { cloneProject } from '@ardoise/domain/contract/clones.ts';
import { addProofNote } from '@ardoise/domain/contract/creations.ts';
import { type FileType, uploadFile } from '@ardoise/domain/contract/files.ts';
import { changeStatus, deleteProject, readProject, saveProject } from '@ardoise/domain/contract/projects.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { may, type Permission, roleMay } from '@ardoise/domain/projects/permissions.ts';
import { ROLE_LABELS, ROLES, type Role } from '@ardoise/domain/projects/roles.ts';
import { type Status, type Target, TRANSITIONS } from '@ardoise/domain/projects/statuses.ts';
import { refusalOf, rowsFor, statusesOf } from '@ardoise/domain/projects/transitions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createMatrixProject,
  inScope,
  type MatrixProject,
  type Player,
} from '../../testing/matrix-project.ts';
import { multipart } from '../../testing/multipart.ts';
import { jpegFile } from '../../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { factsOf } from './guard-facts.ts';
import { permissionSubject, type StoredProject } from './project-record.ts';

/** How one cell of the matrix reads. */
type Cell = 'oui' | 'si imprimé' | 'si non imprimé' | '·' | 'hors portée';

const STATUSES = statusesOf('CHR');
const TARGETS: Target[] = STATUSES;
const COMMENT = 'Pour la bonne marche du dossier';

interface Deed {
  name: string;
  permission: Permission;
  /** The project is looked for before the role is judged: its call serves several permissions. */
  scopeFirst?: true;
  call: (player: Player, project: StoredProject) => Promise<number>;
}

let photo: Buffer;

function upload(type: FileType): Deed['call'] {
  return async ({ caller }, { id }) =>
    (
      await caller.call(
        uploadFile,
        multipart({ projet_id: id, file_type: type }, { name: 'essai.jpg', content: photo }),
      )
    ).status;
}

/** What permissions rule besides changes of status. */
const DEEDS: Deed[] = [
  {
    name: 'lire',
    permission: 'project.read',
    call: async ({ caller }, { id }) => (await caller.call(readProject, { params: { id } })).status,
  },
  {
    name: 'modifier',
    permission: 'project.edit',
    call: async ({ caller }, { id, version }) =>
      (await caller.call(saveProject, { params: { id }, body: { version } })).status,
  },
  {
    name: 'supprimer',
    permission: 'project.delete',
    call: async ({ caller }, { id }) => (await caller.call(deleteProject, { params: { id } })).status,
  },
  {
    name: 'cloner',
    permission: 'project.clone',
    call: async ({ caller }, { id }) => (await caller.call(cloneProject, { params: { id } })).status,
  },
  {
    name: 'joindre une création',
    permission: 'file.changeProof',
    scopeFirst: true,
    call: upload('photo_crea'),
  },
  {
    name: 'joindre un fichier d’exécution',
    permission: 'file.upload',
    scopeFirst: true,
    call: upload('execution'),
  },
  {
    name: 'annoter la création',
    permission: 'proof.annotate',
    call: async ({ caller }, { id }) =>
      (
        await caller.call(addProofNote, {
          params: { id, version: 1 },
          body: { fichier: matrix.proofFile, page: 1, x: 0.5, y: 0.5, texte: 'Plus grand' },
        })
      ).status,
  },
  {
    name: 'forcer un statut',
    permission: 'project.force',
    scopeFirst: true,
    call: async ({ caller }, { id, version, statut }) =>
      (
        await caller.call(changeStatus, {
          params: { id, new_statut: statut === 'Agence' ? 'Exécution' : 'Agence' },
          body: { version, force: true, comment: COMMENT },
        })
      ).status,
  },
];

/** A type of file that a role never attaches answers 403 whatever the status. */
const NEVER_ATTACH: Role[] = ['dc', 'client', 'mdv', 'smhf', 'imprimeur', 'installateur'];

let site: TestApp;
let matrix: MatrixProject;
/** What the server answered: by status, then by what is done, then by role. */
const seen = new Map<Status, Map<string, Map<Role, Cell>>>();

beforeAll(async () => {
  site = await createTestApp();
  matrix = await createMatrixProject(site);
  photo = await jpegFile({ width: 120, height: 90 });
}, 60_000);
afterAll(() => site.close());

function dependsOnPrinting(from: Status, target: Target): boolean {
  return TRANSITIONS.some(
    (row) =>
      row.kinds.includes('CHR') &&
      row.from === from &&
      row.target === target &&
      (row.guards.includes('toBePrinted') || row.guards.includes('notToBePrinted')),
  );
}

function note(statut: Status, what: string, role: Role, cell: Cell): void {
  const deeds = seen.get(statut) ?? new Map<string, Map<Role, Cell>>();
  const cells = deeds.get(what) ?? new Map<Role, Cell>();
  seen.set(statut, deeds.set(what, cells.set(role, cell)));
}

/** The answer's status says which table refused: 404 the scope, 403 the role, 409 the status; the rest was let through. */
async function moveCell(
  player: Player,
  project: StoredProject,
  target: Target,
): Promise<'oui' | '·' | 'hors portée'> {
  const { status } = await player.caller.call(changeStatus, {
    params: { id: project.id, new_statut: target },
    body: { version: project.version, comment: COMMENT, imprimeur: matrix.players.imprimeur.actor.name },
  });
  if (status === 200) await matrix.restore();
  if (status === 404) return 'hors portée';
  return status === 200 ? 'oui' : '·';
}

function expectedMove(
  { actor }: Player,
  project: StoredProject,
  target: Target,
): 'oui' | '·' | 'hors portée' {
  if (!inScope(project, actor)) return 'hors portée';
  const row = rowsFor(project, actor).find((candidate) => candidate.target === target);
  const facts = factsOf(project, null, { quotaAvailable: true, eligibleMedals: null });
  const request = { comment: COMMENT, imprimeur: 'oui', today: parisDay(new Date()), arbitrates: false };
  return row !== undefined && refusalOf(row, facts, request) === null ? 'oui' : '·';
}

async function checkMoves(
  statut: Status,
  printed: boolean,
): Promise<Map<string, 'oui' | '·' | 'hors portée'>> {
  const project = await matrix.stage(statut, printed);
  const answers = new Map<string, 'oui' | '·' | 'hors portée'>();
  for (const role of ROLES) {
    const player = matrix.players[role];
    for (const target of TARGETS) {
      if (!printed && !dependsOnPrinting(statut, target)) continue;
      const cell = await moveCell(player, project, target);
      expect(`${role}: ${statut} → ${target}: ${cell}`).toBe(
        `${role}: ${statut} → ${target}: ${expectedMove(player, project, target)}`,
      );
      answers.set(`${role} ${target}`, cell);
    }
  }
  return answers;
}

/** The answer's status says which table refused; what is refused further on was let through by the tables. */
function cellOf(status: number): Cell {
  if (status === 404) return 'hors portée';
  return status === 403 || status === 409 ? '·' : 'oui';
}

function expectedDeed(
  { name, permission, scopeFirst }: Deed,
  { actor }: Player,
  project: StoredProject,
): Cell {
  const attaches = !name.startsWith('joindre') || !NEVER_ATTACH.includes(actor.role);
  const roleAllows = roleMay(permission, actor.role);
  if (!roleAllows && scopeFirst !== true) return '·';
  if (!inScope(project, actor)) return 'hors portée';
  return roleAllows && attaches && may(permission, permissionSubject(project), actor) === true ? 'oui' : '·';
}

describe.each(STATUSES)('a Carte Brasserie in %s', (statut) => {
  it('moves where the table of statuses lets each role move it, and nowhere else', async () => {
    const [printed, unprinted] = [await checkMoves(statut, true), await checkMoves(statut, false)];
    for (const [key, cell] of printed) {
      const [role = '', ...words] = key.split(' ');
      const other = unprinted.get(key) ?? cell;
      const both = cell === other ? cell : cell === 'oui' ? 'si imprimé' : 'si non imprimé';
      note(statut, `→ ${words.join(' ')}`, role as Role, both);
    }
  });

  it('lets each role do what the table of permissions says, and nothing else', async () => {
    const project = await matrix.stage(statut, true);
    for (const role of ROLES) {
      const player = matrix.players[role];
      for (const deed of DEEDS) {
        const { name, call } = deed;
        const status = await call(player, project);
        await matrix.restore();
        const cell = cellOf(status);
        note(statut, name, role, cell);
        expect(`${role}, ${name}, ${statut}: ${cell}`).toBe(
          `${role}, ${name}, ${statut}: ${expectedDeed(deed, player, project)}`,
        );
      }
    }
  });
});

function table(): string {
  const lines = ['# Carte Brasserie : qui peut quoi, dans chaque statut', ''];
  for (const [statut, deeds] of seen) {
    lines.push(
      `## ${statut}`,
      '',
      `| | ${ROLES.map((role) => ROLE_LABELS[role]).join(' | ')} |`,
      `|---|${ROLES.map(() => '---').join('|')}|`,
    );
    for (const [what, cells] of deeds) {
      const row = ROLES.map((role) => cells.get(role) ?? '');
      // A target that nobody may choose from here says nothing to a reader.
      if (what.startsWith('→') && row.every((cell) => cell === '·' || cell === 'hors portée')) continue;
      lines.push(`| ${what} | ${row.join(' | ')} |`);
    }
    lines.push('');
  }
  return lines.join('\n');
}

it('reads as the table in docs', async () => {
  await expect(table()).toMatchFileSnapshot('../../../../../docs/matrix-chr.md');
});
