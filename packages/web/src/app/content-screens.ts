import type { Role } from '@ardoise/domain/projects/roles.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { lazyScreen as page } from './lazy-screen.ts';
import { type Screen, shellScreen } from './screen.ts';

const HEAD_OFFICE: readonly Role[] = ['siege', 'administrator'];

const importPage = page(() => import('../features/content/imports/ImportPage.tsx'), 'ImportPage');

/** Personal data: one script. */
const privacyPages = async () => (await import('../features/content/privacy/privacy-pages.ts')).PRIVACY_PAGES;

/** Outlets: one script. */
const outletPages = async () => (await import('../features/content/outlets/outlet-pages.ts')).OUTLET_PAGES;

const screen = (path: string, title: string, shown: Screen['page'], roles = HEAD_OFFICE) =>
  shellScreen(path, title, roles, shown);

/** The screens of the content management, in the order of its tabs. */
export const CONTENT_SCREENS: readonly Screen[] = [
  screen(
    PAGES.contents,
    'Contenus et réglages',
    page(() => import('../features/content/overview/ContentOverviewPage.tsx'), 'ContentOverviewPage'),
  ),
  screen(
    PAGES.catalogues,
    'Catalogues',
    page(() => import('../features/content/catalogues/CataloguesPage.tsx'), 'CataloguesPage'),
  ),
  screen(
    PAGES.catalogueList,
    'Catalogue',
    page(() => import('../features/content/catalogues/CataloguePage.tsx'), 'CataloguePage'),
  ),
  screen(
    PAGES.contentLog,
    'Journal des contenus',
    page(() => import('../features/content/log/ContentLogPage.tsx'), 'ContentLogPage'),
  ),
  screen(
    PAGES.serviceState,
    'État du service',
    page(() => import('../features/content/service/ServicePage.tsx'), 'ServicePage'),
  ),
  screen(
    PAGES.integrations,
    'Intégrations',
    page(() => import('../features/content/integrations/IntegrationsPage.tsx'), 'IntegrationsPage'),
    ['administrator'],
  ),
  screen(PAGES.privacy, 'Données personnelles', page(privacyPages, 'RegisterPage')),
  screen(PAGES.people, 'Demandes des personnes', page(privacyPages, 'PeoplePage'), ['administrator']),
  screen(PAGES.documentReads, 'Lectures', page(privacyPages, 'DocumentReadsPage')),
  screen(
    PAGES.contentSettings,
    'Réglages',
    page(() => import('../features/content/settings/SettingsPage.tsx'), 'SettingsPage'),
  ),
  screen(
    PAGES.contentNews,
    'Actualités',
    page(() => import('../features/content/news/ContentNewsPage.tsx'), 'ContentNewsPage'),
  ),
  screen(
    PAGES.contentQuotas,
    'Quotas',
    page(() => import('../features/content/quotas/ContentQuotasPage.tsx'), 'ContentQuotasPage'),
  ),
  screen(PAGES.outlets, 'Points de vente', page(outletPages, 'OutletsPage')),
  screen(PAGES.newOutlet, 'Nouveau point de vente', page(outletPages, 'NewOutletPage')),
  screen(PAGES.outlet, 'Point de vente', page(outletPages, 'OutletPage')),
  screen(
    PAGES.accounts,
    'Comptes',
    page(() => import('../features/content/accounts/AccountsPage.tsx'), 'AccountsPage'),
  ),
  screen(PAGES.outletsImport, 'Importer', importPage),
  screen(PAGES.accountsImport, 'Importer', importPage),
  screen(PAGES.catalogueImport, 'Importer', importPage),
  screen(
    PAGES.catalogueEntry,
    'Fiche du catalogue',
    page(() => import('../features/content/entry/EntryPage.tsx'), 'EntryPage'),
  ),
];
