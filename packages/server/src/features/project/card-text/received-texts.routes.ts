import { required } from '@ardoise/domain/base/errors.ts';
import * as contract from '@ardoise/domain/contract/received-texts.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { dropRest } from '../documents/files/upload-form.ts';
import { findProject } from '../projects/projects.repository.ts';
import { cardOfLink } from './received/card-of-link.ts';
import { decideText } from './received/decide-text.ts';
import { presentReceived } from './received/present-received.ts';
import { readByLink } from './received/read-by-link.ts';
import { saveLinesByLink } from './received/save-lines-by-link.ts';
import { sendByLink } from './received/send-by-link.ts';

/** A letter at a time is kept 600 ms after the last one. */
const SAVES_A_MINUTE = 120;
const OTHERS_A_MINUTE = 60;

const notEntered =
  ({ log }: FastifyInstance) =>
  (err: unknown) =>
    log.error({ err }, 'a received text did not enter its order');

/** The text that an owner reads, corrects and sends by their link, and what becomes of it (specification/card-text.md#received-texts). */
export function receivedTextRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool } = context;
  route(
    app,
    contract.openTextLink,
    ({ params, reply }) => {
      reply.header('referrer-policy', 'no-referrer');
      return cardOfLink(pool, params.token);
    },
    { perMinute: OTHERS_A_MINUTE },
  );
  route(
    app,
    contract.readTextByLink,
    async ({ params, request, reply }) => {
      reply.header('referrer-policy', 'no-referrer');
      try {
        return await readByLink(context, params.token, { request, reply });
      } catch (error) {
        dropRest(request);
        throw error;
      }
    },
    { perMinute: OTHERS_A_MINUTE },
  );
  route(
    app,
    contract.saveTextByLink,
    ({ params, body, reply }) => {
      reply.header('referrer-policy', 'no-referrer');
      return saveLinesByLink(pool, params.token, body.changementsCarte);
    },
    { perMinute: SAVES_A_MINUTE },
  );
  route(
    app,
    contract.sendTextByLink,
    ({ params, reply }) => {
      reply.header('referrer-policy', 'no-referrer');
      return sendByLink(context, params.token, notEntered(app));
    },
    { perMinute: OTHERS_A_MINUTE },
  );
  route(app, contract.listReceivedTexts, async ({ params, session }) =>
    presentReceived(pool, required(await findProject(pool, params.id, session))),
  );
  route(app, contract.decideReceivedText, ({ params, body, session }) =>
    decideText(context, session, { projectId: params.id, id: params.texte, decision: body.decision }),
  );
}
