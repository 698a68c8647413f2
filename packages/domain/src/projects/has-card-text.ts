import type { CardLine } from './card-text.ts';
import type { ProjectDocument } from './project.ts';

type Order = Pick<ProjectDocument, 'texteCarte' | 'lectureCarte' | 'contenu_fichier_texte'>;

/** Neither a name nor a price: a line that nobody has written yet. */
export const isEmptyLine = ({ nom, prix }: CardLine): boolean => !nom?.trim() && !prix?.trim();

/** Whether the order has the text of its card: a line. */
export function hasCardText({ texteCarte }: Order): boolean {
  return (texteCarte?.lignes ?? []).some((line) => !isEmptyLine(line));
}

/** A line or the owner's file, read or not: photos are then not needed, and no link leaves by itself. */
export function hasTextOrFile(order: Order): boolean {
  return hasCardText(order) || Boolean(order.lectureCarte?.origine?.fichier);
}

/** Whether the photos of the present card are of the order: not while its text is asked for and has not come. */
export function hasCardPhotos(order: Order): boolean {
  return order.contenu_fichier_texte?.hasFichierTexte !== 'oui' || hasTextOrFile(order);
}
