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
import * as figures from './figures.ts';
import * as files from './files.ts';
import * as finalPrice from './final-price.ts';
import * as findings from './findings.ts';
import * as guides from './guides.ts';
import * as home from './home.ts';
import * as imports from './imports.ts';
import * as invitations from './invitations.ts';
import * as lawPoints from './law-points.ts';
import * as openApi from './open-api.ts';
import * as outletContents from './outlet-contents.ts';
import * as outlets from './outlets.ts';
import * as pieces from './pieces.ts';
import * as poses from './poses.ts';
import * as printCheck from './print-check.ts';
import * as printing from './printing.ts';
import * as projects from './projects.ts';
import * as promises from './promises.ts';
import * as qrCodes from './qr-codes.ts';
import * as qrScans from './qr-scans.ts';
import * as quotaEdits from './quota-edits.ts';
import * as quotas from './quotas.ts';
import * as salesforce from './salesforce.ts';
import * as search from './search.ts';
import * as security from './security.ts';
import * as serviceState from './service-state.ts';
import * as settings from './settings.ts';
import * as shipments from './shipments.ts';
import * as taking from './taking.ts';
import * as users from './users.ts';
import * as waitingCounts from './waiting-counts.ts';

/**
 * THE list of what a key may ask for (specification/security.md#keys), each call in French, within the rights of its account. What
 * is not listed needs a person: signing and approving, passwords, sessions, keys, webhooks, the access of accounts
 * (imports and replacements among them), settings, one's own views, public pages and links. A new call is not listed.
 */
