// A separate process that sends the webhooks of a database: tests kill it. Arguments: database, folder of its secrets.
import { readConfig } from '../config.ts';
import { createPool } from '../db/pool.ts';
import { MAIL_JOBS, MailQueue } from '../features/base/mails/mail-queue.ts';
import { WebhookSender } from '../features/base/webhook-sending/webhook-sender.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { SecretBox } from '../secrets/secret-box.ts';

const [databaseUrl = '', dataDir = ''] = process.argv.slice(2);
const onError = (error: Error) => process.emitWarning(error);
const config = readConfig({ DEMO: '0', DATA_DIR: dataDir });
const box = await SecretBox.open(dataDir, []);
const jobs = new JobQueue({ databaseUrl, queues: [MAIL_JOBS], onError });
const mails = new MailQueue(jobs, config, box);
const pool = createPool(databaseUrl, { size: 3 });
new WebhookSender({ pool, mails, box, publicUrl: config.publicUrl }, { allowLoopback: true }).start(onError);
// Unreferenced timers do not keep the process alive.
setInterval(() => undefined, 1_000);
