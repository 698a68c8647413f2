import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import { accountManagementRoutes } from './features/accounts/account-management/account-management.routes.ts';
import { accountRoutes } from './features/accounts/accounts/accounts.routes.ts';
import { sessionListRoutes } from './features/accounts/accounts/sessions.routes.ts';
import { userRoutes } from './features/accounts/accounts/users.routes.ts';
import { companySignInRoutes } from './features/accounts/company-sign-in/company-sign-in.routes.ts';
import { passkeyRoutes } from './features/accounts/passkeys/passkeys.routes.ts';
import { scimRoutes } from './features/accounts/scim/scim.routes.ts';
import { apiKeyRoutes } from './features/base/api-keys/api-keys.routes.ts';
import type { AppContext } from './features/base/app-context.ts';
import { catalogueRoutes } from './features/base/catalogue/catalogue.routes.ts';
import { forgetOfferFacts } from './features/base/catalogue/offer-facts.ts';
import { changesRoutes } from './features/base/changes/changes.routes.ts';
import { contentLogRoutes } from './features/base/content-log/content-log.routes.ts';
import { documentReadRoutes } from './features/base/document-reads/document-reads.routes.ts';
import { outletRoutes } from './features/base/outlets/outlets.routes.ts';
import { quotaRoutes } from './features/base/quotas/quotas.routes.ts';
import { replacementRoutes } from './features/base/replacements/replacements.routes.ts';
import { noteRefusal } from './features/base/security-log/note-refusal.ts';
import { securityRoutes } from './features/base/security-log/security.routes.ts';
import { SecurityLog } from './features/base/security-log/security-log.ts';
import { settingsRoutes } from './features/base/settings/settings.routes.ts';
import { catalogueEntryRoutes } from './features/content/catalogue-entries/catalogue-entries.routes.ts';
import { cataloguePictureRoutes } from './features/content/catalogue-pictures/catalogue-pictures.routes.ts';
import { contentOverviewRoutes } from './features/content/content-overview/content-overview.routes.ts';
import { contentQuotaRoutes } from './features/content/content-quotas/content-quotas.routes.ts';
import { contentUndoRoutes } from './features/content/content-undo/content-undo.routes.ts';
import { importRoutes } from './features/content/imports/imports.routes.ts';
import { figureRoutes } from './features/lists/figures/figures.routes.ts';
import { homeRoutes } from './features/lists/home/home.routes.ts';
import { mailRoutes } from './features/lists/mail-list/mails.routes.ts';
import { agencyRoutes } from './features/lists/people-lists/agencies.routes.ts';
import { sharedPeopleRoutes } from './features/lists/people-lists/shared-people.routes.ts';
import { pieceRoutes } from './features/lists/pieces/pieces.routes.ts';
import { projectListRoutes } from './features/lists/project-lists/project-lists.routes.ts';
import { qrScanRoutes } from './features/lists/qr-scans/qr-scans.routes.ts';
import { recallRoutes } from './features/lists/recalls/recalls.routes.ts';
import { savedViewRoutes } from './features/lists/saved-views/saved-views.routes.ts';
import { accessibilityRoutes } from './features/outside/accessibility/accessibility.routes.ts';
import { demonstrationRoutes } from './features/outside/demonstration/demonstration.routes.ts';
import { guideRoutes } from './features/outside/guides/guides.routes.ts';
import { openApiRoutes } from './features/outside/open-api/open-api.routes.ts';
import { webhookRoutes } from './features/outside/webhooks/webhooks.routes.ts';
import { cardTextRoutes } from './features/project/card-text/card-text.routes.ts';
import { comparisonRoutes } from './features/project/comparisons/comparisons.routes.ts';
import { printCheckRoutes } from './features/project/documents/print-check/print-check.routes.ts';
import { proofRoutes } from './features/project/documents/proofs/proofs.routes.ts';
import { signatureRoutes } from './features/project/documents/signatures/signatures.routes.ts';
import { fileRoutes } from './features/project/documents/uploads/files.routes.ts';
import { drawingRoutes } from './features/project/drawings/drawings.routes.ts';
import { followUpRoutes } from './features/project/follow-up/follow-up.routes.ts';
import { lawPointRoutes } from './features/project/law-points/law-points.routes.ts';
import { linkRoutes } from './features/project/links/links.routes.ts';
import { orderRoutes } from './features/project/orders/orders.routes.ts';
import { projectRoutes } from './features/project/projects/projects.routes.ts';
import { qrCodeRoutes } from './features/project/qr-codes/qr-codes.routes.ts';
import { scanRoutes } from './features/project/qr-codes/scan.routes.ts';
import { searchRoutes } from './features/project/search/search.routes.ts';
import { takingRoutes } from './features/project/taking/taking.routes.ts';
import { healthRoutes } from './features/watch/operations/health.routes.ts';
import { metricsRoutes } from './features/watch/operations/metrics.routes.ts';
import { serviceStateRoutes } from './features/watch/operations/service-state.routes.ts';
import { privacyRoutes } from './features/watch/privacy/privacy.routes.ts';
import { approvalRoutes } from './features/workflow/approvals/approvals.routes.ts';
import { bulkRoutes } from './features/workflow/bulk/bulk.routes.ts';
import { depositRoutes } from './features/workflow/deposits/deposits.routes.ts';
import { orderFileRoutes } from './features/workflow/order-files/order-files.routes.ts';
import { printingRoutes } from './features/workflow/printing/printing.routes.ts';
import { workflowRoutes } from './features/workflow/workflow/workflow.routes.ts';
import { compressReplies } from './http/compression.ts';
import { limitConnections } from './http/connection-limits.ts';
import { installErrorReplies, sendFrameworkError } from './http/errors.ts';
import { lingerOnClose } from './http/lingering-close.ts';
import { refuseUnreadable } from './http/refuse-connection.ts';
import { refuseMalformed } from './http/refuse-malformed.ts';
import { requestCounts } from './http/request-counts.ts';
import { logRequests, requestIdOf, returnRequestIds } from './http/request-id.ts';
import { installRequestParsing } from './http/request-parsing.ts';
import { installSecurityHeaders } from './http/security-headers.ts';
import { sessionCookieName } from './http/session-cookie.ts';
import { cutSlowBodies } from './http/slow-bodies.ts';
import { serveWebPages } from './http/web-pages.ts';
import { logOptions } from './operations/log-options.ts';