const LISTED: readonly (readonly [call: Call, words: string])[] = [
  [projects.listProjects, 'Les projets du périmètre, filtrés et triés'],
  [projects.countProjects, 'Le nombre de projets par statut'],
  [projects.createProject, 'Créer un projet, en brouillon'],
  [projects.readProject, 'Un projet, avec ses réponses, son historique et ses actions'],
  [projects.saveProject, 'Enregistrer un brouillon'],
  [projects.deleteProject, 'Supprimer un projet'],
  [projects.restoreProject, 'Rétablir un projet supprimé'],
  [projects.changeStatus, 'Changer le statut'],
  [allowedStatuses.allStatuses, 'Les statuts que le siège peut donner'],
  [allowedStatuses.allowedStatuses, 'Les statuts ouverts maintenant'],
  [allowedStatuses.canUpdate, 'Si le projet peut être modifié'],
  [allowedStatuses.userStatuses, 'Les statuts que le rôle voit'],
  [bulk.changeAgency, 'Confier un projet à une autre agence'],
  [bulk.changeDc, 'Réaffecter des projets à un autre délégué commercial'],
  [bulk.changePrinter, 'Confier un projet à un autre imprimeur'],
  [bulk.previewBulk, 'Essayer une action sur plusieurs projets'],
  [bulk.runBulk, 'Agir sur plusieurs projets'],
  [clones.cloneProject, 'Copier un projet'],
  [clones.undoClone, 'Reprendre une copie, dans les 10 minutes'],
  [creations.addProofNote, 'Poser un post-it sur la création'],
  [creations.deleteProofNote, 'Retirer un post-it'],
  [creations.replyToNote, 'Répondre à une remarque, ou la régler'],
  [creations.listProofs, 'Les versions de la création'],
  [findings.giveProofText, 'Donner un PDF avec du texte à comparer'],
  [findings.listExecutionFindings, 'Les écarts des fichiers d’exécution avec la commande'],
  [findings.listFindings, 'Les écarts d’une création avec sa commande'],
  [findings.unwantFinding, 'Reprendre « C’est voulu »'],
  [findings.wantFinding, 'Dire qu’un écart est voulu'],
  [drawings.listSignedDrawings, 'Les dessins que couvrent les signatures'],
  [files.deleteFile, 'Supprimer un fichier'],
  [files.listFiles, 'Les fichiers d’un projet'],
  [files.listLinks, 'Les liens envoyés pour un projet'],
  [files.readFile, 'Un fichier'],
  [files.readPagePicture, 'Une page d’un fichier en image'],
  [files.readPages, 'Les pages d’un fichier'],
  [files.readThumbnail, 'La vignette d’un fichier'],
  [files.sendLink, 'Envoyer un lien par e-mail'],
  [files.uploadFile, 'Joindre un fichier'],
  [finalPrice.changeFinalPrice, 'Saisir le prix final'],
  [home.home, 'Les chiffres de l’accueil'],
  [agencies.agencyHome, 'Ce qui attend une agence, par statut'],
  [agencies.checkAgencyMail, 'Si une adresse est celle d’une agence'],
  [agencies.usualAgencyMail, 'L’adresse de l’agence habituelle'],
  [waitingCounts.countWaiting, 'Les projets qui attendent, par statut et échéance'],
  [invitations.listInvitations, 'Les invitations en attente'],
  [invitations.revokeInvitation, 'Reprendre une invitation'],
  [invitations.sendInvitation, 'Inviter à joindre un fichier'],
  [poses.planPose, 'Planifier la prévisite et la pose'],
  [promises.promiseDelivery, 'Promettre le jour de la livraison'],
  [shipments.askForDay, 'Demander un jour de livraison'],
  [shipments.noteShipment, 'Noter l’envoi d’une commande'],
  [lawPoints.readLawPoints, 'Les points de droit d’une commande'],
  [printCheck.readPrintCheck, 'Le contrôle des fichiers d’exécution'],
  [printCheck.readPrintCheckOfProof, 'Le contrôle des fichiers d’une création'],
  [printing.downloadProject, 'Demander l’archive des documents'],
  [printing.downloadProjectToo, 'Demander l’archive des documents'],
  [printing.printBatchSheet, 'La fiche de plusieurs projets, en PDF'],
  [printing.printLot, 'Imprimer plusieurs projets, ou les dire livrés'],
  [printing.printOne, 'Télécharger un projet pour l’imprimer'],
  [printing.readArchive, 'Une archive'],
  [taking.takeProjects, 'Prendre, confier ou rendre des projets de l’agence'],
  [search.searchProjects, 'Chercher des projets par quelques mots'],
  [qrCodes.changeQrCode, 'Changer la cible d’un QR code'],
  [qrCodes.createQrCode, 'Donner sa cible à un QR code'],
  [qrCodes.deleteQrBanner, 'Retirer la bannière'],
  [qrCodes.readQrBanner, 'La bannière'],
  [qrCodes.readQrCode, 'Le QR code d’un projet'],
  [qrCodes.readQrCodePicture, 'L’image d’un QR code'],
  [qrCodes.uploadQrBanner, 'Envoyer la bannière'],
  [qrCodes.uploadQrFile, 'Envoyer le PDF d’un QR code'],
  [qrScans.exportScans, 'Les scans, en tableur'],
  [qrScans.readScans, 'Les scans des QR codes imprimés'],
  [qrScans.tellSilentCode, 'Prévenir d’un code que personne ne scanne'],
  [figures.exportFigures, 'Les chiffres d’une période, en tableur'],
  [figures.readFigures, 'Les chiffres d’une période'],
  [pieces.listPieces, 'Les pièces en place, par ce qu’elles montrent'],
  [pieces.listPieceOutlets, 'Les points de vente qui ont des pièces'],
  [pieces.readOutletPieces, 'Les pièces d’un point de vente'],
  [pieces.readPieceTotals, 'Combien de pièces sont en place'],
  [pieces.suggestConditions, 'Ce que montrent les pièces, par quelques mots'],
  [quotas.askArbitration, 'Demander un arbitrage de quota'],
  [quotas.quotaState, 'L’état du quota d’un SMHF'],
  [quotas.quotaTracking, 'Les quotas par SMHF et support'],
  [quotas.quotaYears, 'Les années de quotas'],
  [quotaEdits.changeQuota, 'Fixer le quota annuel d’un SMHF'],
  [quotaEdits.exportQuotas, 'Les quotas d’une année, en tableur'],
  [quotaEdits.quotaTransfers, 'Les transferts d’unités'],
  [quotaEdits.readQuotaGrid, 'Les quotas d’une année'],
  [outlets.lookUpOutlet, 'Un point de vente par son numéro'],
  [outletContents.correctOutlet, 'Corriger un point de vente'],
  [outletContents.createOutlet, 'Ajouter un point de vente'],
  [outletContents.listOutlets, 'Chercher des points de vente'],
  [outletContents.readOutlet, 'La fiche d’un point de vente'],
  [salesforce.readOutletSources, 'L’état de Salesforce'],
  [catalogue.readCatalogue, 'Une liste de référence, telle qu’elle est proposée'],
  [catalogueEntries.addEntry, 'Ajouter une fiche à un catalogue'],
  [catalogueEntries.changeEntry, 'Modifier une fiche'],
  [catalogueEntries.deleteEntry, 'Supprimer une fiche'],
  [catalogueEntries.hideEntry, 'Masquer une fiche'],
  [catalogueEntries.listCatalogues, 'Les catalogues et leurs nombres'],
  [catalogueEntries.listEntries, 'Les fiches d’un catalogue'],
  [catalogueEntries.listEntryDrafts, 'Les brouillons qui ont choisi une fiche'],
  [catalogueEntries.orderEntry, 'Déplacer une fiche'],
  [catalogueEntries.orderFamily, 'Déplacer une famille'],
  [catalogueEntries.readEntry, 'Une fiche et ses usages'],
  [catalogueEntries.replaceEntry, 'Remplacer une fiche dans les brouillons'],
  [catalogueEntries.withdrawEntry, 'Retirer une fiche'],
  [cataloguePictures.cropCataloguePicture, 'Recadrer une image'],
  [cataloguePictures.readCataloguePicture, 'Une image envoyée'],
  [cataloguePictures.readOriginalPicture, 'L’original d’une image'],
  [cataloguePictures.showCataloguePicture, 'Une image des catalogues'],
  [cataloguePictures.uploadCataloguePicture, 'Envoyer une image'],
  [imports.exportEntries, 'Les fiches d’un catalogue, en CSV'],
  [imports.readImportModel, 'Le modèle d’un fichier à importer'],
  [contentLog.exportContentChanges, 'Le journal des contenus, en CSV'],
  [contentLog.listContentChanges, 'Le journal des contenus'],
  [contentOverview.countWithoutSmhf, 'Les comptes sans SMHF'],
  [contentOverview.listPlannedContent, 'Ce qui change de soi-même'],
  [contacts.readContacts, 'Les contacts de l’aide'],
  [guides.listGuides, 'Les guides'],
  [guides.readGuide, 'Un guide, en PDF'],
  [settings.readSettings, 'Les réglages que montrent les écrans'],
  [security.listSecurityEvents, 'Le journal de sécurité'],
  [serviceState.readServiceState, 'L’état du service'],
  [accounts.listAccounts, 'Les comptes'],
  [accounts.readAccount, 'Un compte'],
  [users.agencies, 'Les agences'],
  [users.dcRecord, 'La fiche d’un délégué commercial'],
  [users.dcsOfManager, 'Les délégués commerciaux d’un responsable'],
  [users.me, 'Le compte au nom duquel la clé agit'],
  [users.printers, 'Les imprimeurs'],
  [users.user, 'Un compte, à la façon de Drupal'],
  [users.usersByRole, 'Les comptes d’un rôle'],
  [openApi.openApi, 'Cette description, en OpenAPI 3.1'],
];

const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`;
const WORDS: ReadonlyMap<string, string> = new Map(LISTED.map(([call, words]) => [nameOf(call), words]));

/** Whether a key may ever make this call; one that only reads makes none that changes something. */
export function isKeyCall(call: Pick<Call, 'method' | 'path'>): boolean {
  return WORDS.has(nameOf(call));
}

/** What it does in French, on the page for those who write programs; undefined for a call that needs a person. */
export function keyCallWords(call: Pick<Call, 'method' | 'path'>): string | undefined {
  return WORDS.get(nameOf(call));
}
