import type { Pool } from 'pg';
import type { FileProcess } from '../../card-files/file-process.ts';
import type { CompanyProvider } from '../../company-provider/company-provider.ts';
import type { Config } from '../../config.ts';
import type { Demonstration } from '../../demonstration.ts';
import type { ListReads } from '../../http/list-reads.ts';
import type { LiveSessions } from '../../http/live-sessions.ts';
import type { ProjectChanges } from '../../http/project-changes.ts';
import type { BackgroundWork } from '../../jobs/background-work.ts';
import type { Readiness } from '../../operations/readiness.ts';
import type { SalesforceOutlets } from '../../salesforce/salesforce-outlets.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import type { FileStore } from '../../storage/file-store.ts';
import type { MailQueue } from './mails/mail-queue.ts';
import type { WebhookSender } from './webhook-sending/webhook-sender.ts';

/** Dependencies injected into features at start; nothing else is shared, and none of it is per-user state. */
export interface AppContext {
  config: Config;
  pool: Pool;
  /** Lists of projects, from a replica where there is one: `lists.read(request, (pool) => …)`. */
  lists: ListReads;
  /** Sessions, by the token in the cookie. */
  sessions: LiveSessions;
  /** Publishes each changed project after its commit; `route` announces the calls that change one. */
  changes: ProjectChanges;
  /** Mails of an operation: `mails.queue(tx, mail)`, the mail written by a template of features/base/mails. */
  mails: MailQueue;
  /** Sends webhooks: call `webhooks.soon()` after the commit to send at once. */
  webhooks: WebhookSender;
  /** Works on imports in the background: call `imports.soon()` after the commit of what there is to do. */
  imports: BackgroundWork;
  /** Compares proofs with their orders in the background: call `comparisons.soon()` after the commit of a new version. */
  comparisons: BackgroundWork;
  /** The bytes of attached files, by their SHA-256. */
  files: FileStore;
  /** Reads, compares and judges foreign files, in a child process. */
  fileProcess: FileProcess;
  /** Whether this process should get requests. */
  readiness: Readiness;
  /** How many statements were slow. */
  slowQueries: { readonly count: number };
  /** Salesforce's outlets; null where it is not configured. */
  salesforce: SalesforceOutlets | null;
  /** The company's OpenID provider; null where it is not configured. */
  companyProvider: CompanyProvider | null;
  /** Encrypts secrets in the database. */
  secrets: SecretBox;
  /** Null without DEMO=1. */
  demonstration: Demonstration | null;
}
