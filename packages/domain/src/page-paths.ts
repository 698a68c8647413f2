import { KIND_FACTS } from './kinds/kind-facts.ts';

/**
 * Pages that mails and printed matter lead to: the server writes these addresses, the page answers them. A token goes in
 * the path, never in the query, and is never logged (specification/mails-and-links.md#links).
 */
export const PAGE_PATHS = {
  /** Asks for the link that sets a password. */
  forgottenPassword: '/cms/mot-de-passe',
  /** Replaces one's own password; one that has expired leads here. */
  changePassword: '/cms/mot-de-passe/changer',
  /** Sets a password with a mailed link. */
  newPassword: (token: string) => `/cms/mot-de-passe/${token}`,
  /** Sends the files that a link asks for. */
  fileLink: (token: string) => `/lien/${token}`,
  /** The proof that the client agrees to, by a mailed link; no account is needed. */
  approval: (token: string) => `/accord/${token}`,
  /** The same on the delegate's tablet, face to face. */
  approvalOnTablet: (projectId: string) => `/accord-client/${projectId}`,
  /** The files of a finished order, by a mailed link. */
  delivery: (token: string) => `/livraison/${token}`,
  /** The follow-up of a project. */
  followUp: (projectId: string) => `/suivi-projet/${projectId}`,
  /** What its QR code leads to. */
  qrCode: (projectId: string) => `/qrcodes/${projectId}`,
} as const;

/** The pages of a wizard: its first part, the step, the project. */
export function wizardPages(base: string): string {
  return `/${base}/$`;
}

/**
 * The address of every page, each once: the web draws a screen at each, the server answers any other with 404. `$id` is a
 * parameter, a last `$` the rest of the path.
 */
export const PAGES = {
  login: '/login',
  forgottenPassword: PAGE_PATHS.forgottenPassword,
  changePassword: PAGE_PATHS.changePassword,
  newPassword: PAGE_PATHS.newPassword('$token'),
  legal: '/mentions-legales',
  help: '/help',
  home: '/',
  dashboard: '/dashboard',
  management: '/gestion-projets',
  managementOfType: '/gestion-projets/$type',
  smhfProjects: '/gestion-projets-smhf',
  mdvProjects: '/gestion-projets-mdv',
  printerDashboard: '/dashboard-imprimeur',
  clientDashboard: '/dashboard-client',
  quotas: '/suivi-quotas',
  followUp: PAGE_PATHS.followUp('$id'),
  qrCode: PAGE_PATHS.qrCode('$id'),
  fileLink: PAGE_PATHS.fileLink('$token'),
  approval: PAGE_PATHS.approval('$token'),
  approvalOnTablet: PAGE_PATHS.approvalOnTablet('$id'),
  delivery: PAGE_PATHS.delivery('$token'),
  account: '/mon-compte',
  openProject: '/open-projet/$id',
  init: '/init',
  mailbox: '/courriels',
  mailQueue: '/suivi-courriels',
  securityLog: '/journal-securite',
  elements: '/elements',
} as const;

/** Pages of the demonstration alone: elsewhere no screen stands there. */
export const DEMO_PAGES = { dev: '/dev' } as const;

const WIZARD_PAGES = Object.values(KIND_FACTS).map(({ base }) => wizardPages(base));
const PATTERNS = [...Object.values(PAGES), ...WIZARD_PAGES].map(patternOf);
const DEMO_PATTERNS = Object.values(DEMO_PAGES).map(patternOf);

function patternOf(page: string): readonly string[] {
  return page.toLowerCase().split('/');
}

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  const open = pattern.at(-1) === '$';
  if (open ? parts.length < pattern.length - 1 : parts.length !== pattern.length) return false;
  return pattern.every((part, index) => {
    if (part === '$') return true;
    const given = parts[index] ?? '';
    return part.startsWith('$') ? given !== '' : given === part;
  });
}

/** Whether a screen stands at this path, however its letters and its last slash are written; `demo` while DEMO=1. */
export function isPage(pathname: string, { demo }: { demo: boolean }): boolean {
  const parts = pathname
    .toLowerCase()
    .replace(/(?<=.)\/$/, '')
    .split('/');
  return [...PATTERNS, ...(demo ? DEMO_PATTERNS : [])].some((pattern) => matches(pattern, parts));
}
