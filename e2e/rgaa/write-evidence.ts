// Writes what the last audit saw (npm run accessibility), and prints the rate that follows from it.
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { statementOf } from '@ardoise/domain/accessibility/statement.ts';
import { auditRunOf, type TestReport } from './audit-run.ts';
import { SAMPLE } from './sample.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const report = path.join(ROOT, 'test-results', 'accessibility.json');
/** 'Chromium 143', 'axe-core 4.11.0' */
async function tools(): Promise<string[]> {
  const chromium = execFileSync(process.env.CHROMIUM_PATH ?? 'chromium', ['--version'], { encoding: 'utf8' });
  const axe = JSON.parse(await readFile(path.join(ROOT, 'node_modules/axe-core/package.json'), 'utf8')) as {
    version: string;
  };
  return [`Chromium ${/\d+/.exec(chromium)?.[0] ?? ''}`.trim(), `axe-core ${axe.version}`];
}

const seen = JSON.parse(await readFile(report, 'utf8')) as TestReport;
const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
  cwd: ROOT,
  encoding: 'utf8',
}).trim();
const run = auditRunOf(seen, {
  version: commit,
  day: new Date().toISOString().slice(0, 10),
  pages: SAMPLE.map(({ name }) => name),
  tools: await tools(),
});
const evidence = path.join(ROOT, 'packages/server/assets/accessibility-audit.json');
await writeFile(evidence, JSON.stringify(run, null, 2));
const biome = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
execFileSync(process.execPath, [biome, 'format', '--write', evidence], { stdio: 'ignore' });

const { rate, respected, failed, absent, conformity, themes } = statementOf(run, Date.now());
for (const { rank, name, ...count } of themes) {
  const numbers = [count.respected, count.failed, count.absent]
    .map((each) => String(each).padStart(3))
    .join(' ');
  process.stdout.write(`${String(rank).padStart(2)} ${name.padEnd(24)} ${numbers}  ${count.rate ?? '–'}\n`);
}
process.stdout.write(
  `${respected} respectés, ${failed} non, ${absent} sans objet : ${rate} %, ${conformity}\n`,
);
