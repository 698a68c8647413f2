import path from 'node:path';
import { changeStatus } from '@ardoise/domain/contract/projects.ts';
import type { ProjectKind } from '@ardoise/domain/projects/kinds.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { ROLE_LABELS, ROLES, type Role } from '@ardoise/domain/projects/roles.ts';
import type { Status, Target } from '@ardoise/domain/projects/statuses.ts';
import { TRANSITIONS } from '@ardoise/domain/projects/transition-table.ts';
import { may, roleMay } from '@ardoise/domain/rules/permissions.ts';
import { isInScope } from '@ardoise/domain/rules/scopes.ts';
import { refusalOf, rowsFor, statusesOf } from '@ardoise/domain/rules/transitions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factsOf } from '../features/project/projects/guard-facts.ts';
import { permissionSubject } from '../features/project/projects/project-record.ts';
import { KIND_TYPES } from './kind-order.ts';
import { type Deed, MATRIX_COMMENT, matrixDeeds } from './matrix-deeds.ts';
import {
  createMatrixProject,
  type MatrixProject,
  type Player,
  type StagedProject,
} from './matrix-project.ts';
import { dependsOnVariant, VARIANTS, type Variant, variantWords } from './matrix-variants.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const DOCS = path.resolve(import.meta.dirname, '../../../../docs');

type Answer = 'oui' | '·' | 'hors portée';

const NO_SCOPE: Answer = 'hors portée';
/** Refused calls change nothing: so many run concurrently. */
const TOGETHER = 24;

/** An action of one role on the staged project, and what the tables expect. */
interface Question {
  role: Role;
  what: string;
  expected: Answer;
  ask: () => Promise<Answer>;
}

function targetsOf(kind: ProjectKind): Target[] {
  const outcomes = TRANSITIONS.filter((row) => row.kinds.includes(kind) && row.target !== row.to);
  return [...statusesOf(kind), ...new Set(outcomes.map(({ target }) => target))];
}

/** The HTTP status identifies the table that refused: 404 the scope, 403 the role, 409 the status, 422 a guard. */
async function askMove(
  { caller }: Player,
  project: StagedProject,
  target: Target,
  printer: string,
): Promise<Answer> {
  const { status } = await caller.call(changeStatus, {
    params: { id: project.id, new_statut: target },
    body: { version: project.version, comment: MATRIX_COMMENT, imprimeur: printer },
  });
  if (status === 404) return NO_SCOPE;
  return status === 200 ? 'oui' : '·';
}

function expectedMove({ actor }: Player, project: StagedProject, target: Target): Answer {
  if (!isInScope(project, actor)) return NO_SCOPE;
  const row = rowsFor(project, actor).find((candidate) => candidate.target === target);
  const facts = factsOf(project, null, { quotaAvailable: true, eligibleMedals: null });
  const request = {
    comment: MATRIX_COMMENT,
    imprimeur: 'oui',
    today: parisDay(new Date()),
    arbitrates: false,
  };
  return row !== undefined && refusalOf(row, facts, request) === null ? 'oui' : '·';
}

/** A refusal for another reason than role, scope or status counts as allowed by the tables. */
async function askDeed({ call }: Deed, player: Player, project: StagedProject): Promise<Answer> {
  const status = await call(player, project);
  if (status === 404) return NO_SCOPE;
  return status === 403 || status === 409 ? '·' : 'oui';
}

function expectedDeed(
  { permission, scopeFirst, never }: Deed,
  { actor }: Player,
  project: StagedProject,
): Answer {
  const roleAllows = roleMay(permission, actor.role);
  if (!roleAllows && scopeFirst !== true) return '·';
  if (!isInScope(project, actor)) return NO_SCOPE;
  const allowed = roleAllows && !never?.includes(actor.role);
  return allowed && may(permission, permissionSubject(project), actor) === true ? 'oui' : '·';
}

/** Runs them all: expected refusals concurrently, expected successes one by one, restoring the project each time. */
async function askAll(
  questions: readonly Question[],
  restore: () => Promise<void>,
): Promise<Map<Question, Answer>> {
  const answers = new Map<Question, Answer>();
  const refused = questions.filter(({ expected }) => expected !== 'oui');
  for (let from = 0; from < refused.length; from += TOGETHER) {
    const some = refused.slice(from, from + TOGETHER);
    await Promise.all(some.map(async (question) => answers.set(question, await question.ask())));
  }
  // A call allowed against the tables has moved the project: rerun those after it one by one.
  if (refused.some((question) => answers.get(question) === 'oui')) await restore();
  for (const question of questions.filter(({ expected }) => expected === 'oui')) {
    answers.set(question, await question.ask());
    await restore();
  }
  return answers;
}

function hold(statut: Status, answers: Map<Question, Answer>): void {
  const said = [...answers].map(([{ role, what }, answer]) => `${role}, ${statut}, ${what}: ${answer}`);
  const expected = [...answers.keys()].map(
    ({ role, what, expected: answer }) => `${role}, ${statut}, ${what}: ${answer}`,
  );
  expect(said).toEqual(expected);
}

