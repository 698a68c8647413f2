// Records a release: the migrations that have landed by now, which never change again, and a copy of this version's
// database as text, which later versions are tested to upgrade (docs/decisions/landed-migrations-never-change.md).
import { ensureInstalled, environmentWithBin, NODE } from './installation.mjs';
import { runCommand } from './run-command.mjs';

await ensureInstalled();
await runCommand(NODE, ['packages/server/src/testing/release/record-release.ts'], {
  env: environmentWithBin(),
});
