import type { Plugin } from 'vite';

/** The two faces that every screen draws above its fold; the italic is fetched by the screens that use it. */
const PRELOADED = [/radio-canada-latin-standard-normal/, /besley-latin-wght-normal/];

/** Adds a `<link rel="preload">` for the faces of the first paint, under their hashed names. */
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
