import type { FieldPath } from '@ardoise/domain/answers/walk-answers.ts';
import type { Offers } from '@ardoise/domain/catalogue/offers.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { withEntryIds } from '@ardoise/domain/projects/entries.ts';
import { projectCode } from '@ardoise/domain/projects/paris-day.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import type { Wizard } from '@ardoise/domain/wizards/wizard.ts';
import { type DeviceDrafts, deviceDraftsOf } from './device-drafts.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { holdDraft } from './draft-owner.ts';
import { contentOf, sendDraft } from './send-draft.ts';

interface OpenDraft {
  project: Project;
  wizard: Wizard;
  /** Owner of the draft. */
  username: string;
  onProject: (project: Project) => void;
  onRefused: () => void;
  onIncoming: (fields: FieldPath[]) => void;
  /** Closed lists of head office, as they are then. */
  offers: () => Offers;
}

interface OpenedDraft {
  keeper: DraftKeeper;
  /** An earlier visit left answers on this device. */
  resumed: boolean;
}

interface LiveDraft {
  keeper: DraftKeeper;
  device: DeviceDrafts;
  /** What was left on the device is taken up, or nothing was. */
  isRead: boolean;
  /** Resolves once the device's draft is resumed: before, input on screen would be overwritten. */
  ready: Promise<boolean>;
  /** Lets another tab send it. */
  release: () => void;
}

/** Drafts with unsent changes outlive their screen: leaving the wizard does not cancel a save. */
const live = new Map<string, LiveDraft>();

function forgetOthers(username: string): void {
  for (const [key, { keeper, release }] of live) {
    if (key.startsWith(`${username}/`) && !keeper.settled) continue;
    if (key.startsWith(`${username}/`) && keeper.watched) continue;
    // Another account signed in: the former one's draft stays on the device.
    keeper.stop();
    release();
    live.delete(key);
  }
}

async function takeUp(draft: LiveDraft): Promise<boolean> {
  try {
    const left = await draft.device.read();
    draft.isRead = true;
    if (left === undefined) return false;
    // A draft of an earlier version has entries without ids.
    const base = { ...left.base, document: withEntryIds(left.base.document) };
    return await draft.keeper.resume({ ...left, base, document: withEntryIds(left.document) });
  } catch {
    // A device without storage has no draft; one whose keys are missing is asked again.
    return false;
  }
}

/** Amending a submitted order requires a comment each time: no autosave. */
export function savesByItself(project: Project): boolean {
  return isBeforeSubmission(project.statut);
}

/** The draft of a project: the live one, else a new one with the device's answers. */
export async function openDraft({
  project,
  wizard,
  username,
  onProject,
  onRefused,
  onIncoming,
  offers,
}: OpenDraft): Promise<OpenedDraft> {
  forgetOthers(username);
  const id = project._id.$oid;
  const key = `${username}/${id}`;
  const present = live.get(key);
  if (present !== undefined) {
    const { keeper, ready } = present;
    await ready;
    keeper.retryNow();
    return { keeper, resumed: await takeUpLate(username, id) };
  }
  const day = projectCode(new Date(project.t_creation));
  const device = deviceDraftsOf(username, id);
  const keeper = new DraftKeeper(contentOf(project), Date.parse(project.t_update), {
    send: (body) => sendDraft(id, body, { onProject, onRefused }),
    normalise: (document) => withEntryIds(wizard.normalise(document, day, project.type, offers())),
    device,
    autosave: savesByItself(project),
    onIncoming,
  });
  const { taken, release } = holdDraft(username, id);
  const draft: LiveDraft = { keeper, device, isRead: false, ready: Promise.resolve(false), release };
  draft.ready = taken.then(() => takeUp(draft));
  live.set(key, draft);
  return { keeper, resumed: await draft.ready };
}

/**
 * Takes up what the device could not give when the draft was opened, once nothing else is unsent; returns whether it
 * contains anything that the server lacks.
 */
export async function takeUpLate(username: string, id: string): Promise<boolean> {
  const draft = live.get(`${username}/${id}`);
  return draft !== undefined && !draft.isRead && draft.keeper.settled && takeUp(draft);
}

/** The keeper of a draft that has a screen, or still sends for one. */
export function liveDraft(username: string, id: string): DraftKeeper | undefined {
  return live.get(`${username}/${id}`)?.keeper;
}

/** Back online: retries pending saves at once. */
export function retryDrafts(): void {
  for (const { keeper } of live.values()) if (keeper.isRetrying) keeper.retryNow();
}
