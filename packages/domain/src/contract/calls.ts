import * as accessibility from './accessibility.ts';
import * as accounts from './accounts.ts';
import * as addressee from './addressee.ts';
import * as agencies from './agencies.ts';
import * as allowedStatuses from './allowed-statuses.ts';
import * as apiKeys from './api-keys.ts';
import * as approvals from './approvals.ts';
import * as bulk from './bulk.ts';
import * as calendars from './calendars.ts';
import type { Call } from './call.ts';
import * as cardText from './card-text.ts';
import * as catalogue from './catalogue.ts';
import * as catalogueEntries from './catalogue-entries.ts';
import * as cataloguePictures from './catalogue-pictures.ts';
import * as changes from './changes.ts';
import * as clientLinks from './client-links.ts';
import * as clones from './clones.ts';
import * as conformity from './conformity.ts';
import * as contacts from './contacts.ts';
import * as contentLog from './content-log.ts';
import * as contentOverview from './content-overview.ts';
import * as creations from './creations.ts';
import * as demo from './demo.ts';
import * as deposits from './deposits.ts';
import * as deviceKeys from './device-keys.ts';
import * as drawings from './drawings.ts';
import * as figures from './figures.ts';
import * as files from './files.ts';
import * as finalPrice from './final-price.ts';
import * as findings from './findings.ts';
import * as guides from './guides.ts';
import * as home from './home.ts';
import * as imports from './imports.ts';
import * as invitations from './invitations.ts';
import * as lawPoints from './law-points.ts';
import * as mails from './mails.ts';
import * as nextProject from './next-project.ts';
import * as openApi from './open-api.ts';
import * as orderFiles from './order-files.ts';
import * as outletContents from './outlet-contents.ts';
import * as outlets from './outlets.ts';
import * as pageSession from './page-session.ts';
import * as passkeys from './passkeys.ts';
import * as pieces from './pieces.ts';
import * as poses from './poses.ts';
import * as printCheck from './print-check.ts';
import * as printing from './printing.ts';
import * as privacy from './privacy.ts';
import * as privacyPeople from './privacy-people.ts';
import * as projectModels from './project-models.ts';
import * as projects from './projects.ts';
import * as promises from './promises.ts';
import * as qrCodes from './qr-codes.ts';
import * as qrScans from './qr-scans.ts';
import * as quotaEdits from './quota-edits.ts';
import * as quotas from './quotas.ts';
import * as recalls from './recalls.ts';
import * as receivedTexts from './received-texts.ts';
import * as replacements from './replacements.ts';
import * as salesforce from './salesforce.ts';
import * as savedViews from './saved-views.ts';
import * as search from './search.ts';
import * as security from './security.ts';
import * as serviceState from './service-state.ts';
import * as session from './session.ts';
import * as sessions from './sessions.ts';
import * as settingChanges from './setting-changes.ts';
import * as settings from './settings.ts';
import * as shipments from './shipments.ts';
import * as signaturePictures from './signature-pictures.ts';
import * as taking from './taking.ts';
import * as trackingLinks from './tracking-links.ts';
import * as users from './users.ts';
import * as waitingCounts from './waiting-counts.ts';
import * as webhooks from './webhooks.ts';

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'who' in value;
}

/** Every call of the product: the server refuses to start when one has no handler, OpenAPI lists them all. */
export const CALLS: readonly Call[] = [
  session,
  pageSession,
  sessions,
  deviceKeys,
  passkeys,
  security,
  apiKeys,
  webhooks,
  serviceState,
  privacy,
  privacyPeople,
  users,
  accounts,
  replacements,
  projectModels,
  projects,
  promises,
  shipments,
  signaturePictures,
  addressee,
  drawings,
  allowedStatuses,
  nextProject,
  waitingCounts,
  home,
  savedViews,
  search,
  clones,
  finalPrice,
  invitations,
  changes,
  files,
  figures,
  pieces,
  recalls,
  lawPoints,
  cardText,
  receivedTexts,
  approvals,
  clientLinks,
  trackingLinks,
  creations,
  findings,
  poses,
  calendars,
  printCheck,
  printing,
  bulk,
  taking,
  catalogue,
  cataloguePictures,
  catalogueEntries,
  settings,
  settingChanges,
  guides,
  contacts,
  accessibility,
  conformity,
  contentLog,
  contentOverview,
  imports,
  quotas,
  quotaEdits,
  salesforce,
  outletContents,
  outlets,
  agencies,
  qrCodes,
  qrScans,
  mails,
  demo,
  deposits,
  orderFiles,
  openApi,
]
  .flatMap((module) => Object.values(module) as unknown[])
  .filter(isCall);
