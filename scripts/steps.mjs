import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { environmentWithBin, NODE, ROOT } from './installation.mjs';

/** Settings of the product, removed from the environment of its tests. */
const PRODUCT_SETTINGS = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'FILES_URL',
  'FILES_CACHE_MB',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_DIR',
  'BACKUP_SCHEDULE',
  'BACKUP_KEEP',
  'BACKUP_PASSPHRASE',
  'BACKUP_PASSPHRASE_FILE',
  'BACKUP_FILES',
  'BACKUP_DATABASE',
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'DATABASE_REPLICA_LAG',
  'DATABASE_POOL_SIZE',
  'PUBLIC_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'COMPANY_NAME',
  'SECRET_KEY',
  'DEMO',
  'DEMO_DOCUMENTS',
  'PASSWORD_MAX_AGE_DAYS',
  'TRUST_PROXY',
  'MIGRATE',
  'CLAMD_URL',
  'SALESFORCE_URL',
  'SALESFORCE_CLIENT_ID',
  'SALESFORCE_CLIENT_SECRET',
  'SALESFORCE_API_VERSION',
  'SALESFORCE_FIELDS',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_NAME',
  'OIDC_ROLE_CLAIM',
  'OIDC_ROLES',
  'SCIM_TOKEN',
  'SHUTDOWN_DELAY_SECONDS',
  'METRICS_TOKEN',
  'SLOW_QUERY_MS',
  'LOG_LEVEL',
  'NODE_ENV',
];

const PROGRAMS = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
};

/** V8's options of programs that make much garbage at once: a syntax tree for each source file. */
const V8 = { 'scripts/lint/check-source.ts': ['--max-semi-space-size=128', '--single-threaded-gc'] };

/** A step that runs one program, counted as one passed or failed test; prints its output only on failure. */
export function programStep(name, program, ...args) {
  return {
    name,
    run: async () => {
      const { code, output } = await runProgram(program, args, { quiet: true });
      if (code !== 0) console.error(output);
      return oneOf(code === 0);
    },
  };
}

/** The same for a program whose output is worth reading when it passes too. */
function spokenStep(name, program, ...args) {
  return {
    name,
    run: async () => {
      const { code, output } = await runProgram(program, args, { quiet: true });
      console.log(output.trimEnd());
      return oneOf(code === 0);
    },
  };
}

/** A step that runs a function of these scripts, which rejects on failure. */
export function functionStep(name, work) {
  const run = () =>
    work().then(
      () => oneOf(true),
      (error) => {
        console.error(error.message);
        return oneOf(false);
      },
    );
  return { name, run };
}

/** A step that runs test files and counts their tests: those of some projects whose path contains one of `parts`. */
export function testStep(name, projects, { env = {}, parts = [] } = {}) {
  return { name, run: () => runTests(name, projects, env, parts) };
}

/** The test files that took longest in this run, with their seconds; those of all steps together. */
const fileTimes = [];

/** The failed tests of all steps together, each with the first lines of its errors: a log's end is what is kept. */
const failures = [];

/** As many are printed: what npm test spends its time on is seen at each run. */
const LONGEST_SHOWN = 10;

