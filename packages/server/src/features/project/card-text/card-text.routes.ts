import { required } from '@ardoise/domain/base/errors.ts';
import { wholeCard } from '@ardoise/domain/card-text/whole-card.ts';
import { readCardText, readCardTextFile } from '@ardoise/domain/contract/card-text.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { dropRest } from '../documents/files/upload-form.ts';
import { documentOf } from '../projects/project-record.ts';
import { findProject } from '../projects/projects.repository.ts';
import { cardDocx } from './card-docx.ts';
import { readUpload } from './read-upload.ts';
import { receivedTextRoutes } from './received-texts.routes.ts';

const READINGS_A_MINUTE = 10;

/** The text of a card (specification/card-text.md). */
export function cardTextRoutes(app: FastifyInstance, context: AppContext): void {
  receivedTextRoutes(app, context);
  route(
    app,
    readCardText,
    async ({ request }) => {
      try {
        return await readUpload(context, request);
      } catch (error) {
        dropRest(request);
        throw error;
      }
    },
    { perMinute: READINGS_A_MINUTE },
  );
  route(app, readCardTextFile, async ({ params, session, reply }) => {
    const project = required(await findProject(context.pool, params.id, session));
    const card = wholeCard(documentOf(project));
    required(card[0]);
    return reply
      .type('application/vnd.openxmlformats-officedocument.wordprocessingml.document')
      .header('content-disposition', 'attachment; filename="carte.docx"')
      .send(await cardDocx(card));
  });
}
