import type { Corners } from './page-space.ts';
import type { Pdfium } from './pdfium.ts';

type BoxReader = (page: number, left: number, bottom: number, right: number, top: number) => boolean;

const FLOAT = 4;

function readCorners(pdfium: Pdfium, read: (at: number) => boolean): Corners | null {
  const { pdfium: module } = pdfium;
  const at = module.wasmExports.malloc(4 * FLOAT);
  try {
    if (!read(at)) return null;
    const [a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3].map((rank) =>
      module.getValue(at + rank * FLOAT, 'float'),
    );
    return { left: a, bottom: b, right: c, top: d };
  } finally {
    module.wasmExports.free(at);
  }
}

function sorted({ left, bottom, right, top }: Corners): Corners {
  return {
    left: Math.min(left, right),
    right: Math.max(left, right),
    bottom: Math.min(bottom, top),
    top: Math.max(bottom, top),
  };
}

function boxBy(pdfium: Pdfium, page: number, read: BoxReader): Corners | null {
  const corners = readCorners(pdfium, (at) => read(page, at, at + FLOAT, at + 2 * FLOAT, at + 3 * FLOAT));
  return corners === null ? null : sorted(corners);
}

/** What of the page is shown, where its own boxes say nothing: they may be those of its parents. */
function shownBox(pdfium: Pdfium, page: number): Corners {
  const corners = readCorners(pdfium, (at) => pdfium.FPDF_GetPageBoundingBox(page, at));
  // Left, top, right, bottom.
  return corners === null
    ? { left: 0, bottom: 0, right: 0, top: 0 }
    : sorted({ ...corners, bottom: corners.top, top: corners.bottom });
}

/** The whole page, and what is cut out of it. */
export function pageBoxes(pdfium: Pdfium, page: number): { media: Corners; trim: Corners | null } {
  return {
    media: boxBy(pdfium, page, pdfium.FPDFPage_GetMediaBox) ?? shownBox(pdfium, page),
    trim: boxBy(pdfium, page, pdfium.FPDFPage_GetTrimBox),
  };
}

/** Opens a page with all that it has, whatever its CropBox shows; to be closed. */
export function openWholePage(pdfium: Pdfium, document: number, rank: number): number {
  const page = pdfium.FPDF_LoadPage(document, rank);
  const media = boxBy(pdfium, page, pdfium.FPDFPage_GetMediaBox);
  if (media === null || boxBy(pdfium, page, pdfium.FPDFPage_GetCropBox) === null) return page;
  pdfium.FPDFPage_SetCropBox(page, media.left, media.bottom, media.right, media.top);
  pdfium.FPDF_ClosePage(page);
  return pdfium.FPDF_LoadPage(document, rank);
}

/** Corners of an object within what holds it. */
export function objectCorners(pdfium: Pdfium, object: number): Corners | null {
  return boxBy(pdfium, object, pdfium.FPDFPageObj_GetBounds);
}
