import { countOutlets } from '../../api/device/kept-outlets.ts';
import { type Readiness, showReadiness } from '../../api/device/readiness.ts';
import { keepText, keptText } from '../../api/device/sealed-texts.ts';
import { isShellComplete } from '../../api/device/shell-state.ts';

/** Name of what was prepared, beside the replies. */
const PREPARED = 'pret';

/** What was prepared, and the state of each project then. */
export type Prepared = Pick<Readiness, 'at' | 'lists' | 'drafts' | 'projects'> & {
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
    const { at, lists, drafts, projects } = prepared;
    // Those of a tour came since.
    const outlets = await countOutlets(username);
    const phase = (await isShellComplete()) ? 'ready' : 'lacking';
    showReadiness({ at, lists, outlets, drafts, projects, phase });
  }
  return prepared;
}

export const keepPrepared = (username: string, prepared: Prepared) =>
  keepText(username, PREPARED, JSON.stringify(prepared));
