import { FAILING_DAYS, RETRY_SECONDS } from '@ardoise/domain/projects/webhook-events.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { postToAddress, type ReachOptions } from '../../../http/reach-address.ts';
import { HandOver } from '../../../jobs/hand-over.ts';
import { type SecretBox, SecretLost } from '../../../secrets/secret-box.ts';
import type { MailQueue } from '../mails/mail-queue.ts';
import { webhookStoppedMail } from '../mails/templates/webhook-stopped.ts';
import { listUsersByRole } from '../people/users.repository.ts';
import {
  type ClaimedDelivery,
  claimDeliveries,
  listDueWebhooks,
  recordAttempt,
  type Try,
} from './deliveries.repository.ts';
import { signedHeaders } from './sign-message.ts';
import { findWebhook, type StopReason, stopWebhook } from './webhooks.repository.ts';

/** Sent to one webhook at once by one process; webhooks do not wait for each other. */
const AT_ONCE = 4;
const GONE = 410;
const DAY = 86_400_000;
/** Retries of many deliveries that failed together are spread by a tenth. */
const SPREAD = 0.1;
const PURPOSE = 'webhook secret';

interface SenderContext {
  pool: Pool;
  mails: MailQueue;
  box: SecretBox;
  publicUrl: string;
}

type Outcome = Pick<Try, 'reponse' | 'echec'>;

const isDone = ({ reponse }: Outcome) => reponse !== null && reponse >= 200 && reponse < 300;

function retryAfter(attempts: number): number | null {
  const seconds = RETRY_SECONDS[attempts];
  return seconds === undefined ? null : seconds * (1 + Math.random() * SPREAD);
}

/** Sends queued webhook deliveries, of any process, until it is stopped (specification/security.md#webhooks). */
export class WebhookSender {
  readonly #context: SenderContext;
  readonly #options: ReachOptions;
  readonly #lanes = new Map<number, Promise<void>>();
  #handOver: HandOver | undefined;
  #onError: (error: Error) => void = () => undefined;
  #stopped = false;

  /** @param options for tests */
  constructor(context: SenderContext, options: ReachOptions = {}) {
    this.#context = context;
    this.#options = options;
  }

  /** Whether 127.0.0.1 counts as public: in tests alone. */
  get allowsLoopback(): boolean {
    return this.#options.allowLoopback === true;
  }

  seal(secret: string): Buffer {
    return this.#context.box.seal(secret, PURPOSE);
  }

  /** Call after the commit of what is to be sent without a second's wait. */
  soon(): void {
    this.#handOver?.soon();
  }

  /** Returns a function that stops it, once requests in progress have ended. */
  start(onError: (error: Error) => void): () => Promise<void> {
    this.#onError = onError;
    const handOver = new HandOver(() => this.#look(), onError);
    this.#handOver = handOver;
    return async () => {
      this.#stopped = true;
      await handOver.stop();
      await Promise.all(this.#lanes.values());
    };
  }

  async #look(): Promise<void> {
    for (const id of await listDueWebhooks(this.#context.pool)) {
      if (this.#lanes.has(id)) continue;
      const lane = this.#sendAll(id)
        .catch((error: unknown) => this.#onError(error instanceof Error ? error : new Error(String(error))))
        .finally(() => this.#lanes.delete(id));
      this.#lanes.set(id, lane);
    }
  }

  async #sendAll(webhookId: number): Promise<void> {
    while (!this.#stopped) {
      const claimed = await claimDeliveries(this.#context.pool, webhookId, AT_ONCE);
      if (claimed.length === 0) return;
      await Promise.all(claimed.map((delivery) => this.#send(webhookId, delivery)));
    }
  }

  async #send(webhookId: number, delivery: ClaimedDelivery): Promise<void> {
    const begun = Date.now();
    const outcome = await this.#attempt(delivery, begun);
    const done = isDone(outcome);
    const isGone = outcome.reponse === GONE;
    const retry = done || isGone ? null : retryAfter(delivery.attempts);
    const state = done ? 'livree' : retry === null ? 'echec' : 'attente';
    const attempt = { t: new Date(begun).toISOString(), ...outcome, ms: Date.now() - begun };
    const failingSince = await recordAttempt(this.#context.pool, delivery.id, attempt, { state, retry });
    if (isGone) await this.#stop(webhookId, '410');
    else if (
      state === 'echec' &&
      failingSince !== null &&
      begun - Date.parse(failingSince) > FAILING_DAYS * DAY
    )
      await this.#stop(webhookId, 'echecs');
  }

  async #attempt(delivery: ClaimedDelivery, now: number): Promise<Outcome> {
    const { message: id, type, createdAt, data, url } = delivery;
    const adresse =
      'id' in data ? `${this.#context.publicUrl}${PAGE_PATHS.followUp(String(data.id))}` : undefined;
    const body = JSON.stringify({ type, timestamp: createdAt, data: { ...data, adresse } });
    try {
      const secrets = [delivery.secret, delivery.formerSecret].flatMap((sealed) =>
        sealed === null ? [] : [this.#context.box.unseal(sealed, PURPOSE)],
      );
      const headers = signedHeaders({ id, timestamp: Math.floor(now / 1000), body }, secrets);
      const reached = await postToAddress(url, { headers, body }, this.#options);
      return 'status' in reached
        ? { reponse: reached.status, echec: null }
        : { reponse: null, echec: reached.failure };
    } catch (error) {
      if (error instanceof SecretLost) return { reponse: null, echec: 'secret' };
      throw error;
    }
  }

  /** Stops the webhook, and notifies the administrators of the cause. */
  async #stop(webhookId: number, why: StopReason): Promise<void> {
    const { pool, mails } = this.#context;
    await inTransaction(pool, async (tx) => {
      if (!(await stopWebhook(tx, webhookId, why))) return;
      const webhook = await findWebhook(tx, webhookId);
      if (webhook === null) return;
      for (const { mail } of await listUsersByRole(tx, 'administrator'))
        await mails.queue(tx, webhookStoppedMail(mail, { name: webhook.name, why }));
    });
  }
}
