import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { breakpoints } from './build/breakpoints.ts';
import { budgets } from './build/budgets.ts';
import { contractWithoutSchemas } from './build/contract-without-schemas.ts';
import { firstPaint } from './build/first-paint.ts';
import { frenchOnly } from './build/french-only.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';

const server = process.env.ARDOISE_SERVER ?? 'http://127.0.0.1:3000';
const proxied = ['/rest', '/jdrupal', '/user', '/session', '/catalogue', '/files', '/q', '/demo'];

// light-dark(), :has(), subgrid and popovers are used without fallbacks: older browsers are not supported.
const browsers = ['chrome123', 'edge123', 'firefox125', 'safari17.5'];

/** Fields and form bindings. */
const FORM =
  /react-hook-form|\/components\/(Field|TextField|TextArea|SelectField|ChoiceCards|CheckboxField|use-field|field-id)/;
/** Small components of nearly every screen. */
const COMMON =
  /\/components\/(Brand|Leader|Banner|Skeleton|EmptyState)\.|react-query\/|\/hooks\/use-(me|demo-accounts)\./;
/** The login page, and its code shared with the password pages, which are separate chunks. */
const LOGIN = /\/features\/login\/(?!ChangePassword|ForgottenPassword|NewPassword|use-change-password)/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    contractWithoutSchemas(),
    frenchOnly(),
    breakpoints(),
    react(),
    preloadFonts(),
    firstPaint(),
    budgets(),
    precompress(),
  ],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: browsers,
    cssTarget: browsers,
    // A font or drawing in a data: URL would need a wider Content Security Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Chunks that load together are merged: a first load is a handful of requests, not twenty.
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'] },
            { name: 'form', test: FORM },
            { name: 'common', test: COMMON },
            { name: 'login', test: LOGIN },
          ],
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
