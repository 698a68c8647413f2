import { required } from '@ardoise/domain/base/errors.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import * as contract from '@ardoise/domain/contract/files.ts';
import { LINK_EXTENSIONS, maxFileSize } from '@ardoise/domain/rules/file-rules.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/transaction.ts';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { dropRest } from '../documents/files/upload-form.ts';
import { findProject } from '../projects/projects.repository.ts';
import { deliveryRoutes } from './delivery.routes.ts';
import { invitationRoutes } from './invitations.routes.ts';
import { type FileLink, findFileLink, listProjectLinks } from './links.repository.ts';
import { sendLink } from './send-link.ts';
import { trackingRoutes } from './tracking.routes.ts';
import { uploadByLink } from './upload-by-link.ts';
import { usableLink } from './usable-link.ts';

/** Rate limit against guessing tokens, and filling the disk. */
const OPENINGS_A_MINUTE = 60;
const SENDINGS_A_MINUTE = 20;

async function describeLink(db: Db, link: FileLink): Promise<ReplyOf<typeof contract.openLink>> {
  const invited = link.purpose === 'invitation';
  const formats = [...LINK_EXTENSIONS[link.purpose]];
  return {
    purpose: link.purpose,
    nameProjet: link.name_projet,
    demandeur: (await displayNames(db))(invited ? link.created_by : link.dc),
    ...(invited ? { instructions: link.instructions } : {}),
    formats,
    tailleMax: maxFileSize(link.purpose, formats[0] ?? ''),
    expire: link.expires,
  };
}

/**
 * Calls by a mailed link, without an account: upload a file, once, or download those of a finished order
 * (specification/mails-and-links.md#links).
 */
export function linkRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool } = context;
  deliveryRoutes(app, context);
  invitationRoutes(app, context);
  trackingRoutes(app, context);

  route(
    app,
    contract.sendLink,
    ({ params, body, session }) => sendLink(context, session, params.id, body.purpose),
    {
      perMinute: SENDINGS_A_MINUTE,
    },
  );

  route(app, contract.listLinks, async ({ params, session }) => {
    required(await findProject(pool, params.id, session));
    return listProjectLinks(pool, params.id);
  });

  route(
    app,
    contract.openLink,
    async ({ params, reply }) => {
      reply.header('referrer-policy', 'no-referrer');
      return describeLink(pool, usableLink(await findFileLink(pool, params.token)));
    },
    { perMinute: OPENINGS_A_MINUTE },
  );

  route(
    app,
    contract.uploadByLink,
    async ({ params, request, reply }) => {
      reply.header('referrer-policy', 'no-referrer');
      try {
        return await uploadByLink(context, params.token, request);
      } catch (error) {
        dropRest(request);
        throw error;
      }
    },
    { perMinute: SENDINGS_A_MINUTE },
  );
}
