/** Purpose of a file (specification/files.md#types). */
export const FILE_TYPES = [
  'photo_carte',
  'photo_charte',
  'photo_logo',
  'photo_typo',
  'photo_crea',
  'photo_pricelist',
  'photo_pose',
  'execution',
  'contenu',
  'texte',
  'logo',
  'statut',
  'invitation',
  'bon_commande',
  'preuve_accord',
  'copie_accord',
] as const;
export type FileType = (typeof FILE_TYPES)[number];
