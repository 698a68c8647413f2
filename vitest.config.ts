import { defineConfig } from 'vitest/config';
import { TestOrder } from './scripts/test-order.ts';

const databaseServer = './packages/server/src/testing/test-database-server.ts';

/**
 * Files share a process, since loading the modules again costs six times the tests of pure functions and components,
 * and a sixth of the server's. What a file starts it stops, but for the browser (e2e/browser.ts), the only module state.
 */
const SHARED = { isolate: false } as const;

/** A hung test ends; one on a busy machine does not. */
const PATIENT = { testTimeout: 60_000, hookTimeout: 120_000 } as const;

/** A process of tests makes much garbage and keeps little: with a larger young generation it takes a twelfth less of a core. */
const V8 = ['--max-semi-space-size=64', '--min-semi-space-size=16'];

/** Too long for `npm test`: run by `npm run test:long`, like the tests with the tag `long`. */
const LONG = process.env.ARDOISE_LONG === '1' ? [] : ['**/*.long.test.ts'];

export default defineConfig({
  test: {
    // Two cores: of four processes two are usually waiting, for fsync, a retry or a page.
    maxWorkers: 4,
    execArgv: V8,
    sequence: { sequencer: TestOrder },
    tags: [{ name: 'long', description: 'what npm test proves of one case, of the others' }],
    projects: [
      { test: { name: 'domain', ...SHARED, ...PATIENT, include: ['packages/domain/src/**/*.test.ts'] } },
      { test: { name: 'web', ...SHARED, ...PATIENT, include: ['packages/web/src/**/*.test.{ts,tsx}'] } },
      { test: { name: 'scripts', ...SHARED, ...PATIENT, include: ['scripts/**/*.test.ts'], exclude: LONG } },
      {
        test: {
          name: 'server',
          ...SHARED,
          ...PATIENT,
          include: ['packages/{server,demo}/src/**/*.test.ts'],
          exclude: ['**/*.hostile.test.ts', '**/*.operations.test.ts', ...LONG],
          globalSetup: databaseServer,
        },
      },
      {
        test: {
          name: 'hostile',
          include: ['packages/server/src/**/*.hostile.test.ts'],
          globalSetup: databaseServer,
          testTimeout: 4 * 3_600_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'operations',
          include: ['{packages/server/src,e2e}/**/*.operations.test.ts'],
          globalSetup: databaseServer,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          ...SHARED,
          include: ['e2e/**/*.test.ts'],
          exclude: ['**/*.operations.test.ts', ...LONG],
          globalSetup: './e2e/set-up.ts',
          setupFiles: './e2e/say-page-on-failure.ts',
          // As long as a page waits for a locator (browser.ts).
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'taps',
          include: ['e2e/taps/*.taps.ts'],
          globalSetup: './e2e/set-up.ts',
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'rgaa',
          include: ['e2e/rgaa/*.rgaa.ts'],
          globalSetup: './e2e/set-up.ts',
          testTimeout: 240_000,
          hookTimeout: 1_800_000,
        },
      },
    ],
  },
});