/** Largest JSON body: a document is about 20 KB, a signature's picture 280 KB. */
const MAX_JSON = 1024 * 1024;

/**
 * Timeout for the head of a request; bodies have their own minimum rate (http/slow-bodies.ts). A missing Host is
 * refused in French (http/refuse-malformed.ts).
 */
const HEADS = { headersTimeout: 20_000, connectionsCheckingInterval: 5_000, requireHostHeader: false };

const LEVELS_OF_REQUESTS: readonly string[] = ['info', 'debug', 'trace'];

export interface AppOptions {
  logLevel: Config['logLevel'];
  /** Default: standard output. */
  logTo?: { write(line: string): void } | undefined;
}

/** Every feature's calls. */
const FEATURES: readonly ((app: FastifyInstance, context: AppContext) => void)[] = [
  accountRoutes,
  companySignInRoutes,
  scimRoutes,
  sessionListRoutes,
  passkeyRoutes,
  userRoutes,
  accountManagementRoutes,
  agencyRoutes,
  sharedPeopleRoutes,
  replacementRoutes,
  projectListRoutes,
  homeRoutes,
  savedViewRoutes,
  projectRoutes,
  orderRoutes,
  drawingRoutes,
  signatureRoutes,
  workflowRoutes,
  depositRoutes,
  orderFileRoutes,
  followUpRoutes,
  searchRoutes,
  changesRoutes,
  fileRoutes,
  printingRoutes,
  bulkRoutes,
  takingRoutes,
  printCheckRoutes,
  proofRoutes,
  cardTextRoutes,
  comparisonRoutes,
  lawPointRoutes,
  linkRoutes,
  approvalRoutes,
  catalogueRoutes,
  cataloguePictureRoutes,
  catalogueEntryRoutes,
  settingsRoutes,
  guideRoutes,
  accessibilityRoutes,
  contentOverviewRoutes,
  contentLogRoutes,
  contentUndoRoutes,
  outletRoutes,
  importRoutes,
  quotaRoutes,
  contentQuotaRoutes,
  qrCodeRoutes,
  scanRoutes,
  figureRoutes,
  pieceRoutes,
  recallRoutes,
  qrScanRoutes,
  mailRoutes,
  securityRoutes,
  apiKeyRoutes,
  webhookRoutes,
  openApiRoutes,
  demonstrationRoutes,
  healthRoutes,
  serviceStateRoutes,
  privacyRoutes,
  documentReadRoutes,
];

