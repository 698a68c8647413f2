import type { Plugin } from 'vite';

/** The two faces above the fold of every screen; the italic is loaded by the screens that use it. */
const PRELOADED = [/radio-canada-latin-standard-normal/, /besley-latin-wght-normal/];

/** Adds a `<link rel="preload">` for the fonts of the first paint, with their hashed names. */
export function preloadFonts(): Plugin {
  return {
    name: 'ardoise:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        PRELOADED.map((face) => {
          const file = Object.keys(bundle ?? {}).find((name) => face.test(name) && name.endsWith('.woff2'));
          if (!file) throw new Error(`No font in the build for ${String(face)}`);
          return {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          };
        }),
    },
  };
}
