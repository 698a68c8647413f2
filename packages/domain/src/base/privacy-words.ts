/** The documents whose reading is tracked, in the words of the page (specification/security.md#tracks-of-reads). */
export const READ_DOCUMENTS = {
  signatures: 'Signatures',
  bon_commande: 'Bon de commande',
  preuve_accord: 'Preuve d’accord',
  copie_accord: 'Copie de la preuve',
} as const;
export type ReadDocument = keyof typeof READ_DOCUMENTS;

/** How they were read. */
export const READ_WAYS = {
  page: 'À l’écran du projet',
  fichier: 'Document ouvert',
  telechargement: 'Document téléchargé',
  archive: 'Dans une archive',
  personne: 'Dans l’export d’une personne',
} as const;
export type ReadWay = keyof typeof READ_WAYS;

/** Whether reading a file of this type is tracked. */
export function isTracked(fileType: string): fileType is Exclude<ReadDocument, 'signatures'> {
  return fileType !== 'signatures' && Object.hasOwn(READ_DOCUMENTS, fileType);
}
