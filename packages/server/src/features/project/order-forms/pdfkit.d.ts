/** Types of the used part of `pdfkit`; the package has none. Lengths are in points, from the top left. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';
  import type { Font } from 'fontkit';

  /** '#a82a1e', or cyan, magenta, yellow and black in percent. */
  export type PdfColour = string | readonly [number, number, number, number];

  /** An object of the file, written where it ends. */
  export interface PdfReference {
    end(content?: Uint8Array): void;
  }

  /** A picture that writes itself; `obj` is its object once it did. */
  export interface PdfImage {
    readonly width: number;
    readonly height: number;
    readonly label: string;
    obj: object | null;
    embed(pdf: PDFDocument): void;
  }

  /** What is marked as belonging to an element of the structure tree. */
  export interface PdfContent {
    readonly refs: readonly object[];
  }

  /** An element of the structure tree; it is written with the document that it was added to. */
  export interface PdfElement {
    add(child: PdfElement | PdfContent): this;
  }

  interface DocumentOptions {
    size?: string | [number, number];
    margins?: { top: number; right: number; bottom: number; left: number };
    /** Keeps pages editable until `flushPages`. */
    bufferPages?: boolean;
    autoFirstPage?: boolean;
    lang?: string;
    displayTitle?: boolean;
    info?: Record<string, string | Date>;
    font?: string | Buffer | null;
    tagged?: boolean;
    pdfVersion?: string;
    compress?: boolean;
    /** Asked for by who opens it. */
    userPassword?: string;
    /** Asked for by who changes it. */
    ownerPassword?: string;
  }

  interface TextOptions {
    width?: number;
    height?: number;
    align?: 'left' | 'right' | 'center';
    lineGap?: number;
    lineBreak?: boolean;
    characterSpacing?: number;
    ellipsis?: boolean | string;
    features?: Record<string, boolean> | string[];
    continued?: boolean;
    baseline?: 'alphabetic' | 'top';
  }

  interface ImageOptions {
    width?: number;
    height?: number;
    fit?: [number, number];
    align?: 'center' | 'right';
    valign?: 'center' | 'bottom';
  }

  export default class PDFDocument extends Readable {
    constructor(options?: DocumentOptions);
    readonly page: {
      width: number;
      height: number;
      /** As it will be written. */
      readonly dictionary: { readonly data: Record<string, unknown> };
    };
    /** Another object of the file. */
    ref(data: Readonly<Record<string, unknown>>): PdfReference;
    /** The current font, as opened by fontkit. */
    readonly _font: {
      font: { hasGlyphForCodePoint(code: number): boolean };
    };
    x: number;
    y: number;
    registerFont(name: string, source: Buffer | string | Font): this;
    font(name: string | Buffer | Font): this;
    fontSize(size: number): this;
    fillColor(colour: PdfColour, opacity?: number): this;
    strokeColor(colour: PdfColour, opacity?: number): this;
    lineWidth(width: number): this;
    lineCap(style: 'butt' | 'round' | 'square'): this;
    dash(length: number, options?: { space?: number; phase?: number }): this;
    undash(): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this;
    quadraticCurveTo(cx: number, cy: number, x: number, y: number): this;
    closePath(): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    path(d: string): this;
    circle(x: number, y: number, radius: number): this;
    fill(colour?: PdfColour): this;
    stroke(colour?: PdfColour): this;
    fillAndStroke(fill: PdfColour, stroke: PdfColour): this;
    opacity(opacity: number): this;
    fillOpacity(opacity: number): this;
    strokeOpacity(opacity: number): this;
    lineJoin(style: 'miter' | 'round' | 'bevel'): this;
    translate(x: number, y: number): this;
    rotate(degrees: number, options?: { origin?: [number, number] }): this;
    miterLimit(limit: number): this;
    scale(factor: number, yFactor?: number): this;
    clip(): this;
    /** Raw operators. */
    addContent(operators: string): this;
    save(): this;
    restore(): this;
    text(text: string, x?: number, y?: number, options?: TextOptions): this;
    image(source: Uint8Array | string | PdfImage, x: number, y: number, options?: ImageOptions): this;
    widthOfString(text: string, options?: TextOptions): number;
    heightOfString(text: string, options?: TextOptions): number;
    currentLineHeight(includeGap?: boolean): number;
    struct(type: string, options?: { alt?: string } | undefined): PdfElement;
    addStructure(element: PdfElement): this;
    /** Begins content that belongs to no element. */
    markContent(tag: 'Artifact'): this;
    /** Begins content of an element; one is not inside another. */
    markStructureContent(tag: string): PdfContent;
    endMarkedContent(): this;
    addPage(options?: DocumentOptions): this;
    switchToPage(index: number): this;
    bufferedPageRange(): { start: number; count: number };
    flushPages(): void;
    end(): void;
  }
}

/** A font file, its tables parsed as they are needed. The package has no types. */
declare module 'fontkit' {
  export interface Font {
    layout(text: string, features?: Readonly<Record<string, boolean>>): GlyphRun;
  }
  /** A laid-out text: its advance is the sum of its positions'. */
  export interface GlyphRun {
    readonly advanceWidth: number;
    positions: object[];
  }
  export function create(bytes: Buffer): Font;
}