function longestFiles() {
  return fileTimes
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, LONGEST_SHOWN)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s    ${file}`);
}

/**
 * Checks the types of a folder; what did not change since the last run is not checked again. The record is of the
 * options too: the compiler keeps the errors of a file when only `lib` changed.
 */
function typesStep(folder) {
  const options = ['tsconfig.base.json', path.join(folder, 'tsconfig.json')].map((file) =>
    readFileSync(path.join(ROOT, file)),
  );
  const hash = createHash('sha256').update(Buffer.concat(options)).digest('hex').slice(0, 8);
  const record = path.join('.cache', 'types', `${folder.replaceAll('/', '-')}-${hash}.tsbuildinfo`);
  // Of one checker: each of several checks the types that files share again, and two folders are checked at a time.
  const flags = ['--noEmit', '--checkers', '1', '--incremental', '--tsBuildInfoFile', record];
  return programStep(`types of ${folder}`, 'tsc', ...flags, '-p', folder);
}

/** The static checks: formatting, lint, layers, sizes, unused code, types. */
export const STATIC_STEPS = [
  programStep('format and lint', 'biome', 'check', '--error-on-warnings', '--max-diagnostics=100'),
  spokenStep('layers and rules of the source', 'scripts/lint/check-source.ts'),
  programStep('unused code', 'knip'),
  // The demonstration's folder includes the server, that of the browser tests bench: shared files are checked once.
  ...[
    'packages/web',
    'packages/web/src/worker',
    'packages/demo',
    'e2e',
    'packages/domain',
    'scripts',
    'packages/web/build',
  ].map(typesStep),
];

/**
 * Runs the steps in sequence, those of a nested list two at a time; prints the duration of each, and the total on the
 * last line.
 */
export async function runSteps(steps) {
  const results = [];
  for (const item of steps)
    results.push(...(await (Array.isArray(item) ? runTwoAtATime(item) : [await runStep(item)])));
  const sum = (count) => results.reduce((total, result) => total + result[count], 0);
  console.log(`\n${results.map(({ line }) => line).join('\n')}\n`);
  if (fileTimes.length > 0) console.log(`The longest test files\n${longestFiles().join('\n')}\n`);
  if (failures.length > 0) console.log(`What failed\n${failures.join('\n')}\n`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

async function runStep({ name, run }) {
  console.log(`── ${name}`);
  const start = Date.now();
  const { passed, failed } = await run();
  const seconds = ((Date.now() - start) / 1000).toFixed(1).padStart(7);
  return {
    passed,
    failed,
    line: `${seconds} s  ${failed ? '✗' : '✓'} ${name}${failed ? ` (${failed} failed)` : ''}`,
  };
}

async function runTwoAtATime(steps) {
  const results = [];
  const waiting = steps.entries();
  const work = async () => {
    for (const [index, step] of waiting) results[index] = await runStep(step);
  };
  await Promise.all([work(), work()]);
  return results;
}

function oneOf(ok) {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function runProgram(program, args, { env = {}, quiet = false } = {}) {
  const file = path.join(ROOT, PROGRAMS[program] ?? program);
  const stdio = quiet ? 'pipe' : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(NODE, [...(V8[program] ?? []), file, ...args], {
      cwd: ROOT,
      stdio: ['ignore', stdio, stdio],
      env: testEnvironment(env),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: -1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? -1, output }));
  });
}

function testEnvironment(changes) {
  const kept = environmentWithBin(changes);
  for (const name of PRODUCT_SETTINGS) delete kept[name];
  return kept;
}

async function runTests(name, projects, env, parts) {
  const folder = path.join(ROOT, 'test-results');
  const report = path.join(folder, `${name.replace(/\W+/g, '-')}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  const selection = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const tags = env.ARDOISE_LONG === '1' ? [] : ['--tags-filter', '!long'];
  const { code } = await runProgram('vitest', ['run', ...selection, ...reporters, ...tags, ...parts], {
    env,
  });
  return countTests(report, code);
}

const ERROR_LINES = 12;

function describeFailure(file, test, messages) {
  const lines = messages.flatMap((message) => message.split('\n').slice(0, ERROR_LINES));
  return [`✗ ${path.relative(ROOT, file)} ${test}`, ...lines].join('\n    ');
}

/** A file that failed to load, or an error outside any test, counts as one failed test. */
function countTests(report, code) {
  let results;
  try {
    results = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    console.error('The tests gave no report.');
    return oneOf(false);
  }
  for (const { name, startTime, endTime } of results.testResults)
    fileTimes.push({ file: path.relative(ROOT, name), seconds: (endTime - startTime) / 1000 });
  const broken = results.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  for (const { name, message } of broken) failures.push(describeFailure(name, '', [message]));
  for (const { name, assertionResults } of results.testResults)
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'failed') failures.push(describeFailure(name, fullName, failureMessages));
  const failed = results.numFailedTests + broken.length;
  return { passed: results.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}
