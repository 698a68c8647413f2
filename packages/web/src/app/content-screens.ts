import { PAGES } from '@ardoise/domain/page-paths.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { lazyScreen as page } from './lazy-screen.ts';
import type { Screen } from './screen.ts';

const HEAD_OFFICE: readonly Role[] = ['siege', 'administrator'];

const importPage = page(() => import('../features/content/imports/ImportPage.tsx'), 'ImportPage');

/** The screens of the content management, in the order of its tabs. */
export const CONTENT_SCREENS: readonly Screen[] = [
  {
    path: PAGES.contents,
    roles: HEAD_OFFICE,
    title: 'Contenus et réglages',
    frame: 'shell',
    page: page(() => import('../features/content/overview/ContentOverviewPage.tsx'), 'ContentOverviewPage'),
  },
  {
    path: PAGES.catalogues,
    roles: HEAD_OFFICE,
    title: 'Catalogues',
    frame: 'shell',
    page: page(() => import('../features/content/catalogues/CataloguesPage.tsx'), 'CataloguesPage'),
  },
  {
    path: PAGES.catalogueList,
    roles: HEAD_OFFICE,
    title: 'Catalogue',
    frame: 'shell',
    page: page(() => import('../features/content/catalogues/CataloguePage.tsx'), 'CataloguePage'),
  },
  {
    path: PAGES.contentLog,
    roles: HEAD_OFFICE,
    title: 'Journal des contenus',
    frame: 'shell',
    page: page(() => import('../features/content/log/ContentLogPage.tsx'), 'ContentLogPage'),
  },
  {
    path: PAGES.serviceState,
    roles: HEAD_OFFICE,
    title: 'État du service',
    frame: 'shell',
    page: page(() => import('../features/content/service/ServicePage.tsx'), 'ServicePage'),
  },
  {
    path: PAGES.integrations,
    roles: ['administrator'],
    title: 'Intégrations',
    frame: 'shell',
    page: page(() => import('../features/content/integrations/IntegrationsPage.tsx'), 'IntegrationsPage'),
  },
  {
    path: PAGES.privacy,
    roles: HEAD_OFFICE,
    title: 'Données personnelles',
    frame: 'shell',
    page: page(() => import('../features/content/privacy/RegisterPage.tsx'), 'RegisterPage'),
  },
  {
    path: PAGES.people,
    roles: ['administrator'],
    title: 'Demandes des personnes',
    frame: 'shell',
    page: page(() => import('../features/content/privacy/PeoplePage.tsx'), 'PeoplePage'),
  },
  {
    path: PAGES.documentReads,
    roles: HEAD_OFFICE,
    title: 'Lectures',
    frame: 'shell',
    page: page(() => import('../features/content/privacy/DocumentReadsPage.tsx'), 'DocumentReadsPage'),
  },
  {
    path: PAGES.contentSettings,
    roles: HEAD_OFFICE,
    title: 'Réglages',
    frame: 'shell',
    page: page(() => import('../features/content/settings/SettingsPage.tsx'), 'SettingsPage'),
  },
  {
    path: PAGES.contentNews,
    roles: HEAD_OFFICE,
    title: 'Actualités',
    frame: 'shell',
    page: page(() => import('../features/content/news/ContentNewsPage.tsx'), 'ContentNewsPage'),
  },
  {
    path: PAGES.contentQuotas,
    roles: HEAD_OFFICE,
    title: 'Quotas',
    frame: 'shell',
    page: page(() => import('../features/content/quotas/ContentQuotasPage.tsx'), 'ContentQuotasPage'),
  },
  {
    path: PAGES.outlets,
    roles: HEAD_OFFICE,
    title: 'Points de vente',
    frame: 'shell',
    page: page(() => import('../features/content/outlets/OutletsPage.tsx'), 'OutletsPage'),
  },
  {
    path: PAGES.newOutlet,
    roles: HEAD_OFFICE,
    title: 'Nouveau point de vente',
    frame: 'shell',
    page: page(() => import('../features/content/outlets/NewOutletPage.tsx'), 'NewOutletPage'),
  },
  {
    path: PAGES.outlet,
    roles: HEAD_OFFICE,
    title: 'Point de vente',
    frame: 'shell',
    page: page(() => import('../features/content/outlets/OutletPage.tsx'), 'OutletPage'),
  },
  {
    path: PAGES.accounts,
    roles: HEAD_OFFICE,
    title: 'Comptes',
    frame: 'shell',
    page: page(() => import('../features/content/accounts/AccountsPage.tsx'), 'AccountsPage'),
  },
  {
    path: PAGES.outletsImport,
    roles: HEAD_OFFICE,
    title: 'Importer',
    frame: 'shell',
    page: importPage,
  },
  {
    path: PAGES.accountsImport,
    roles: HEAD_OFFICE,
    title: 'Importer',
    frame: 'shell',
    page: importPage,
  },
  {
    path: PAGES.catalogueImport,
    roles: HEAD_OFFICE,
    title: 'Importer',
    frame: 'shell',
    page: importPage,
  },
  {
    path: PAGES.catalogueEntry,
    roles: HEAD_OFFICE,
    title: 'Fiche du catalogue',
    frame: 'shell',
    page: page(() => import('../features/content/entry/EntryPage.tsx'), 'EntryPage'),
  },
];
