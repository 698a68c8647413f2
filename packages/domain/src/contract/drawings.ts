import * as z from 'zod/mini';
import type { Mark } from '../drawing/mark.ts';
import { byProject, get } from './call.ts';

/** A drawing that a signature covers, to be painted; lengths in millimetres. */
export const signedDrawing = z.object({
  title: z.string(),
  format: z.string(),
  width: z.number(),
  height: z.number(),
  /** The `src` of a picture is a data URL if the catalogue no longer has the signed one at its path. */
  marks: z.array(z.custom<Mark>()),
  /** A picture was lost or a font changed since the signature: such pictures are omitted from `marks`. */
  change: z.boolean(),
});

/**
 * The drawings of the first valid signature, in the order of the order form (specification/signatures.md#drawings).
 * Empty for an order without signatures, and for one signed before drawings were.
 * @throws INTROUVABLE
 */
export const listSignedDrawings = get('The drawings that the signatures of an order cover', {
  path: '/rest/myplv/projets/:id/dessins',
  who: 'project.read',
  params: byProject,
  reply: z.array(signedDrawing),
});

/**
 * A PDF to start the print file from, not that file: a page a drawing at its size, with TrimBox, 3 mm of bleed, live
 * text, DeviceCMYK (specification/card-text.md#starting-from-the-drawing).
 * @throws INTROUVABLE where nothing is drawn at its size; TROP_DE_DEMANDES, INDISPONIBLE
 */
export const readDrawingStart = get('The drawing of an order as a PDF to start its print file from', {
  path: '/rest/myplv/projets/:id/apercu.pdf',
  who: 'drawing.start',
  params: byProject,
});
