/** A colour on screen, and in print: cyan, magenta, yellow, black in percent. */
interface InkColours {
  screen: `#${string}`;
  cmyk: readonly [number, number, number, number];
}

/**
 * Every ink of drawings. Marks reference an ink, never a colour, so that screen and print each use their own; an
 * unknown one does not compile.
 */
export const INKS = {
  ardoise: { screen: '#262d31', cmyk: [70, 55, 50, 70] },
  marine: { screen: '#1f3f57', cmyk: [90, 65, 40, 40] },
  sapin: { screen: '#2f5844', cmyk: [75, 35, 70, 45] },
  brique: { screen: '#a82a1e', cmyk: [15, 95, 95, 15] },
  cuivre: { screen: '#b8501a', cmyk: [15, 78, 100, 10] },
  mure: { screen: '#7d2f5f', cmyk: [35, 90, 25, 30] },
  laiton: { screen: '#e0b14a', cmyk: [5, 30, 80, 5] },
  miel: { screen: '#efc25a', cmyk: [0, 24, 75, 3] },
  bois: { screen: '#c9a273', cmyk: [10, 35, 58, 12] },
  creme: { screen: '#fbf5e6', cmyk: [1, 3, 11, 0] },
  ivoire: { screen: '#fffaf0', cmyk: [0, 2, 7, 0] },
  sable: { screen: '#f2e4c6', cmyk: [3, 9, 24, 1] },
  craie: { screen: '#f4efe4', cmyk: [2, 4, 10, 1] },
} as const satisfies Record<string, InkColours>;

/** The name of an ink. */
export type Ink = keyof typeof INKS;
/** For schemas: the catalogue's entries reference inks. */
export const INK_NAMES = Object.keys(INKS) as [Ink, ...Ink[]];
