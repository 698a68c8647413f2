import { type Readiness, showReadiness } from '../../api/device/readiness.ts';
import { keepText, keptText } from '../../api/device/sealed-texts.ts';
import { isShellComplete } from '../../api/device/shell-state.ts';

/** Name of what was prepared, beside the replies. */
const PREPARED = 'pret';

/** What was prepared, and the state of each project then. */
export type Prepared = Pick<Readiness, 'at' | 'lists' | 'outlets' | 'drafts' | 'projects'> & {
  versions: Record<string, string>;
};

async function readPrepared(username: string): Promise<Prepared | undefined> {
  const kept = await keptText(username, PREPARED);
  return kept && (JSON.parse(kept.text) as Prepared);
}

/** Shows what an earlier page prepared. */
export async function showPrepared(username: string): Promise<Prepared | undefined> {
  const prepared = await readPrepared(username);
  if (prepared !== undefined) {
    // What an earlier release prepared has no outlets.
    const { at, lists, outlets = 0, drafts, projects } = prepared;
    const phase = (await isShellComplete()) ? 'ready' : 'lacking';
    showReadiness({ at, lists, outlets, drafts, projects, phase });
  }
  return prepared;
}

export const keepPrepared = (username: string, prepared: Prepared) =>
  keepText(username, PREPARED, JSON.stringify(prepared));
