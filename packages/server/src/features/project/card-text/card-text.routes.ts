import { readCardText } from '@ardoise/domain/contract/card-text.ts';
import type { FastifyInstance } from 'fastify';
import { CardReader } from '../../../card-files/card-reader.ts';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { dropRest } from '../documents/files/upload-form.ts';
import { readUpload } from './read-upload.ts';

const READINGS_A_MINUTE = 10;

/** The text of a card (specification/card-text.md). */
export function cardTextRoutes(app: FastifyInstance, context: AppContext): void {
  const reader = new CardReader((failure) => app.log.info({ failure }, 'a card was not read'));
  app.addHook('onClose', () => reader.stop());
  route(
    app,
    readCardText,
    async ({ request }) => {
      try {
        return await readUpload(context, reader, request);
      } catch (error) {
        dropRest(request);
        throw error;
      }
    },
    { perMinute: READINGS_A_MINUTE },
  );
}
