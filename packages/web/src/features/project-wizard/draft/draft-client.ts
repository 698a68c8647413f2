import { sameContent } from '@ardoise/domain/answers/same-content.ts';
import { walkAnswers } from '@ardoise/domain/answers/walk-answers.ts';
import { withoutEmptyLines } from '@ardoise/domain/card-text/empty-lines.ts';
import type { WaitingOrder } from '@ardoise/domain/contract/order-files.ts';
import { keepLater } from '../../../api/device/kept-replies.ts';
import type { OutboxClient, Outcome, Sending } from '../../../api/outbox/sending.ts';
import { type DeviceDrafts, deviceDraftsOf } from './device-drafts.ts';
import { addressOfProject, draftFile, keptProject } from './draft-file.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { unlessOpen } from './draft-owner.ts';
import type { DraftPhase } from './draft-state.ts';
import { draftProjectsOf } from './draft-store.ts';
import { liveDraft, takeUpLate } from './open-draft.ts';
import { sendDraft } from './send-draft.ts';
import { isThereAlready } from './there-already.ts';
import type { DeviceDraft } from './written-draft.ts';

const CONFLICT = 'Les mêmes réponses ont été changées ailleurs : ouvrez la commande pour choisir.';
const SIGNED = 'La commande a été signée entre-temps : ouvrez-la pour confirmer que les signatures tombent.';

/** What a draft that stopped moving means for the queue; null while it moves. */
function outcomeOfPhase(phase: DraftPhase): Outcome | null {
  switch (phase.name) {
    case 'settled':
      return { name: 'sent' };
    case 'retrying':
      return { name: 'later' };
    case 'expired':
      return { name: 'expired' };
    case 'refused':
      return { name: 'refused', message: phase.message };
    case 'conflicting':
      return { name: 'refused', message: CONFLICT };
    case 'signed':
      return { name: 'refused', message: SIGNED };
    default:
      return null;
  }
}

/** Waits until a keeper has sent everything, or cannot. */
function stopped(keeper: DraftKeeper): Promise<Outcome> {
  return new Promise((resolve) => {
    const look = () => {
      const outcome = outcomeOfPhase(keeper.getSnapshot().state.phase);
      if (outcome === null) return;
      stop();
      resolve(outcome);
    };
    const stop = keeper.subscribe(look);
    look();
  });
}

function countChanges({ base, document }: DeviceDraft): number {
  let changes = 0;
  const sides = { base: base.document, mine: document, theirs: base.document };
  walkAnswers(sides, ({ base: before, mine }) => {
    if (!sameContent(before, mine)) changes += 1;
    return mine;
  });
  return changes;
}

/** A draft's place on the device for as long as no page takes it: what is written there then is the page's. */
function untilTaken(device: DeviceDrafts, taken: AbortSignal): DeviceDrafts {
  return {
    read: device.read,
    note: (draft) => taken.aborted || device.note(draft),
    keep: async (draft) => (taken.aborted ? undefined : device.keep(draft)),
    forget: async (stamp, settled) => (taken.aborted ? undefined : device.forget(stamp, settled)),
  };
}

/** Sends the answers of a project that has no open wizard, until one opens it (`taken`). */
async function sendLeft(username: string, id: string, taken: AbortSignal): Promise<Outcome> {
  const device = untilTaken(deviceDraftsOf(username, id), taken);
  const draft = await device.read();
  if (draft === undefined) return { name: 'gone' };
  const keeper = new DraftKeeper(draft.base, null, {
    send: (body) =>
      sendDraft(id, body, {
        // No screen has it: opened again without a network, it is not older than what was sent from here.
        onProject: (project) => keepLater(username, addressOfProject(id), () => JSON.stringify(project)),
        onRefused: () => undefined,
      }),
    // Its wizard made the answers consistent when they were given.
    normalise: (document) => document,
    device,
    autosave: true,
  });
  taken.addEventListener('abort', () => keeper.stop());
  try {
    await keeper.resume(draft);
    void keeper.save();
    return await stopped(keeper);
  } finally {
    keeper.stop();
  }
}

/** The answers of a project that were not sent, for the file of its order. */
async function answersOf(username: string, id: string): Promise<WaitingOrder['reponses']> {
  const draft = await deviceDraftsOf(username, id).peek();
  if (draft === undefined) return undefined;
  const { base, document, unconfirmed } = draft;
  return { base: base.document, document: withoutEmptyLines(document), envoyees: unconfirmed };
}

/** A tab that has it open sends it. */
async function sendUnopened(username: string, id: string): Promise<Outcome> {
  const outcome = await unlessOpen(username, id, (taken) => sendLeft(username, id, taken));
  return outcome ?? { name: 'later' };
}

/**
 * The draft keeper as a client of the queue: answers that no open wizard will send, of earlier pages or of a killed browser, go
 * by the keeper's own rules (version, merge in three ways); those of an open one are told to go now.
 */
export function draftClient(username: string): OutboxClient {
  /** Why a draft waits for the person, by project: as long as this page lives. */
  const refusals = new Map<string, string>();

  async function describe(id: string): Promise<Sending[]> {
    const live = liveDraft(username, id);
    // What is typed now is saved by its wizard, and would only flicker here.
    if (live !== undefined && outcomeOfPhase(live.getSnapshot().state.phase) === null) return [];
    const draft = await deviceDraftsOf(username, id).peek();
    if (draft === undefined) return [];
    const outcome = live && outcomeOfPhase(live.getSnapshot().state.phase);
    const refusal = outcome?.name === 'refused' ? outcome.message : (refusals.get(id) ?? null);
    const project = (await keptProject(username, id))?.nameProjet ?? '';
    const changes = countChanges(draft);
    return [
      { id, kind: 'draft', projectId: id, project, at: draft.at, changes, tries: 0, triedAt: null, refusal },
    ];
  }

  const drop = async ({ projectId: id }: Sending) => {
    liveDraft(username, id)?.restore();
    const device = deviceDraftsOf(username, id);
    const draft = await device.read();
    if (draft !== undefined) await device.forget(draft.stamp);
  };

  return {
    fileOf: (sending) => draftFile(username, sending),
    list: async () => (await Promise.all((await draftProjectsOf(username)).map(describe))).flat(),
    answersOf: (id) => answersOf(username, id),
    send: async (sending) => {
      const { projectId: id } = sending;
      const live = liveDraft(username, id);
      live?.retryNow();
      await takeUpLate(username, id);
      const outcome = live === undefined ? await sendUnopened(username, id) : await stopped(live);
      if (outcome.name === 'refused' && (await isThereAlready(username, id))) {
        await drop(sending);
        return { name: 'sent' };
      }
      if (outcome.name === 'refused') refusals.set(id, outcome.message);
      else refusals.delete(id);
      return outcome;
    },
    again: (id) => (id === undefined ? refusals.clear() : void refusals.delete(id)),
    drop,
  };
}
