// npm run test:operations: what needs real peers that npm test does not start: an S3 storage (OpenStack Swift of Debian),
// its outages, and kills; backups of a real PostgreSQL server, a replica of one; the files of deploy/ by the programs that
// read them, the container image running; and the drills of docs/drills.md on an installation of three containers.
// Installs them from Debian, starts them on 127.0.0.1 and stops them.
import { ensureInstalled } from './installation.mjs';
import { DEPLOY_STEPS } from './operations/deploy-steps.mjs';
import { startSwift } from './operations/swift.mjs';
import { requireTools } from './operations/tools.mjs';
import { runSteps, testStep } from './steps.mjs';

await ensureInstalled();
try {
  // Its pg_dump too, whatever its version is.
  requireTools({ pg_createcluster: 'postgresql' });
  const swift = await startSwift();
  const env = { ARDOISE_TEST_S3: swift.endpoint };
  try {
    await runSteps([
      ...DEPLOY_STEPS,
      testStep('files in a bucket, backups, replicas', ['operations'], { env, parts: ['packages/server'] }),
      testStep('drills', ['operations'], { env, parts: ['e2e/drills'] }),
    ]);
  } finally {
    await swift.stop();
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
