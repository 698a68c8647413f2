import type { Project } from '@ardoise/domain/contract/projects.ts';
import { normaliseEmail } from '@ardoise/domain/projects/field-formats.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { mayReadAgreement } from '@ardoise/domain/rules/file-rules.ts';
import { isCompletedByClient } from '@ardoise/domain/rules/moves.ts';
import { may } from '@ardoise/domain/rules/permissions.ts';
import { permissionSubject } from './project-record.ts';
import type { ProjectView } from './project-view.repository.ts';

type Lines = Project['historique'];

export function mayReadPrice(view: ProjectView, actor: Actor): boolean {
  return may('price.read', permissionSubject(view), actor) === true;
}

/** The actor of a mailed link is recorded by the address that it was sent to. */
function isTheirs({ resp }: Lines[number], { client_email }: ProjectView, { name }: Actor): boolean {
  return resp === name || normaliseEmail(resp) === normaliseEmail(client_email);
}

/** What the agency asks of the client in returning the order, which was mailed to them as well. */
function asksClient({ nature, statut_dep, statut_arr, force }: Lines[number]): boolean {
  const returned = statut_dep !== '' && !isBeforeSubmission(statut_dep);
  return nature === 'mouvement' && returned && isCompletedByClient(statut_arr) && !force;
}

/** Who promised a day, when it was another one, and how it was sent, how its files were judged, is not a client's. */
const isForClient = ({ nature }: Lines[number]) => !['promesse', 'envoi', 'derogation'].includes(nature);

function withoutWords({ causes: _, ...line }: Lines[number]): Lines[number] {
  return { ...line, comment: '', fichiers: [] };
}

/**
 * Who did what and when, why their approval was withdrawn, what is asked of them, and their own comments
 * (specification/roles-and-scope.md#what-a-client-reads).
 */
function linesForClient(lines: Lines, view: ProjectView, actor: Actor): Lines {
  return lines.map((line) =>
    line.nature === 'retrait' || asksClient(line) || isTheirs(line, view, actor) ? line : withoutWords(line),
  );
}

const withoutAddress = (line: Lines[number]): Lines[number] =>
  line.accord === null ? line : { ...line, accord: { ...line.accord, email: '' } };

/**
 * Signatures and history filtered for this reader: without prices that they may not read, and without the client's
 * address unless they may read the evidence of the approval (specification/proofs-and-approvals.md#evidence). Mostly
 * the stored text unchanged.
 */
export function traceForReader(view: ProjectView, actor: Actor): string {
  const hidesPrice = view.prix_final !== null && !mayReadPrice(view, actor);
  const hidesAddress = !mayReadAgreement(actor.role);
  if (actor.role !== 'client' && !hidesPrice && !hidesAddress) return view.trace;
  const { historique, ...signed } = JSON.parse(view.trace) as Pick<Project, 'historique'>;
  let lines = hidesPrice ? historique.filter(({ nature }) => nature !== 'prix') : historique;
  if (actor.role === 'client') lines = linesForClient(lines.filter(isForClient), view, actor);
  if (hidesAddress) lines = lines.map(withoutAddress);
  return JSON.stringify({ ...signed, historique: lines });
}
