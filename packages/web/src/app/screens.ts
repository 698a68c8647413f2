import { KIND_FACTS } from '@ardoise/domain/kinds/kind-facts.ts';
import { DEMO_PAGES, PAGES, wizardPages } from '@ardoise/domain/page-paths.ts';
import { ROLES } from '@ardoise/domain/projects/roles.ts';
import { WIZARD_PAGES } from '../features/project-wizard/kinds/wizard-pages.ts';
import { CONTENT_SCREENS } from './content-screens.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { lazyScreen } from './lazy-screen.ts';
import type { Screen } from './screen.ts';

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

const managementPage = page(() => import('../features/management/ManagementPage.tsx'), 'ManagementPage');
const teamProjectsPage = page(
  () => import('../features/management/TeamProjectsPage.tsx'),
  'TeamProjectsPage',
);

/** The screens of every wizard: its base path, the step, the project. Read-only roles see the recap there. */
const WIZARD_SCREENS: readonly Screen[] = Object.values(KIND_FACTS).map(({ kind, base }) => ({
  path: wizardPages(base),
  roles: SEE_PROJECTS,
  title: 'Projet',
  frame: 'shell',
  // One script a kind: a first load has the steps of its own only.
  page: page(WIZARD_PAGES[kind]),
}));

/** Every screen of the product. Any other address redirects to the start page. */
export const SCREENS: readonly Screen[] = [
  {
    path: PAGES.login,
    roles: 'public',
    title: 'Connexion',
    frame: 'bare',
    page: page(() => import('../features/login/LoginPage.tsx'), 'LoginPage'),
  },
  {
    path: PAGES.forgottenPassword,
    roles: 'public',
    title: 'Mot de passe oublié',
    frame: 'bare',
    page: page(() => import('../features/login/ForgottenPasswordPage.tsx'), 'ForgottenPasswordPage'),
  },
  {
    // Public: an account with an expired password has no role until it sets another.
    path: PAGES.changePassword,
    roles: 'public',
    title: 'Nouveau mot de passe',
    frame: 'bare',
    page: page(() => import('../features/login/ChangePasswordPage.tsx'), 'ChangePasswordPage'),
  },
  {
    path: PAGES.newPassword,
    roles: 'public',
    title: 'Nouveau mot de passe',
    frame: 'bare',
    page: page(() => import('../features/login/NewPasswordPage.tsx'), 'NewPasswordPage'),
  },
  {
    path: PAGES.legal,
    roles: 'public',
    title: 'Mentions légales',
    frame: 'shell',
    page: page(() => import('../features/legal/LegalPage.tsx'), 'LegalPage'),
  },
  {
    path: PAGES.help,
    roles: ROLES,
    title: 'Aide',
    frame: 'shell',
    page: page(() => import('../features/help/HelpPage.tsx'), 'HelpPage'),
  },
  {
    path: PAGES.home,
    roles: AT_HOME,
    title: 'Accueil',
    frame: 'shell',
    page: page(() => import('../features/home/HomePage.tsx'), 'HomePage'),
  },
  {
    path: PAGES.dashboard,
    roles: SEE_PROJECTS,
    title: 'Tableau de bord',
    frame: 'shell',
    page: DashboardScreen,
  },
  {
    // Without a type: the first one.
    path: PAGES.management,
    roles: ['siege', 'administrator'],
    title: 'Gestion des projets',
    frame: 'shell',
    page: managementPage,
  },
  {
    path: PAGES.managementOfType,
    roles: ['siege', 'administrator'],
    title: 'Gestion des projets',
    frame: 'shell',
    page: managementPage,
  },
  {
    path: PAGES.smhfProjects,
    roles: ['smhf'],
    title: 'Projets de mon équipe',
    frame: 'shell',
    page: teamProjectsPage,
  },
  {
    path: PAGES.mdvProjects,
    roles: ['mdv'],
    title: 'Projets de mon équipe',
    frame: 'shell',
    page: teamProjectsPage,
  },
  {
    path: PAGES.printerDashboard,
    roles: ['imprimeur', 'agence'],
    title: 'Impression',
    frame: 'shell',
    page: page(() => import('../features/printing/PrinterDashboardPage.tsx'), 'PrinterDashboardPage'),
  },
  {
    path: PAGES.clientDashboard,
    roles: ['client'],
    title: 'Tableau de bord',
    frame: 'shell',
    page: page(() => import('../features/client-space/ClientDashboardPage.tsx'), 'ClientDashboardPage'),
  },
  {
    path: PAGES.quotas,
    roles: ['smhf', 'siege', 'administrator'],
    title: 'Suivi des quotas',
    frame: 'shell',
    page: page(() => import('../features/quotas/QuotaTrackingPage.tsx'), 'QuotaTrackingPage'),
  },
  ...CONTENT_SCREENS,
  ...WIZARD_SCREENS,
  {
    // Every role: on a device with another account open it says so, and offers to change.
    path: PAGES.clientOrder,
    roles: ROLES,
    title: 'Votre commande',
    frame: 'shell',
    page: page(() => import('../features/client-space/ClientOrderPage.tsx'), 'ClientOrderPage'),
  },
  {
    path: PAGES.followUp,
    roles: [...SEE_PROJECTS, 'imprimeur'],
    title: 'Suivi du projet',
    frame: 'shell',
    page: page(() => import('../features/follow-up/FollowUpPage.tsx'), 'FollowUpPage'),
  },
  {
    path: PAGES.qrScans,
    roles: ['siege', 'administrator'],
    title: 'Les QR codes en salle',
    frame: 'shell',
    page: page(() => import('../features/qr-scans/QrScansPage.tsx'), 'QrScansPage'),
  },
  {
    path: PAGES.qrCode,
    roles: ['administrator', 'siege', 'dc', 'agence'],
    title: 'QR code',
    frame: 'shell',
    page: page(() => import('../features/qr-codes/QrCodePage.tsx'), 'QrCodePage'),
  },
  {
    path: PAGES.fileLink,
    roles: 'public',
    title: 'Envoi de fichiers',
    frame: 'bare',
    page: page(() => import('../features/link-page/LinkPage.tsx'), 'LinkPage'),
  },
  {
    path: PAGES.approval,
    roles: 'public',
    title: 'Votre création',
    frame: 'bare',
    page: page(() => import('../features/approval/ApprovalLinkPage.tsx'), 'ApprovalLinkPage'),
  },
  {
    path: PAGES.approvalOnTablet,
    roles: ['dc', 'siege', 'administrator', 'client'],
    title: 'Accord du client',
    frame: 'bare',
    page: page(() => import('../features/approval/ApprovalTabletPage.tsx'), 'ApprovalTabletPage'),
  },
  {
    path: PAGES.delivery,
    roles: 'public',
    title: 'Vos fichiers',
    frame: 'bare',
    page: page(() => import('../features/approval/DeliveryPage.tsx'), 'DeliveryPage'),
  },
  {
    path: PAGES.account,
    roles: ROLES,
    title: 'Mon compte',
    frame: 'shell',
    page: page(() => import('../features/account/AccountPage.tsx'), 'AccountPage'),
  },
  {
    path: PAGES.openProject,
    roles: ROLES,
    title: 'Projet',
    frame: 'shell',
    page: page(() => import('../features/open-project/OpenProjectPage.tsx'), 'OpenProjectPage'),
  },
  {
    path: PAGES.init,
    roles: 'public',
    title: 'Chargement',
    frame: 'bare',
    page: page(() => import('../features/init/InitPage.tsx'), 'InitPage'),
  },
  {
    path: PAGES.mailbox,
    roles: 'public',
    title: 'E-mails',
    frame: 'shell',
    page: page(() => import('../features/demo-mailbox/MailboxPage.tsx'), 'MailboxPage'),
  },
  {
    // Without the demonstration redirects to the start, like an unknown address.
    path: DEMO_PAGES.dev,
    roles: 'public',
    title: 'Démonstration',
    frame: 'shell',
    page: page(() => import('../features/demo-entrance/DemoEntrancePage.tsx'), 'DemoEntrancePage'),
  },
  {
    path: PAGES.mailQueue,
    roles: ['administrator'],
    title: 'Suivi des e-mails',
    frame: 'shell',
    page: page(() => import('../features/mail-queue/MailQueuePage.tsx'), 'MailQueuePage'),
  },
  {
    path: PAGES.securityLog,
    roles: ['administrator'],
    title: 'Journal de sécurité',
    frame: 'shell',
    page: page(() => import('../features/security-log/SecurityLogPage.tsx'), 'SecurityLogPage'),
  },
  {
    path: PAGES.elements,
    roles: 'public',
    title: 'Éléments',
    frame: 'shell',
    page: page(() => import('../features/elements/ElementsPage.tsx'), 'ElementsPage'),
  },
];
