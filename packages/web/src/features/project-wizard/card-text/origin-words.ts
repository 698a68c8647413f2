import type { Card } from '@ardoise/domain/card-text/edit-card.ts';
import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import { counted } from '../../../components/format-number.ts';

/** Where the text comes from: 'Lues dans carte.docx, 2 pages. 2 corrigées par vous.' */
export function originInWords({ text, reading }: Card): string {
  const { origine, lignes = [] } = reading;
  const corrected = lignes.filter(({ corrigee }) => corrigee).length;
  const after = corrected === 0 ? '' : ` ${counted(corrected, 'ligne corrigée', 'lignes corrigées')}.`;
  if ((text.lignes ?? []).length === 0)
    return 'Écrivez les plats et les prix, comme sur la carte. Vous pouvez vous arrêter à tout moment.';
  if (origine?.type === 'fichier' && origine.nom) {
    const pages = origine.pages === undefined ? '' : `, ${counted(origine.pages, 'page', 'pages')}`;
    return `Lues dans ${shownFileName(origine.nom)}${pages}.${after}`;
  }
  return origine?.type === 'colle' ? `Lues dans le texte collé.${after}` : 'Écrites ici.';
}
