import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { PRINT_DPI } from '@ardoise/domain/rules/file-rules.ts';
import type { FileRecord } from './files.repository.ts';

/** Types that are printed, hence need a resolution. */
const PRINTED_TYPES = ['logo', 'photo_logo', 'execution'];
const ANNOTATABLE = ['image/jpeg', 'image/png'];

/** A warning about the received file, or none: a JPEG to print below 300 DPI (specification/files.md#what-is-accepted). */
export function warningOn(file: Pick<FileRecord, 'mime' | 'file_type' | 'dpi'>): string | null {
  if (file.mime !== 'image/jpeg' || !PRINTED_TYPES.includes(file.file_type)) return null;
  if (file.dpi === null)
    return `La résolution de ce JPEG n’est pas indiquée\u00a0: ${PRINT_DPI}\u00a0DPI sont conseillés.`;
  if (file.dpi >= PRINT_DPI) return null;
  return `Ce JPEG est à ${file.dpi}\u00a0DPI\u00a0: ${PRINT_DPI}\u00a0DPI sont conseillés pour l’impression.`;
}

/** A file, for a reply; `deletable` for this caller now. */
export function presentFile(file: FileRecord, deletable: boolean): ProjectFile {
  const url = `/rest/myplv/fichiers/${file.id}`;
  const hasPicture = file.erased_at === null && (file.width !== null || file.pages !== null);
  return {
    id: file.id,
    filename: file.filename,
    url,
    photo: hasPicture ? `${url}/vignette` : null,
    dateFile: file.t_creation,
    myplv_file_type: file.file_type,
    mime: file.mime,
    size: file.size,
    width: file.width,
    height: file.height,
    pages: file.pages,
    empreinte: file.sha256,
    annotable: ANNOTATABLE.includes(file.mime),
    deletable,
    avertissement: warningOn(file),
    recuApresSignature: file.received_after_signature,
    ...(file.absent_when_signed && { absentALaSignature: true }),
    retire: file.retired,
    perime: file.superseded,
    efface: file.erased_at,
  };
}
