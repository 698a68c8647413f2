import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { breakpoints } from './build/breakpoints.ts';
import { budgets } from './build/budgets.ts';
import { chunkCircles } from './build/chunk-circles.ts';
import { CHUNK_GROUPS } from './build/chunk-groups.ts';
import { contractWithoutSchemas } from './build/contract-without-schemas.ts';
import { firstPaint } from './build/first-paint.ts';
import { frenchOnly } from './build/french-only.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { pureSchemas } from './build/pure-schemas.ts';
import { shellWorker } from './build/shell-worker.ts';

/** Scripts that load ahead, while nobody waits for them: without a list of what they import in every first load. */
const NOBODY_WAITS =
  /\/(offline-part|offline-screens|follow-changes|queued-files|local-pictures|draft-store|WaitingPhoto|[\w-]+-later|forget-kept|device|prepare|read-seal)-/;
const preloadedWith = (script: string, dependencies: string[]) =>
  NOBODY_WAITS.test(`/${script}`) ? [] : dependencies;

const server = process.env.ARDOISE_SERVER ?? 'http://127.0.0.1:3000';
const proxied = ['/rest', '/jdrupal', '/user', '/session', '/catalogue', '/files', '/q', '/demo'];

// light-dark(), :has(), subgrid and popovers are used without fallbacks: older browsers are not supported.
const browsers = ['chrome123', 'edge123', 'firefox125', 'safari17.5'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    contractWithoutSchemas(),
    pureSchemas(),
    frenchOnly(),
    breakpoints(),
    react(),
    preloadFonts(),
    firstPaint(),
    shellWorker(),
    chunkCircles(),
    budgets(),
    precompress(),
  ],
  build: {
    target: browsers,
    cssTarget: browsers,
    // A font or drawing in a data: URL would need a wider Content Security Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloadedWith },
    rolldownOptions: {
      output: {
        // Chunks that load together are merged: a first load is a handful of requests, not twenty.
        codeSplitting: {
          groups: CHUNK_GROUPS,
        },
      },
    },
  },
  optimizeDeps: { exclude: ['@tabler/icons-react'] },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      proxied.map((path) => [`^${path}(/|\\?|$)`, { target: server, changeOrigin: false }]),
    ),
  },
});
