import * as z from 'zod/mini';
import { INK_NAMES } from '../base/ink.ts';
import type { Mark } from '../drawing/mark.ts';

/** Marks of a drawing that a device has laid out: whatever they are, they are painted and printed as they came. */

/** Far beyond any sheet, in millimetres. */
const MOST_MM = 100_000;
const mm = z.number().check(z.minimum(-MOST_MM), z.maximum(MOST_MM));
const length = z.number().check(z.minimum(0), z.maximum(MOST_MM));
const dashed = z.number().check(z.minimum(0.01), z.maximum(MOST_MM));
const ink = z.enum(INK_NAMES);
const marked = {
  waiting: z.optional(z.literal(true)),
  opacity: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
};
const painted = {
  ...marked,
  fill: z.optional(ink),
  stroke: z.optional(ink),
  line: z.optional(length),
  // A line of dashes of nothing never ends.
  dash: z.optional(z.tuple([dashed, dashed])),
};
const box = { x: mm, y: mm, w: length, h: length };
const point = z.tuple([mm, mm]);
/** Characters of an outline with its copies. */
const MOST_PATH = 1_000_000;
/** Absolute commands and numbers only. */
const pathData = z.string().check(z.maxLength(100_000), z.regex(/^[MLHVCQAZ\d\s.,-]*$/));
const catalogued = z.string().check(z.maxLength(500), z.regex(/^\/[\w./-]+$/), z.regex(/^(?!.*\.\.)/));

const mark = z.discriminatedUnion('kind', [
  z.strictObject({ ...painted, ...box, kind: z.literal('rect'), r: z.optional(length) }),
  z.strictObject({ ...painted, ...box, kind: z.literal('notched'), r: length }),
  z.strictObject({ ...painted, kind: z.literal('disc'), x: mm, y: mm, r: length }),
  z.strictObject({ ...painted, kind: z.literal('lozenge'), x: mm, y: mm, r: length }),
  z
    .strictObject({
      ...painted,
      kind: z.literal('path'),
      d: pathData,
      repeat: z.optional(z.strictObject({ at: z.array(point).check(z.maxLength(20_000)), scale: point })),
      cap: z.optional(z.literal('round')),
    })
    // Its copies are written out.
    .check(z.refine(({ d, repeat }) => d.length * (repeat?.at.length ?? 1) <= MOST_PATH)),
  z.strictObject({
    ...marked,
    kind: z.literal('line'),
    x1: mm,
    y1: mm,
    x2: mm,
    y2: mm,
    stroke: ink,
    line: length,
  }),
  z.strictObject({
    ...marked,
    kind: z.literal('dots'),
    x1: mm,
    x2: mm,
    y: mm,
    r: length,
    // A row of dots in steps of nothing never ends.
    step: z.number().check(z.minimum(0.05), z.maximum(MOST_MM)),
    fill: ink,
  }),
  z.strictObject({
    ...marked,
    kind: z.literal('text'),
    text: z.string().check(z.maxLength(2000)),
    x: mm,
    y: mm,
    size: z.number().check(z.minimum(0.01), z.maximum(MOST_MM)),
    face: z.enum(['display', 'italic', 'strong', 'text']),
    fill: ink,
    track: z.optional(mm),
  }),
  z.strictObject({
    ...marked,
    ...box,
    kind: z.literal('image'),
    src: catalogued,
    crop: z.optional(z.strictObject({ x: mm, y: mm, w: length, h: length })),
  }),
]) satisfies z.ZodMiniType<Mark>;

/** SHA-256 in hex. */
export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** As `SignedDrawing`. */
export const drawnItem = z.strictObject({
  title: z.string().check(z.maxLength(300)),
  format: z.string().check(z.maxLength(300)),
  width: z.number().check(z.minimum(1), z.maximum(MOST_MM)),
  height: z.number().check(z.minimum(1), z.maximum(MOST_MM)),
  marks: z.array(mark).check(z.maxLength(50_000)),
  pictures: z.record(catalogued, sha256),
  faces: z.record(z.string().check(z.maxLength(20)), sha256),
});
