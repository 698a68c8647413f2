// Run by scripts/copy-files.mjs, with the configuration of the server that will use the bucket.
import { readConfig } from './config.ts';
import { type Copied, copyToBucket } from './storage/copy-to-bucket.ts';
import { S3Client } from './storage/s3-client.ts';
import { refuseWrongAccess } from './storage/s3-files.ts';

const TELL_MS = 10_000;

const countOf = ({ there, copied, bytes, damaged }: Copied) =>
  `${copied} files copied (${Math.ceil(bytes / 1e6)} MB), ${there} were there, ${damaged.length} damaged`;

async function run(): Promise<void> {
  const { dataDir, s3 } = readConfig(process.env);
  if (s3 === undefined) throw new Error('Set FILES_URL and the S3 settings to where the files are to go.');
  const client = new S3Client(s3);
  await refuseWrongAccess(client, s3);
  let toldAt = Date.now();
  const done = await copyToBucket(dataDir, client, (so) => {
    if (Date.now() - toldAt < TELL_MS) return;
    toldAt = Date.now();
    console.log(`… ${countOf(so)}`);
  }).catch((error: Error) => {
    throw new Error(`${error.message}. The copy is not finished: run it again, it goes on from here.`);
  });
  client.close();
  console.log(`${dataDir} → ${s3.url}: ${countOf(done)}.`);
  if (done.damaged.length === 0) {
    console.log('Nothing is left: every file of the disk is in the bucket.');
    return;
  }
  console.error(
    `These are left, since their content is not what their name says; take them from a backup:\n${done.damaged.join('\n')}`,
  );
  process.exitCode = 1;
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
