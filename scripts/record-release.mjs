// Records a release: the landed migrations, immutable from now on, and a dump of this version's database, from which
// later versions test the upgrade (docs/decisions/landed-migrations-never-change.md).
import { ensureInstalled, environmentWithBin, NODE } from './installation.mjs';
import { runCommand } from './run-command.mjs';

await ensureInstalled();
await runCommand(NODE, ['packages/server/src/testing/release/record-release.ts'], {
  env: environmentWithBin(),
});
