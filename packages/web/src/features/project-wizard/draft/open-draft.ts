import type { Project } from '@ardoise/domain/contract/projects.ts';
import { withEntryIds } from '@ardoise/domain/projects/entries.ts';
import { projectCode } from '@ardoise/domain/projects/paris-day.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import type { Wizard } from '@ardoise/domain/wizards/wizard.ts';
import { type DeviceDrafts, deviceDraftsOf } from './device-drafts.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { contentOf, sendDraft } from './send-draft.ts';
import type { FieldPath } from './walk-answers.ts';

interface OpenDraft {
  project: Project;
  wizard: Wizard;
  /** Whose draft it is. */
  username: string;
  onProject: (project: Project) => void;
  onRefused: () => void;
  onIncoming: (fields: FieldPath[]) => void;
}

interface OpenedDraft {
  keeper: DraftKeeper;
  /** Answers were left on this device by an earlier visit. */
  resumed: boolean;
}

interface LiveDraft {
  keeper: DraftKeeper;
  /** Once what was left on the device is taken up: before, the answers on screen would be replaced under the hand. */
  ready: Promise<boolean>;
}

/** Drafts that still have something to send outlive their screen: leaving the wizard stops no save. */
const live = new Map<string, LiveDraft>();

function forgetOthers(username: string): void {
  for (const [key, { keeper }] of live) {
    if (key.startsWith(`${username}/`) && !keeper.settled) continue;
    if (key.startsWith(`${username}/`) && keeper.watched) continue;
    // Somebody else signed in: what they left waits on the device for them.
    keeper.stop();
    live.delete(key);
  }
}

async function takeUp(keeper: DraftKeeper, device: DeviceDrafts): Promise<boolean> {
  // A device that keeps no drafts has none to give back.
  const left = await device.read().catch(() => undefined);
  if (left === undefined) return false;
  // One that an earlier version left has entries without ids.
  const base = { ...left.base, document: withEntryIds(left.base.document) };
  return keeper.resume({ ...left, base, document: withEntryIds(left.document) });
}

/** A submitted order is amended on purpose, each time with a comment: nothing is saved by itself. */
export function savesByItself(project: Project): boolean {
  return isBeforeSubmission(project.statut);
}

/** The draft of a project: the one that is still at work, else a new one with what was left on the device. */
export async function openDraft({
  project,
  wizard,
  username,
  onProject,
  onRefused,
  onIncoming,
}: OpenDraft): Promise<OpenedDraft> {
  forgetOthers(username);
  const id = project._id.$oid;
  const key = `${username}/${id}`;
  const present = live.get(key);
  if (present !== undefined) {
    const { keeper, ready } = present;
    await ready;
    keeper.retryNow();
    return { keeper, resumed: false };
  }
  const day = projectCode(new Date(project.t_creation));
  const device = deviceDraftsOf(username, id);
  const keeper = new DraftKeeper(contentOf(project), Date.parse(project.t_update), {
    send: (body) => sendDraft(id, body, { onProject, onRefused }),
    normalise: (document) => withEntryIds(wizard.normalise(document, day, project.type)),
    device,
    autosave: savesByItself(project),
    onIncoming,
  });
  const ready = takeUp(keeper, device);
  live.set(key, { keeper, ready });
  return { keeper, resumed: await ready };
}

/** The network is back: what waits goes at once. */
export function retryDrafts(): void {
  for (const { keeper } of live.values()) if (keeper.isRetrying) keeper.retryNow();
}
