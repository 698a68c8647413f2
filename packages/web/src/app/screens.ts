import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { ROLES } from '@ardoise/domain/projects/roles.ts';
import { DEMO_PAGES, PAGES, wizardPages } from '@ardoise/domain/rules/page-paths.ts';
import { WIZARD_PAGES } from '../features/project-wizard/kinds/wizard-pages.ts';
import { CONTENT_SCREENS } from './content-screens.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { INTEGRATION_SCREENS } from './integration-screens.ts';
import { lazyScreen } from './lazy-screen.ts';
import { bareScreen, type Screen, shellScreen } from './screen.ts';

const page = lazyScreen;

/**
 * Roles with a home screen at '/'; printers, installers and clients are redirected to their dashboard
 * (specification/screens-and-addresses.md#where-one-starts).
 */
const AT_HOME = ['administrator', 'siege', 'dc', 'mdv', 'smhf', 'agence'] as const;
const SEE_PROJECTS = [
  'administrator',
  'siege',
  'dc',
  'mdv',
  'smhf',
  'agence',
  'installateur',
  'client',
] as const;

/** Who follows what stands at outlets. */
const SEE_PIECES = ['administrator', 'siege', 'dc', 'mdv', 'smhf'] as const;

const SEE_PROOFS = [...SEE_PROJECTS, 'imprimeur'] as const;

const managementPage = page(() => import('../features/management/ManagementPage.tsx'), 'ManagementPage');
const teamProjectsPage = page(
  () => import('../features/management/TeamProjectsPage.tsx'),
  'TeamProjectsPage',
);

/** The pages of a forgotten or ended password: one script. */
const passwordPages = async () => (await import('../features/login/password-pages.ts')).PASSWORD_PAGES;

/** Pages that are only read, by a mailed link: one script. */
const linkedPages = async () => (await import('../features/approval/linked-pages.ts')).LINKED_PAGES;

/** What stands at outlets, and its recalls: one script. */
const piecePages = async () => (await import('../features/pieces/piece-pages.ts')).PIECE_PAGES;

const PIECE_SCREENS = (
  [
    [PAGES.pieces, 'Le parc', 'PiecesPage'],
    [PAGES.outletPieces, 'Point de vente', 'OutletPiecesPage'],
    [PAGES.recall, 'Liste de rappel', 'RecallPage'],
  ] as const
).map(([path, title, name]) => shellScreen(path, title, SEE_PIECES, page(piecePages, name)));

/** Small pages that share nothing: one script. */
const smallPages = async () => (await import('./small-pages.ts')).SMALL_PAGES;

/** The pages of work without a network: one script. */
const offlinePages = async () => (await import('./offline/offline-screens.ts')).OFFLINE_SCREENS;

/** A project and its proofs: the room of these is a script that the follow-up alone names. */
const followUpPages = () => import('../features/follow-up/FollowUpPage.tsx');

/** The screens of every wizard: its base path, the step, the project. Read-only roles see the recap there. */
const WIZARD_SCREENS: readonly Screen[] = Object.values(KIND_FACTS).map(({ kind, base }) => ({
  path: wizardPages(base),
  roles: SEE_PROJECTS,
  title: 'Projet',
  frame: 'shell',
  // One script a kind: a first load has the steps of its own only.
  page: page(WIZARD_PAGES[kind], 'default'),
}));

