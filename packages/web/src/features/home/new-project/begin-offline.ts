import { DEFAULT_OFFERS } from '@ardoise/domain/catalogue/offers.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import { listFiles } from '@ardoise/domain/contract/files.ts';
import type { FoundOutlet } from '@ardoise/domain/contract/outlets.ts';
import { readProjectModels } from '@ardoise/domain/contract/project-models.ts';
import { type Project, readProject } from '@ardoise/domain/contract/projects.ts';
import type { readSettings } from '@ardoise/domain/contract/settings.ts';
import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { outletOf } from '@ardoise/domain/outlets/outlet-prefill.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { projectCode } from '@ardoise/domain/projects/paris-day.ts';
import { SAVED_PARTS } from '@ardoise/domain/projects/project.ts';
import type { QueryClient } from '@tanstack/react-query';
import { NetworkError } from '../../../api/api-error.ts';
import { keepNow, keptReply } from '../../../api/device/kept-replies.ts';
import { serverNow, toldOffset } from '../../../api/device/server-clock.ts';
import { newObjectId } from '../../../api/object-id.ts';
import { outboxOf } from '../../../api/outbox/outbox-of.ts';
import { addressOf } from '../../../api/request.ts';
import { settingsKey } from '../../../api/session.ts';
import { SIGNATURES_BY_ADDRESS } from '../../../api/signatures-by-address.ts';
import { projectKey } from '../../../hooks/use-project.ts';

interface Begun {
  /** The project's, made here. */
  id: string;
  type: ProjectType;
  nOutlet: string;
  /** Null where it is not on this device. */
  record: FoundOutlet | null;
}

/** The model of a new project, as the server told it last (`readProjectModels`). @throws NetworkError where there is none */
async function modelOf(username: string, type: ProjectType): Promise<Project> {
  const kept = await keptReply(username, addressOf(readProjectModels));
  const models = kept === undefined ? [] : (JSON.parse(kept.text) as Project[]);
  const model = models.find((one) => one.type === type);
  if (model === undefined) throw new NetworkError(undefined);
  return model;
}

/** The project as the server would make it (`insertDraft`). */
function projectOf(model: Project, { id, type, nOutlet, record }: Begun, cache: QueryClient): Project {
  const now = serverNow();
  const { wizard } = KINDS[kindOf(type)];
  const offers = cache.getQueryData<ReplyOf<typeof readSettings>>(settingsKey)?.offres ?? DEFAULT_OFFERS;
  const pdv = record === null ? { nOutlet } : outletOf(nOutlet, record);
  const answers = Object.fromEntries(SAVED_PARTS.map((part) => [part, model[part]]));
  // Its dates and outcome are not the wizard's.
  const { pose: _ofModel, ...document } = wizard.normalise(
    { ...answers, pdv },
    projectCode(now),
    type,
    offers,
  );
  const at = now.toISOString();
  return {
    ...model,
    ...document,
    _id: { $oid: id },
    version: 0,
    nameProjet: document.idprojet?.nameProjet || nOutlet,
    numProjet: document.idprojet?.numProjet ?? '',
    ville: pdv.ville ?? '',
    t_creation: at,
    t_update: at,
    t_statut: at,
    historique: [],
  };
}

/**
 * Begins an order without a network: its project is on this device as the server would answer it, so that its wizard opens;
 * what makes it at the server waits in the queue.
 * @throws NetworkError where no model is here; where storage is full or blocked
 */
export async function beginOffline(
  username: string,
  begun: Begun,
  cache: QueryClient,
): Promise<{ id: string; nextState: string | null }> {
  const { id, type, nOutlet, record } = begun;
  const project = projectOf(await modelOf(username, type), begun, cache);
  const byId = { params: { id } };
  await keepNow(username, addressOf(listFiles, byId), '[]');
  const address = addressOf(readProject, { ...byId, query: SIGNATURES_BY_ADDRESS });
  await keepNow(username, address, JSON.stringify(project));
  cache.setQueryData(projectKey(id), project);
  await outboxOf(username).add({
    id: newObjectId(),
    kind: 'creation',
    projectId: id,
    project: project.nameProjet,
    at: Date.now(),
    begun: {
      type,
      nOutlet,
      sansFiche: record === null,
      decalage: toldOffset(),
      ...(record !== null && project.pdv && { fiche: project.pdv }),
    },
    tries: 0,
    triedAt: null,
    refusal: null,
  });
  return { id, nextState: project.nextState };
}
