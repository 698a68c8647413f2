import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { calendarDays, formatDate, formatTime } from '../../../components/format-date.ts';
import { counted, formatNumber, formatSize, NBSP } from '../../../components/format-number.ts';

type Shown = Pick<ProjectFile, 'pages' | 'width' | 'height' | 'size' | 'dateFile'>;

/** '2 pages · 4,2 Mo · déposé à 09:41'; '2 480 × 3 508 px · 1,1 Mo · déposé le 20 novembre 2026'. */
export function fileInWords({ pages, width, height, size, dateFile }: Shown, now: number): string {
  const when =
    calendarDays(dateFile, now) < 1
      ? `déposé à ${formatTime(dateFile)}`
      : `déposé le ${formatDate(dateFile)}`;
  return [
    pages === null ? '' : counted(pages, 'page', 'pages'),
    width === null || height === null
      ? ''
      : `${formatNumber(width)}${NBSP}×${NBSP}${formatNumber(height)}${NBSP}px`,
    formatSize(size),
    when,
  ]
    .filter(Boolean)
    .join(' · ');
}
