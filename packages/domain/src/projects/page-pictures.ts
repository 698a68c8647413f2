import type { FileType } from './file-types.ts';

/** Widths, in pixels, at which a page is kept as a picture; a very high page is narrower. */
export const PAGE_WIDTHS = [480, 960, 1920, 3840] as const;
export type PageWidth = (typeof PAGE_WIDTHS)[number];
const LARGEST: PageWidth = 3840;

/** Later pages of a longer file are read in the file itself; no remark stands on them either. */
export const MOST_PAGES = 500;

/** What is looked at page by page: what an agency makes. The others are read as they were sent. */
const PAGED_TYPES: readonly FileType[] = ['photo_crea', 'execution'];

/** Whether a file's pages are kept as pictures. */
export function hasPagePictures({ myplv_file_type }: { myplv_file_type: FileType }): boolean {
  return PAGED_TYPES.includes(myplv_file_type);
}

/** The smallest picture that is sharp at so many pixels; the largest where none is. */
export function pageWidthFor(pixels: number): PageWidth {
  return PAGE_WIDTHS.find((width) => width >= pixels) ?? LARGEST;
}

/**
 * Whether a file's pages can be shown: `protege` by a password, `illisible` because it is damaged or asks too much,
 * `attente` while too many others are drawn.
 */
export const PAGES_STATES = ['lisible', 'protege', 'illisible', 'attente'] as const;
export type PagesState = (typeof PAGES_STATES)[number];
