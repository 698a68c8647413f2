/** The product's two print colours (design tokens, light), and the fonts of printed matter. */
export const INK = '#1f262a';
export const INK_2 = '#4f5659';
export const INK_3 = '#636866';
export const HAIR = '#ded6c5';
export const DOTS = '#a39a87';
export const SLATE = '#272f34';
export const RED = '#a82a1e';
/** Background of catalogue pictures. */
export const PRINT = '#efe8da';
export const SHEET = '#fffdf8';
/** Of a post-it. */
export const NOTE = '#f5c211';

/** A4 and its margins, in points. */
export const PAGE = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 44, bottom: 784 };
export const CONTENT_WIDTH = PAGE.right - PAGE.left;

export type FontName = 'title' | 'body' | 'bold' | 'italic' | 'boldItalic' | 'fallback';
