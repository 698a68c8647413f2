import { NBSP } from '../format-number.ts';

/** In place of a file, beside its download. */
export const UNSEEN_FILE = `Ce fichier ne s’affiche pas ici${NBSP}: téléchargez-le pour l’ouvrir.`;
export const PROTECTED_FILE = `Ce fichier est protégé par un mot de passe${NBSP}: ses pages ne s’affichent pas ici.`;
export const DAMAGED_FILE = `Ce fichier est abîmé${NBSP}: ses pages ne s’affichent pas.`;
