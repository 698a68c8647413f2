import type { ProjectFile } from '@ardoise/domain/contract/files.ts';

/** One page of the proof: an image is one page, a PDF several. */
export interface ProofSheet {
  file: ProjectFile;
  /** In its file, 1-based. */
  page: number;
}

/** All pages of the proof, file by file. `opened` maps file ids to page counts known only after opening. */
export function sheetsOf(
  files: readonly ProjectFile[],
  opened: Readonly<Record<string, number>>,
): ProofSheet[] {
  return files.flatMap((file) => {
    const pages = file.mime === 'application/pdf' ? (file.pages ?? opened[file.id] ?? 1) : 1;
    return Array.from({ length: Math.max(1, pages) }, (_, index) => ({ file, page: index + 1 }));
  });
}

/** Index of this page of this file; the first page if not found. */
export function indexOfSheet(sheets: readonly ProofSheet[], fileId: string, page: number): number {
  return Math.max(
    0,
    sheets.findIndex((sheet) => sheet.file.id === fileId && sheet.page === page),
  );
}
