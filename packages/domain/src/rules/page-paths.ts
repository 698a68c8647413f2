/**
 * Page URLs used in mails and on printed matter. A token goes in the path, never in the query, and is never logged
 * (specification/mails-and-links.md#links). With a `$name` in the place of a value: the pattern of the page, whose type says what
 * a link to it must give.
 */
export const PAGE_PATHS = {
  /** Requests the link that resets a password. */
  forgottenPassword: '/cms/mot-de-passe',
  /** Changes one's own password; an expired one redirects here. */
  changePassword: '/cms/mot-de-passe/changer',
  /** Sets a password with a mailed token. */
  newPassword: <T extends string>(token: T) => `/cms/mot-de-passe/${token}` as const,
  /** Uploads the files that a link requests. */
  fileLink: <T extends string>(token: T) => `/lien/${token}` as const,
  /** The proof that the client approves, by a mailed link; no account is needed. */
  approval: <T extends string>(token: T) => `/accord/${token}` as const,
  /** The same on the delegate's tablet, face to face. */
  approvalOnTablet: <T extends string>(projectId: T) => `/accord-client/${projectId}` as const,
  /** The files of a finished order, by a mailed link. */
  delivery: <T extends string>(token: T) => `/livraison/${token}` as const,
  /** When an order comes, for a client without an account, by a mailed link. */
  tracking: <T extends string>(token: T) => `/suivi/${token}` as const,
  /** The first page of an order that its client completes. */
  clientOrder: <T extends string>(projectId: T) => `/commande/${projectId}` as const,
  /** Where its owner continues a project. */
  openProject: <T extends string>(projectId: T) => `/open-projet/${projectId}` as const,
  /** The follow-up of a project. */
  followUp: <T extends string>(projectId: T) => `/suivi-projet/${projectId}` as const,
  /** Photos of what was put up. */
  posePhotos: <T extends string>(projectId: T) => `/suivi-projet/${projectId}/pose` as const,
  /** Its files before they are printed. */
  printCheck: <T extends string>(projectId: T) => `/suivi-projet/${projectId}/controle` as const,
  /** The target of its QR code. */
  qrCode: <T extends string>(projectId: T) => `/qrcodes/${projectId}` as const,
  /** Head office's projects of one type. */
  managementOfType: <T extends string>(type: T) => `/gestion-projets/${type}` as const,
  /** Deliveries of a webhook. */
  webhook: <T extends string>(id: T) => `/cms/integrations/webhooks/${id}` as const,
  /** A reference list in the content management, and an entry of it. */
  catalogueList: <T extends string>(list: T) => `/cms/catalogues/${list}` as const,
  catalogueEntry: <T extends string, U extends string>(list: T, id: U) =>
    `/cms/catalogues/${list}/${id}` as const,
} as const;

/** Where the company's sign-in begins and ends: addresses of the server, which redirect to the provider. */
export const COMPANY_PATHS = { signIn: '/sso/connexion', signOut: '/sso/quitter' } as const;

/** In the place of an entry's id: a new one. */
export const NEW_ENTRY = 'nouvelle';

/** Route pattern of a wizard's pages: its base path, the step, the project. */
export function wizardPages(base: string): string {
  return `/${base}/$`;
}

/**
 * The path of every page, each once: the web renders a screen at each, the server returns 404 for any other. `$id` is a
 * parameter, a trailing `$` the rest of the path.
 */
export const PAGES = {
  login: '/login',
  forgottenPassword: PAGE_PATHS.forgottenPassword,
  changePassword: PAGE_PATHS.changePassword,
  newPassword: PAGE_PATHS.newPassword('$token'),
  legal: '/mentions-legales',
  accessibility: '/accessibilite',
  help: '/help',
  /** What waits on this device to be sent. */
  outbox: '/envois',
  /** What this device has for work without a network. */
  offline: '/hors-ligne',
  home: '/',
  dashboard: '/dashboard',
  management: '/gestion-projets',
  managementOfType: PAGE_PATHS.managementOfType('$type'),
  smhfProjects: '/gestion-projets-smhf',
  mdvProjects: '/gestion-projets-mdv',
  printerDashboard: '/dashboard-imprimeur',
  clientDashboard: '/dashboard-client',
  quotas: '/suivi-quotas',
  figures: '/pilotage',
  pieces: '/parc',
  /** What stands and hangs at an outlet. */
  outletPieces: '/parc/$outlet',
  /** A frozen list of pieces to take back. */
  recall: '/parc/rappel/$rappel',
  contents: '/cms',
  catalogues: '/cms/catalogues',
  catalogueList: PAGE_PATHS.catalogueList('$liste'),
  contentQuotas: '/cms/quotas',
  outlets: '/cms/points-de-vente',
  newOutlet: '/cms/points-de-vente/nouveau',
  outlet: '/cms/points-de-vente/$outlet',
  accounts: '/cms/comptes',
  outletsImport: '/cms/points-de-vente/import',
  catalogueEntry: PAGE_PATHS.catalogueEntry('$liste', '$id'),
  accountsImport: '/cms/comptes/import',
  catalogueImport: '/cms/catalogues/$liste/import',
  clientOrder: PAGE_PATHS.clientOrder('$id'),
  followUp: PAGE_PATHS.followUp('$id'),
  printCheck: PAGE_PATHS.printCheck('$id'),
  posePhotos: PAGE_PATHS.posePhotos('$id'),
  /** The versions of its proof, side by side. */
  proofs: '/suivi-projet/$id/epreuves',
  qrScans: '/cms/qr-codes',
  qrCode: PAGE_PATHS.qrCode('$id'),
  fileLink: PAGE_PATHS.fileLink('$token'),
  approval: PAGE_PATHS.approval('$token'),
  approvalOnTablet: PAGE_PATHS.approvalOnTablet('$id'),
  delivery: PAGE_PATHS.delivery('$token'),
  tracking: PAGE_PATHS.tracking('$token'),
  account: '/mon-compte',
  openProject: PAGE_PATHS.openProject('$id'),
  init: '/init',
  mailbox: '/courriels',
  mailQueue: '/suivi-courriels',
  securityLog: '/journal-securite',
  contentSettings: '/cms/reglages',
  contentNews: '/cms/actualites',
  contentLog: '/cms/journal',
  serviceState: '/cms/etat',
  integrations: '/cms/integrations',
  privacy: '/cms/donnees-personnelles',
  documentReads: '/cms/donnees-personnelles/lectures',
  people: '/cms/donnees-personnelles/personnes',
  webhook: PAGE_PATHS.webhook('$webhook'),
  apiDescription: '/cms/integrations/api',
  elements: '/elements',
} as const;

/** Pages of the demonstration only: without it these paths have no screen. */
export const DEMO_PAGES = { dev: '/dev' } as const;
