import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import * as calls from '@ardoise/domain/contract/mails.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import { SecretLost } from '../../../secrets/secret-box.ts';
import type { AppContext } from '../../base/app-context.ts';
import { pictureOfMail } from '../../base/mails/mail-picture.ts';
import { findMail, listNewestMails, type StoredMail } from '../../base/mails/mails.repository.ts';
import { htmlOf } from '../../base/mails/stored-mail.ts';
import { listMails } from './list-mails.ts';
import { retryFailedMails, retryMail } from './retry-mails.ts';

const LINKS_LOST = 'La clé qui protégeait les liens de ce message a été perdue. Demandez-en d’autres.';

/** Content policy of a displayed mail: its own styles and picture, no request, no scripts. */
const MAIL_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Links open a new tab, as in a mail reader: the frame has neither session nor scripts. */
const inFrame = (html: string) => html.replace('<head>', '<head>\n<base target="_blank">');

/**
 * The mailbox of a demonstration without a mail server, and the administrator's list
 * (specification/security.md#the-demonstration).
 */
export function mailRoutes(app: FastifyInstance, context: AppContext): void {
  demoMailboxRoutes(app, context);
  const { pool, mails, config } = context;
  route(app, calls.listMails, ({ query }) =>
    listMails(pool, mails, config, query.etat, query.after === undefined ? null : Number(query.after)),
  );
  route(app, calls.retryMail, ({ params }) => retryMail(pool, mails, Number(params.id)));
  route(app, calls.retryFailedMails, () => retryFailedMails(pool, mails));
}

/** @throws Refusal LIEN_EXPIRE when the key of its links is lost */
function openOrRefuse(mails: AppContext['mails'], stored: StoredMail): StoredMail {
  try {
    return mails.opened(stored);
  } catch (error) {
    if (error instanceof SecretLost) throw new Refusal('LIEN_EXPIRE', { message: LINKS_LOST });
    throw error;
  }
}

function demoMailboxRoutes(app: FastifyInstance, { pool, config, mails, files }: AppContext): void {
  const refuseOutsideDemo = () => {
    if (!config.demo || config.smtpUrl !== undefined) throw new Refusal('INTROUVABLE');
  };
  const readMail = async (number: string): Promise<ReplyOf<typeof calls.readDemoMail>> => {
    refuseOutsideDemo();
    const stored = required(await findMail(pool, Number(number)));
    const { id, to, subject, t_creation, text, ...drawn } = openOrRefuse(mails, stored);
    const picture = await pictureOfMail(files, drawn, (err) => app.log.error({ err }));
    // Within the page: its frame makes no request.
    const address = picture && `data:image/png;base64,${picture.toString('base64')}`;
    const html = htmlOf(drawn, config.publicUrl, address);
    return { id, to, subject, t_creation, text, html };
  };
  route(app, calls.listDemoMails, async () => {
    refuseOutsideDemo();
    return listNewestMails(pool);
  });
  route(app, calls.readDemoMail, ({ params }) => readMail(params.id));
  route(app, calls.showDemoMail, async ({ params, reply }) => {
    const { html } = await readMail(params.id);
    reply.header('content-security-policy', MAIL_POLICY).header('x-frame-options', 'SAMEORIGIN');
    return reply.type('text/html; charset=utf-8').send(inFrame(html));
  });
}
