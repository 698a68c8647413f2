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

/** Types that a delegate or client attaches in a wizard. */
export const WIZARD_TYPES = [
  'photo_carte',
  'photo_charte',
  'photo_logo',
  'photo_typo',
  'photo_pricelist',
  'contenu',
] as const satisfies FileType[];

/** Types of an order that come by the client's links, the text also in a wizard: no answer names them. */
export const UNNAMED_TYPES: readonly FileType[] = ['texte', 'logo'];

/** What signatures cover. */
export const COVERED_FILE_TYPES: readonly FileType[] = [...WIZARD_TYPES, ...UNNAMED_TYPES];
