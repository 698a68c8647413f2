import { documentOf } from '@ardoise/domain/answers/changed-parts.ts';
import { type Project, saveProject } from '@ardoise/domain/contract/projects.ts';
import { ApiError, mayPassLater, messageOf, NetworkError } from '../../../api/api-error.ts';
import { lastPerson } from '../../../api/device/last-person.ts';
import { request } from '../../../api/request.ts';
import { SIGNATURES_BY_ADDRESS } from '../../../api/signatures-by-address.ts';
import type { SaveAnswer, SaveBody } from './draft-keeper.ts';
import type { ServerContent } from './draft-state.ts';

/** Timeout: a hanging call counts as failed, and is retried. */
const PATIENCE = 20_000;

export function contentOf(project: Project): ServerContent {
  return { document: documentOf(project), version: project.version };
}

/** Maps an error of a save to its outcome. */
export function answerTo(error: unknown): SaveAnswer {
  if (error instanceof NetworkError) return { type: 'unreachable' };
  if (!(error instanceof ApiError)) return { type: 'refused', message: messageOf(error) };
  if (error.status === 401) return { type: 'expired' };
  if (mayPassLater(error)) return { type: 'unavailable' };
  if (error.code === 'VERSION' && error.etat)
    return { type: 'stale', server: contentOf(error.etat as Project) };
  if (error.code === 'SIGNATURES') return { type: 'wouldVoid' };
  return { type: 'refused', message: error.message };
}

interface SaveListeners {
  /** The reply contains the present project. */
  onProject: (project: Project) => void;
  /** The project is read-only or deleted now: refetch it. */
  onRefused: () => void;
}

/** Of an order that was begun here, until the server's is read: it is made first, and then says what it has. */
const BEGUN_HERE = 0;

/** Why an order that was begun here cannot be saved yet; null once the server has it. */
async function notMadeYet(id: string): Promise<SaveAnswer | null> {
  const username = lastPerson();
  if (username === null) return { type: 'unreachable' };
  const { outboxOf } = await import('../../../api/outbox/outbox-of.ts');
  const made = await outboxOf(username).makeFirst(id);
  if (made.name === 'refused') return { type: 'refused', message: made.message };
  if (made.name === 'expired') return { type: 'expired' };
  return made.name === 'sent' ? null : { type: 'unreachable' };
}

/** The only call that saves. */
export async function sendDraft(
  id: string,
  body: SaveBody,
  { onProject, onRefused }: SaveListeners,
): Promise<SaveAnswer> {
  const waits = body.version === BEGUN_HERE ? await notMadeYet(id) : null;
  if (waits !== null) return waits;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const project = await request(saveProject, {
      params: { id },
      query: SIGNATURES_BY_ADDRESS,
      body,
      signal,
    });
    onProject(project);
    return { type: 'acknowledged', server: contentOf(project), at: Date.now() };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'VERSION' && error.etat) onProject(error.etat as Project);
    const answer = answerTo(error);
    if (answer.type === 'refused') onRefused();
    return answer;
  }
}
