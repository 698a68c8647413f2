import type { FileType, ProjectFile } from '@ardoise/domain/contract/files.ts';

/** Files of one sort, shown as one thumbnail that opens them all. */
export interface DocumentGroup {
  type: FileType;
  title: string;
  files: ProjectFile[];
}

/** In the order they are looked for: what was signed, what was made, what was given. */
const TITLES: Record<FileType, string> = {
  bon_commande: 'Bon de commande signé',
  preuve_accord: 'Accord du client',
  photo_crea: 'Création',
  execution: 'Fichier d’exécution',
  photo_carte: 'Carte actuelle',
  texte: 'Texte de la carte',
  logo: 'Logo du client',
  photo_logo: 'Logo',
  photo_charte: 'Charte graphique',
  photo_typo: 'Typographie',
  photo_pricelist: 'Liste des prix',
  contenu: 'Contenu',
  statut: 'Joints aux messages',
  invitation: 'Reçus sur invitation',
};
const ORDER = Object.keys(TITLES) as FileType[];

/** The documents of a project by sort, the order form first; within a sort, in the order of the reply (newest first). */
export function groupDocuments(files: readonly ProjectFile[]): DocumentGroup[] {
  return ORDER.map((type) => ({
    type,
    title: TITLES[type],
    files: files.filter((file) => file.myplv_file_type === type),
  })).filter((group) => group.files.length > 0);
}