/** Every screen of the product. Any other address redirects to the start page. */
export const SCREENS: readonly Screen[] = [
  bareScreen(
    PAGES.login,
    'Connexion',
    page(() => import('../features/login/LoginPage.tsx'), 'LoginPage'),
  ),
  bareScreen(PAGES.forgottenPassword, 'Mot de passe oublié', page(passwordPages, 'ForgottenPasswordPage')),
  // Public: an account with an expired password has no role until it sets another.
  bareScreen(PAGES.changePassword, 'Nouveau mot de passe', page(passwordPages, 'ChangePasswordPage')),
  bareScreen(PAGES.newPassword, 'Nouveau mot de passe', page(passwordPages, 'NewPasswordPage')),
  shellScreen(PAGES.legal, 'Mentions légales', 'public', page(smallPages, 'LegalPage')),
  shellScreen(
    PAGES.accessibility,
    'Accessibilité',
    'public',
    page(() => import('../features/accessibility/AccessibilityPage.tsx'), 'AccessibilityPage'),
  ),
  shellScreen(PAGES.help, 'Aide', ROLES, page(smallPages, 'HelpPage')),
  shellScreen(PAGES.outbox, 'Envois en attente', ROLES, page(offlinePages, 'OutboxPage')),
  shellScreen(PAGES.offline, 'Travailler hors ligne', ROLES, page(offlinePages, 'OfflineWorkPage')),
  shellScreen(
    PAGES.home,
    'Accueil',
    AT_HOME,
    page(() => import('../features/home/HomePage.tsx'), 'HomePage'),
  ),
  shellScreen(PAGES.dashboard, 'Tableau de bord', SEE_PROJECTS, DashboardScreen),
  // Without a type: the first one.
  shellScreen(PAGES.management, 'Gestion des projets', ['siege', 'administrator'], managementPage),
  shellScreen(PAGES.managementOfType, 'Gestion des projets', ['siege', 'administrator'], managementPage),
  shellScreen(PAGES.smhfProjects, 'Projets de mon équipe', ['smhf'], teamProjectsPage),
  shellScreen(PAGES.mdvProjects, 'Projets de mon équipe', ['mdv'], teamProjectsPage),
  shellScreen(
    PAGES.printerDashboard,
    'Impression',
    ['imprimeur', 'agence'],
    page(() => import('../features/printing/PrinterDashboardPage.tsx'), 'PrinterDashboardPage'),
  ),
  shellScreen(
    PAGES.clientDashboard,
    'Tableau de bord',
    ['client'],
    page(() => import('../features/client-space/ClientDashboardPage.tsx'), 'ClientDashboardPage'),
  ),
  shellScreen(
    PAGES.quotas,
    'Suivi des quotas',
    ['smhf', 'siege', 'administrator'],
    page(() => import('../features/quotas/QuotaTrackingPage.tsx'), 'QuotaTrackingPage'),
  ),
  shellScreen(
    PAGES.figures,
    'Les chiffres',
    ['smhf', 'agence', 'siege', 'administrator'],
    page(() => import('../features/figures/FiguresPage.tsx'), 'FiguresPage'),
  ),
  ...PIECE_SCREENS,
  ...CONTENT_SCREENS,
  ...INTEGRATION_SCREENS,
  ...WIZARD_SCREENS,
  // Every role: with another account signed in on the device it displays that, and offers to change.
  shellScreen(
    PAGES.clientOrder,
    'Votre commande',
    ROLES,
    page(() => import('../features/client-space/ClientOrderPage.tsx'), 'ClientOrderPage'),
  ),
  shellScreen(PAGES.followUp, 'Suivi du projet', SEE_PROOFS, page(followUpPages, 'FollowUpPage')),
  shellScreen(PAGES.proofs, 'Création', SEE_PROOFS, page(followUpPages, 'ProofRoomPage')),
  shellScreen(
    PAGES.posePhotos,
    'Photos de la pose',
    ['administrator', 'siege', 'dc', 'installateur'],
    page(followUpPages, 'PosePhotosPage'),
  ),
  shellScreen(
    PAGES.printCheck,
    'Fichiers d’exécution',
    ['administrator', 'siege', 'dc', 'mdv', 'smhf', 'agence', 'imprimeur'],
    page(() => import('../features/follow-up/print-check/PrintCheckPage.tsx'), 'PrintCheckPage'),
  ),
  shellScreen(
    PAGES.qrScans,
    'Les QR codes en salle',
    ['siege', 'administrator'],
    page(() => import('../features/qr-scans/QrScansPage.tsx'), 'QrScansPage'),
  ),
  shellScreen(
    PAGES.qrCode,
    'QR code',
    ['administrator', 'siege', 'dc', 'agence'],
    page(() => import('../features/qr-codes/QrCodePage.tsx'), 'QrCodePage'),
  ),
  bareScreen(
    PAGES.fileLink,
    'Envoi de fichiers',
    page(() => import('../features/link-page/LinkPage.tsx'), 'LinkPage'),
  ),
  bareScreen(
    PAGES.approval,
    'Votre création',
    page(() => import('../features/approval/ApprovalLinkPage.tsx'), 'ApprovalLinkPage'),
  ),
  {
    path: PAGES.approvalOnTablet,
    roles: ['dc', 'siege', 'administrator', 'client'],
    title: 'Accord du client',
    frame: 'bare',
    page: page(() => import('../features/approval/ApprovalTabletPage.tsx'), 'ApprovalTabletPage'),
  },
  bareScreen(PAGES.delivery, 'Vos fichiers', page(linkedPages, 'DeliveryPage')),
  bareScreen(PAGES.tracking, 'Votre commande', page(linkedPages, 'TrackingPage')),
  shellScreen(
    PAGES.account,
    'Mon compte',
    ROLES,
    page(() => import('../features/account/AccountPage.tsx'), 'AccountPage'),
  ),
  shellScreen(PAGES.openProject, 'Projet', ROLES, page(smallPages, 'OpenProjectPage')),
  bareScreen(PAGES.init, 'Chargement', page(smallPages, 'InitPage')),
  shellScreen(
    PAGES.mailbox,
    'E-mails',
    'public',
    page(() => import('../features/demo-mailbox/MailboxPage.tsx'), 'MailboxPage'),
  ),
  // Without the demonstration redirects to the start, like an unknown address.
  shellScreen(
    DEMO_PAGES.dev,
    'Démonstration',
    'public',
    page(() => import('../features/demo-entrance/DemoEntrancePage.tsx'), 'DemoEntrancePage'),
  ),
  shellScreen(
    PAGES.mailQueue,
    'Suivi des e-mails',
    ['administrator'],
    page(() => import('../features/mail-queue/MailQueuePage.tsx'), 'MailQueuePage'),
  ),
  shellScreen(
    PAGES.securityLog,
    'Journal de sécurité',
    ['administrator'],
    page(() => import('../features/security-log/SecurityLogPage.tsx'), 'SecurityLogPage'),
  ),
  shellScreen(
    PAGES.elements,
    'Éléments',
    'public',
    page(() => import('../features/elements/ElementsPage.tsx'), 'ElementsPage'),
  ),
];
