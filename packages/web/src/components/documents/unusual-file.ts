import type { FilePages, ProjectFile } from '@ardoise/domain/contract/files.ts';
import { formatNumber, formatSize, NBSP } from '../format-number.ts';

/** From here on its first page may take long. */
const HEAVY_BYTES = 100 * 1024 * 1024;
const LONG_MM = 2000;
const MANY_PAGES = 50;

const metres = (mm: number) => `${formatNumber(Math.round(mm / 100) / 10)}${NBSP}m`;

/** What is unusual in a file that is shown, or is about to be: its weight until `shown`, else its size or its pages. */
export function unusualFile(
  { size }: Pick<ProjectFile, 'size'>,
  pages: FilePages | undefined,
  page: number,
  shown: boolean,
): string {
  if (!shown && size > HEAVY_BYTES)
    return `Ce fichier pèse ${formatSize(size)}${NBSP}: sa page arrive, cela peut demander une minute.`;
  const format = pages?.pages[page - 1];
  if (format !== undefined && Math.max(format.largeur, format.hauteur) > LONG_MM)
    return `Cette page mesure ${metres(format.largeur)} sur ${metres(format.hauteur)}${NBSP}: elle est montrée en réduction.`;
  const count = pages?.pages.length ?? 0;
  return count > MANY_PAGES
    ? `Ce fichier a ${formatNumber(count)} pages${NBSP}: chacune arrive quand on la tourne.`
    : '';
}