/** Collects the server's replies for the table in docs. */
class Notes {
  readonly #seen = new Map<Status, Map<string, Map<Role, string>>>();

  note(statut: Status, what: string, role: Role, cell: string): void {
    const deeds = this.#seen.get(statut) ?? new Map<string, Map<Role, string>>();
    const cells = deeds.get(what) ?? new Map<Role, string>();
    this.#seen.set(statut, deeds.set(what, cells.set(role, cell)));
  }

  table(title: string): string {
    const lines = [`# ${title} : qui peut quoi, dans chaque statut`, ''];
    for (const [statut, deeds] of this.#seen) {
      lines.push(`## ${statut}`, '');
      lines.push(`| | ${ROLES.map((role) => ROLE_LABELS[role]).join(' | ')} |`);
      lines.push(`|---|${ROLES.map(() => '---').join('|')}|`);
      for (const [what, cells] of deeds) {
        const row = ROLES.map((role) => cells.get(role) ?? '');
        // A target without any role from here is omitted.
        if (what.startsWith('→') && row.every((cell) => cell === '·' || cell === NO_SCOPE)) continue;
        lines.push(`| ${what} | ${row.join(' | ')} |`);
      }
      lines.push('');
    }
    return lines.join('\n');
  }
}

/** Cell of a move over its variants; out of scope only if so in all of them. */
function cellOf(answers: readonly { variant: Variant; answer: Answer }[]): string {
  if (answers.every(({ answer }) => answer === NO_SCOPE)) return NO_SCOPE;
  const allowed = answers.filter(({ answer }) => answer === 'oui').map(({ variant }) => variant);
  return variantWords(
    allowed,
    answers.map(({ variant }) => variant),
  );
}

/** What a run takes of a kind's statuses: those of `usual`, and `others` with this tag. */
interface Extent {
  usual: readonly Status[];
  others: { tags: string };
}

/**
 * Calls every role, status and action of a kind over HTTP: asserts that each reply agrees with the tables of
 * transitions, permissions and scopes, and that all of them equal `docs/matrix-….md`.
 */
export function describeMatrix(kind: ProjectKind, extent?: Extent): void {
  let site: TestApp;
  let matrix: MatrixProject;
  let deeds: Deed[];
  const notes = new Notes();
  const [usual, ...others] = VARIANTS[kind];

  beforeAll(async () => {
    site = await createTestApp();
    matrix = await createMatrixProject(site, kind);
    deeds = await matrixDeeds(matrix.proofFile);
  }, 60_000);
  afterAll(() => site.close());

  async function movesIn(statut: Status, variant: Variant, targets: readonly Target[]) {
    const project = await matrix.stage(statut, variant);
    const printer = matrix.players.imprimeur.actor.name;
    const questions = targets.flatMap((target) =>
      ROLES.map((role): Question => {
        const player = matrix.players[role];
        return {
          role,
          what: `→ ${target}`,
          expected: expectedMove(player, project, target),
          ask: () => askMove(player, project, target, printer),
        };
      }),
    );
    const answers = await askAll(questions, matrix.restore);
    hold(statut, answers);
    return [...answers].map(([{ role, what }, answer]) => ({ role, what, answer, variant }));
  }

  describe.each(statusesOf(kind))(`a project ${kind} in %s`, (statut) => {
    const options = extent?.usual.includes(statut) ? {} : { ...extent?.others };

    it('moves where the table of statuses lets each role move it, and nowhere else', options, async () => {
      const targets = targetsOf(kind);
      const asked = usual === undefined ? [] : await movesIn(statut, usual, targets);
      const depending = targets.filter((target) => dependsOnVariant(kind, statut, target));
      for (const variant of depending.length > 0 ? others : [])
        asked.push(...(await movesIn(statut, variant, depending)));
      for (const target of targets)
        for (const role of ROLES) {
          const what = `→ ${target}`;
          notes.note(
            statut,
            what,
            role,
            cellOf(asked.filter((one) => one.role === role && one.what === what)),
          );
        }
    });

    it('lets each role do what the table of permissions says, and nothing else', options, async () => {
      if (usual === undefined) throw new Error(`no variant of ${kind}`);
      const project = await matrix.stage(statut, usual);
      const questions = deeds.flatMap((deed) =>
        ROLES.map((role): Question => {
          const player = matrix.players[role];
          return {
            role,
            what: deed.name,
            expected: expectedDeed(deed, player, project),
            ask: () => askDeed(deed, player, project),
          };
        }),
      );
      const answers = await askAll(questions, matrix.restore);
      hold(statut, answers);
      for (const deed of deeds)
        for (const [{ role, what }, answer] of answers)
          if (what === deed.name) notes.note(statut, what, role, answer);
    });
  });

  it('reads as the table in docs', { ...extent?.others }, async () => {
    const file = `matrix-${kind.toLowerCase().replaceAll('_', '-')}.md`;
    await expect(notes.table(KIND_TYPES[kind])).toMatchFileSnapshot(path.join(DOCS, file));
  });
}
