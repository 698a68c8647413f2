/** Why a file was not read, in a sentence. */
export const UNREAD = {
  illisible: 'Ce fichier ne se lit pas ici\u00a0: l’agence reprendra le texte.',
  protege: 'Ce fichier est protégé\u00a0: l’agence reprendra le texte.',
  'trop long': 'Lecture trop longue\u00a0: l’agence reprendra le texte.',
} as const;
