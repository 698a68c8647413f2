import * as accounts from './accounts.ts';
import * as agencies from './agencies.ts';
import * as allowedStatuses from './allowed-statuses.ts';
import * as bulk from './bulk.ts';
import type { Call } from './call.ts';
import * as catalogue from './catalogue.ts';
import * as catalogueEntries from './catalogue-entries.ts';
import * as cataloguePictures from './catalogue-pictures.ts';
import * as clones from './clones.ts';
import * as contacts from './contacts.ts';
import * as contentLog from './content-log.ts';
import * as contentOverview from './content-overview.ts';
import * as creations from './creations.ts';
import * as drawings from './drawings.ts';
import * as files from './files.ts';
import * as finalPrice from './final-price.ts';
import * as guides from './guides.ts';
import * as home from './home.ts';
import * as imports from './imports.ts';
import * as invitations from './invitations.ts';
import * as openApi from './open-api.ts';
import * as outletContents from './outlet-contents.ts';
import * as outlets from './outlets.ts';
import * as poses from './poses.ts';
import * as printing from './printing.ts';
import * as projects from './projects.ts';
import * as qrCodes from './qr-codes.ts';
import * as qrScans from './qr-scans.ts';
import * as quotaEdits from './quota-edits.ts';
import * as quotas from './quotas.ts';
import * as salesforce from './salesforce.ts';
import * as search from './search.ts';
import * as security from './security.ts';
import * as serviceState from './service-state.ts';
import * as settings from './settings.ts';
import * as taking from './taking.ts';
import * as users from './users.ts';
import * as waitingCounts from './waiting-counts.ts';

/**
 * THE list of what a key may ask for (specification/security.md#keys), each call within the rights of its account. What
 * is not listed needs a person: signing and approving, passwords, sessions, keys, webhooks, the access of accounts
 * (imports and replacements among them), settings, one's own views, public pages and links. A new call is not listed.
 */
const LISTED: readonly Call[] = [
  projects.listProjects,
  projects.countProjects,
  projects.createProject,
  projects.readProject,
  projects.saveProject,
  projects.deleteProject,
  projects.restoreProject,
  projects.changeStatus,
  allowedStatuses.allStatuses,
  allowedStatuses.allowedStatuses,
  allowedStatuses.canUpdate,
  allowedStatuses.userStatuses,
  bulk.changeAgency,
  bulk.changeDc,
  bulk.changePrinter,
  bulk.previewBulk,
  bulk.runBulk,
  clones.cloneProject,
  clones.undoClone,
  creations.addProofNote,
  creations.deleteProofNote,
  creations.listProofs,
  drawings.listSignedDrawings,
  files.deleteFile,
  files.listFiles,
  files.listLinks,
  files.readFile,
  files.readThumbnail,
  files.sendLink,
  files.uploadFile,
  finalPrice.changeFinalPrice,
  home.home,
  agencies.agencyHome,
  agencies.checkAgencyMail,
  agencies.usualAgencyMail,
  waitingCounts.countWaiting,
  invitations.listInvitations,
  invitations.revokeInvitation,
  invitations.sendInvitation,
  poses.planPose,
  printing.downloadProject,
  printing.downloadProjectToo,
  printing.printBatchSheet,
  printing.printLot,
  printing.printOne,
  printing.readArchive,
  taking.takeProjects,
  search.searchProjects,
  qrCodes.changeQrCode,
  qrCodes.createQrCode,
  qrCodes.deleteQrBanner,
  qrCodes.readQrBanner,
  qrCodes.readQrCode,
  qrCodes.readQrCodePicture,
  qrCodes.uploadQrBanner,
  qrCodes.uploadQrFile,
  qrScans.exportScans,
  qrScans.readScans,
  qrScans.tellSilentCode,
  quotas.askArbitration,
  quotas.quotaState,
  quotas.quotaTracking,
  quotas.quotaYears,
  quotaEdits.changeQuota,
  quotaEdits.exportQuotas,
  quotaEdits.quotaTransfers,
  quotaEdits.readQuotaGrid,
  outlets.lookUpOutlet,
  outletContents.correctOutlet,
  outletContents.createOutlet,
  outletContents.listOutlets,
  outletContents.readOutlet,
  salesforce.readOutletSources,
  catalogue.readCatalogue,
  catalogueEntries.addEntry,
  catalogueEntries.changeEntry,
  catalogueEntries.deleteEntry,
  catalogueEntries.hideEntry,
  catalogueEntries.listCatalogues,
  catalogueEntries.listEntries,
  catalogueEntries.listEntryDrafts,
  catalogueEntries.orderEntry,
  catalogueEntries.orderFamily,
  catalogueEntries.readEntry,
  catalogueEntries.replaceEntry,
  catalogueEntries.withdrawEntry,
  cataloguePictures.cropCataloguePicture,
  cataloguePictures.readCataloguePicture,
  cataloguePictures.readOriginalPicture,
  cataloguePictures.showCataloguePicture,
  cataloguePictures.uploadCataloguePicture,
  imports.exportEntries,
  imports.readImportModel,
  contentLog.exportContentChanges,
  contentLog.listContentChanges,
  contentOverview.countWithoutSmhf,
  contentOverview.listPlannedContent,
  contacts.readContacts,
  guides.listGuides,
  guides.readGuide,
  settings.readSettings,
  security.listSecurityEvents,
  serviceState.readServiceState,
  accounts.listAccounts,
  accounts.readAccount,
  users.agencies,
  users.dcRecord,
  users.dcsOfManager,
  users.me,
  users.printers,
  users.user,
  users.usersByRole,
  openApi.openApi,
];

const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`;
const NAMES: ReadonlySet<string> = new Set(LISTED.map(nameOf));

/** Whether a key may ever make this call; one that only reads makes none that changes something. */
export function isKeyCall(call: Pick<Call, 'method' | 'path'>): boolean {
  return NAMES.has(nameOf(call));
}
