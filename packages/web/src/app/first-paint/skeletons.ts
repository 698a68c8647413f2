import { PURPOSE } from '@ardoise/domain/base/words/purpose.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';

/**
 * Static skeleton before any script is loaded: header, title and placeholders (build/first-paint.ts puts it in `#root`;
 * React replaces it). Its heights equal those of the screens, against layout shift.
 */
const BRAND =
  '<svg viewBox="0 0 26 30" aria-hidden="true"><rect x="1.5" y="1.5" width="23" height="24" rx="2"/><path d="M6 20L12.5 7l7 13M8.5 15.5h8"/><path d="M6 26l-2 4M20 26l2 4"/></svg>';

const HEADER = `<header class="first-paint-top"><div><span class="first-paint-brand">${BRAND}Ardoise</span><span class="first-paint-find"></span><span class="first-paint-who"></span></div></header>`;

const times = (count: number, html: string) => html.repeat(count);
const bar = (name: string) => `<span class="first-paint-bar ${name}"></span>`;

function page(content: string, said: string, above = ''): string {
  return `<div class="first-paint">${HEADER}${above}<main aria-busy="true"><p class="first-paint-said" role="status">${said}</p>${content}</main></div>`;
}

const heading = (title: string | null) =>
  `<div class="first-paint-head">${title === null ? bar('first-paint-title') : `<h1>${title}</h1>`}${bar('first-paint-lede')}</div>`;
const ledger = (count: number) =>
  `<div class="first-paint-ledger">${times(count, `<span>${bar('first-paint-number')}${bar('first-paint-words')}</span>`)}</div>`;
const filters = (count: number) =>
  `<div class="first-paint-filters">${times(count, bar('first-paint-input'))}</div>`;
const rows = (count: number) =>
  `<div class="first-paint-rows">${times(count, `<div>${bar('first-paint-picture')}<span>${bar('first-paint-words')}${bar('first-paint-words')}</span>${bar('first-paint-tag')}${bar('first-paint-action')}</div>`)}</div>`;

const list = (title: string, counts: number, fields: number) =>
  page(
    heading(title) + (counts > 0 ? ledger(counts) : '') + filters(fields) + rows(9),
    'Vos projets arrivent.',
  );

const order = (name: string) =>
  `<div class="first-paint-order ${name}">${bar('first-paint-picture')}<span>${bar('first-paint-title')}${times(3, bar('first-paint-words'))}${bar('first-paint-action')}</span></div>`;

const ORDERS = page(
  `<div class="first-paint-orders"><div>${heading('Vos commandes')}${bar('first-paint-delegate')}</div>${order('first-paint-first')}<div class="first-paint-others">${times(2, order('first-paint-other'))}</div></div>`,
  'Vos commandes arrivent.',
);
const PROJECT = page(
  `${bar('first-paint-back')}${heading(null)}${bar('first-paint-path')}<div class="first-paint-ball">${bar('first-paint-title')}${bar('first-paint-lede')}</div><div class="first-paint-two">${bar('first-paint-block')}${bar('first-paint-block')}</div>`,
  'Le projet arrive.',
);
const HOME = page(
  `${heading(null)}${rows(5)}<div class="first-paint-tiles">${times(4, `<span>${bar('first-paint-picture')}${bar('first-paint-words')}</span>`)}</div>`,
  'L’accueil arrive.',
  '<div class="first-paint-notice"></div>',
);
const FORM = page(
  `${bar('first-paint-path')}${heading(null)}${times(4, bar('first-paint-field'))}`,
  'Votre commande arrive.',
);
const PLAIN = page(`${heading(null)}${bar('first-paint-block')}`, 'La page arrive.');

/** The company's button, if there is one: the server fills it, or takes it out (packages/server/src/http/company-button.ts). */
const COMPANY =
  '<!--company:<a class="first-paint-company" href="__COMPANY_PATH__">Se connecter avec __COMPANY_NAME__</a><p class="first-paint-or">ou avec un mot de passe</p>:company-->';

const LOGIN = `<div class="first-paint first-paint-login"><section><div><span class="first-paint-brand">${BRAND}Ardoise</span><p>${PURPOSE}</p></div></section><main aria-busy="true"><p class="first-paint-said" role="status">La connexion arrive.</p><h1>Se connecter</h1>${COMPANY}<div>${times(2, `<div>${bar('first-paint-label')}${bar('first-paint-box')}</div>`)}${bar('first-paint-go')}</div></main></div>`;

interface FirstPaint {
  name: string;
  path: RegExp;
  /** Screens whose scripts are preloaded. */
  screens: readonly string[];
  html: string;
  /** Of accounts of this role alone, before the page of everybody at the same addresses. */
  role?: Role;
  /** Also served without a session in place of every other one of this list, which redirect there. */
  visitors?: true;
}

/** The screen of each wizard, by the base of its addresses. */
const WIZARDS = {
  chr: 'chr/ChrWizardPage',
  vae: 'vae/VaeWizardPage',
  'vae-digital': 'vae-digital/VaeDigitalWizardPage',
  sm: 'psm/PsmWizardPage',
  da: 'pda/PdaWizardPage',
};

/** The prerendered pages, by address: the first that fits counts. */
export const FIRST_PAINTS: readonly FirstPaint[] = [
  { name: 'connexion', path: /^\/login$/, screens: ['login/LoginPage'], html: LOGIN, visitors: true },
  {
    name: 'commandes-client',
    path: /^\/dashboard$/,
    role: 'client',
    screens: ['client-space/ClientOrdersPage'],
    html: ORDERS,
  },
  {
    name: 'tableau-de-bord',
    path: /^\/dashboard$/,
    screens: ['dashboard/DashboardPage'],
    html: list('Tableau de bord', 7, 3),
  },
  {
    name: 'impression',
    path: /^\/dashboard-imprimeur$/,
    screens: ['printing/PrinterDashboardPage'],
    html: list('Impression', 3, 2),
  },
  {
    name: 'gestion',
    path: /^\/gestion-projets(\/[A-Z]+)?$/,
    screens: ['management/ManagementPage'],
    html: list('Gestion des projets', 0, 4),
  },
  {
    name: 'equipe',
    path: /^\/gestion-projets-(smhf|mdv)$/,
    screens: ['management/TeamProjectsPage'],
    html: list('Projets de mon équipe', 0, 3),
  },
  { name: 'accueil', path: /^\/$/, screens: ['home/HomePage'], html: HOME },
  {
    name: 'suivi-agence',
    path: /^\/suivi-projet\/[^/]+$/,
    role: 'agence',
    screens: ['follow-up/FollowUpPage', 'follow-up/agency/AgencyCard'],
    html: PROJECT,
  },
  { name: 'suivi', path: /^\/suivi-projet\/[^/]+$/, screens: ['follow-up/FollowUpPage'], html: PROJECT },
  ...Object.entries(WIZARDS).map(([base, screen]) => ({
    name: `commande-${base}`,
    path: new RegExp(`^/${base}/.+$`),
    screens: [`project-wizard/kinds/${screen}`],
    html: FORM,
  })),
  {
    name: 'page',
    path: /^\/(help|mon-compte|suivi-quotas|pilotage|suivi-courriels|qrcodes\/[^/]+|open-projet\/[^/]+)$/,
    screens: [],
    html: PLAIN,
  },
];