/** For `route`: authentication, and notifications of changes. */
function decorateForRoutes(
  app: FastifyInstance,
  { config, pool, sessions, changes, lists }: AppContext,
): void {
  app.decorate('liveSessions', sessions);
  app.decorate('projectChanges', changes);
  app.decorate('listReads', lists);
  app.decorate('forgetOffers', () => forgetOfferFacts(pool));
  app.decorate('sessionSettings', { cookieName: sessionCookieName(config) });
  app.decorate('keyDatabase', pool);
  app.decorateRequest('caller', null);
  app.decorateRequest('apiKey', null);
  app.decorateRequest('foundKey', null);
}

/** Composes the application, top to bottom: the hooks of every request, then the features. */
export async function buildApp(
  context: AppContext,
  { logLevel, logTo }: AppOptions,
): Promise<FastifyInstance> {
  const { config } = context;
  const app = Fastify({
    logger: { ...logOptions(logLevel), ...(logTo === undefined ? {} : { stream: logTo }) },
    // Fastify's own entries contain the URL, which may contain the token of a mailed link (http/request-id.ts).
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_JSON,
    clientErrorHandler: refuseUnreadable,
    http: HEADS,
    trustProxy: config.trustProxy,
    exposeHeadRoutes: false,
    genReqId: requestIdOf,
    frameworkErrors: sendFrameworkError,
    routerOptions: { maxParamLength: 300 },
  });
  app.decorate('registeredCalls', new Map());
  app.decorate('routeList', []);
  app.addHook('onRoute', ({ method, url }) => {
    app.routeList.push(...[method].flat().map((each) => `${each} ${url}`));
  });
  decorateForRoutes(app, context);
  const securityLog = new SecurityLog(context.pool, (err) => app.log.error({ err }, 'security log'));
  app.decorate('securityLog', securityLog);
  app.addHook('onClose', () => securityLog.settled());
  app.addHook('onClose', () => context.fileProcess.stop());
  lingerOnClose(app);
  returnRequestIds(app);
  if (LEVELS_OF_REQUESTS.includes(logLevel)) logRequests(app);
  installErrorReplies(app, noteRefusal);
  installRequestParsing(app);
  installSecurityHeaders(app, config);
  compressReplies(app);
  refuseMalformed(app);
  limitConnections(app, { behindProxy: config.trustProxy !== false });
  cutSlowBodies(app);
  await app.register(cookie);
  await app.register(rateLimit, { global: false, store: requestCounts(context.pool) });
  await app.register(multipart);

  await metricsRoutes(app, context);
  for (const addRoutes of FEATURES) addRoutes(app, context);
  // Without an answer the page is drawn as for everybody: its call for the session says what failed.
  const roleOf = async (token: string) => (await app.liveSessions.find(token).catch(() => null))?.role;
  await serveWebPages(app, { ...config, roleOf });

  return app;
}
