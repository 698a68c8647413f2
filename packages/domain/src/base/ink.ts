/** A colour on screen, and in print: cyan, magenta, yellow, black in percent. */
interface InkColours {
  screen: `#${string}`;
  cmyk: readonly [number, number, number, number];
}

/**
 * Every ink of drawings. Marks reference an ink, never a colour, so that screen and print each use their own; an
 * unknown one does not compile. Signed drawings name them too: none is ever removed or renamed.
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
  encre: { screen: '#171d20', cmyk: [71, 64, 60, 69] },
  etain: { screen: '#8d979c', cmyk: [32, 27, 25, 19] },
  schiste: { screen: '#7f9db0', cmyk: [43, 29, 21, 13] },
  chene: { screen: '#b98a52', cmyk: [19, 39, 64, 11] },
  frene: { screen: '#c99a62', cmyk: [15, 35, 59, 7] },
  noyer: { screen: '#8a6030', cmyk: [28, 50, 75, 24] },
  ecorce: { screen: '#6b5a2f', cmyk: [35, 45, 71, 36] },
  cafe: { screen: '#33261a', cmyk: [51, 63, 75, 59] },
  rouille: { screen: '#8a4a1c', cmyk: [28, 62, 85, 24] },
  acajou: { screen: '#5e2a12', cmyk: [38, 72, 88, 41] },
  bronze: { screen: '#84621f', cmyk: [30, 48, 83, 26] },
  dorure: { screen: '#b08a3a', cmyk: [21, 38, 74, 13] },
  safran: { screen: '#e6b13f', cmyk: [8, 29, 75, 2] },
  paille: { screen: '#f6dd96', cmyk: [3, 13, 41, 0] },
  lin: { screen: '#f1f0df', cmyk: [5, 5, 12, 1] },
  mastic: { screen: '#cdbd95', cmyk: [14, 21, 38, 6] },
  porcelaine: { screen: '#fcfbf5', cmyk: [1, 2, 4, 0] },
  brume: { screen: '#e8f0f4', cmyk: [9, 5, 4, 1] },
  givre: { screen: '#d3e2ec', cmyk: [16, 10, 6, 1] },
  ecume: { screen: '#9fc4d6', cmyk: [35, 19, 12, 5] },
  bleuet: { screen: '#7fa6cc', cmyk: [47, 30, 14, 6] },
  ocean: { screen: '#4f86a0', cmyk: [62, 36, 24, 18] },
  petrole: { screen: '#2c5f7a', cmyk: [75, 47, 32, 30] },
  azulejo: { screen: '#2c5f9a', cmyk: [79, 54, 25, 19] },
  cobalt: { screen: '#1f4f8b', cmyk: [84, 59, 28, 24] },
  minuit: { screen: '#1d324c', cmyk: [78, 62, 42, 48] },
  nuit: { screen: '#221f33', cmyk: [67, 70, 51, 59] },
  herbe: { screen: '#2f6a38', cmyk: [71, 35, 66, 36] },
  foret: { screen: '#254a3b', cmyk: [71, 43, 55, 49] },
  olive: { screen: '#6c8a2f', cmyk: [44, 28, 76, 24] },
  lierre: { screen: '#3a4a24', cmyk: [55, 43, 72, 49] },
  sauge: { screen: '#7f9a5a', cmyk: [38, 25, 56, 19] },
  tilleul: { screen: '#8fb56a', cmyk: [36, 20, 53, 12] },
  peche: { screen: '#f0a58f', cmyk: [5, 35, 43, 1] },
  corail: { screen: '#e27a5c', cmyk: [9, 51, 63, 3] },
  rose: { screen: '#f0c4b8', cmyk: [5, 22, 27, 1] },
  grenat: { screen: '#7a1f18', cmyk: [32, 83, 87, 30] },
  bordeaux: { screen: '#5a2a2a', cmyk: [39, 71, 71, 42] },
  orange: { screen: '#d2691e', cmyk: [13, 57, 88, 5] },
  mandarine: { screen: '#f0a030', cmyk: [5, 37, 81, 1] },
  citron: { screen: '#b8a11a', cmyk: [19, 29, 89, 11] },
  zeste: { screen: '#f0dc6a', cmyk: [5, 13, 58, 1] },
  lime: { screen: '#4d7a2f', cmyk: [57, 32, 74, 30] },
  anis: { screen: '#b9cf6a', cmyk: [23, 14, 56, 6] },
} as const satisfies Record<string, InkColours>;

/** The name of an ink. */
export type Ink = keyof typeof INKS;
/** For schemas: the catalogue's entries reference inks. */
export const INK_NAMES = Object.keys(INKS) as [Ink, ...Ink[]];
