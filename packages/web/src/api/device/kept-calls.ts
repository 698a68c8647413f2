import type { Call } from '@ardoise/domain/contract/call.ts';
import { readCatalogue } from '@ardoise/domain/contract/catalogue.ts';
import { readContacts } from '@ardoise/domain/contract/contacts.ts';
import { listProofs } from '@ardoise/domain/contract/creations.ts';
import { listFiles } from '@ardoise/domain/contract/files.ts';
import { home } from '@ardoise/domain/contract/home.ts';
import { readPageSession } from '@ardoise/domain/contract/page-session.ts';
import { countProjects, listProjects, readProject } from '@ardoise/domain/contract/projects.ts';
import { quotaState } from '@ardoise/domain/contract/quotas.ts';
import { listViews } from '@ardoise/domain/contract/saved-views.ts';
import { readLegalTexts, readSettings } from '@ardoise/domain/contract/settings.ts';
import { agencies, dcRecord, printers } from '@ardoise/domain/contract/users.ts';
import { countWaiting } from '@ardoise/domain/contract/waiting-counts.ts';

/**
 * The reads whose replies stay on the device for use without a network: what a dc's home, lists, drafts and opened
 * projects show (specification/offline.md#what-is-there). Never a search, and nothing of /cms.
 */
const KEPT: readonly Pick<Call, 'path'>[] = [
  readPageSession,
  home,
  listProjects,
  countProjects,
  countWaiting,
  listViews,
  readProject,
  listFiles,
  listProofs,
  readSettings,
  readContacts,
  readLegalTexts,
  readCatalogue,
  agencies,
  printers,
  dcRecord,
  quotaState,
];
/** Parameters with words that somebody typed: the reply is a search's. */
const TYPED = /[?&]q_recherche=/;

const PATTERNS = KEPT.map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));

export function isKept(address: string): boolean {
  const [path = ''] = address.split('?');
  return !TYPED.test(address) && PATTERNS.some((pattern) => pattern.test(path));
}

/** Who one is: all that other roles keep, whose screens say that they need the network. */
export const isOfSession = (address: string): boolean => address === readPageSession.path;
