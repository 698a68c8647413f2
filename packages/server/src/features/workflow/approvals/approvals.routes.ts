import * as contract from '@ardoise/domain/contract/approvals.ts';
import * as byLink from '@ardoise/domain/contract/client-links.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import {
  pagesOfFile,
  servePage,
  serveProjectFile,
  serveThumbnail,
} from '../../project/documents/files/serve-project-file.ts';
import { signatureOrigin } from '../../project/projects/signature-origin.ts';
import { approveByLink, askCorrectionsByLink } from './answer-by-link.ts';
import { approveProof } from './approve-proof.ts';
import { addNoteByLink, deleteNoteByLink, replyByLink } from './note-by-link.ts';
import { fileOfApproval, openApproval } from './open-approval.ts';

/** Rate limit against guessing tokens. A page loads many files, a PDF several ranges. */
const OPENINGS_A_MINUTE = 60;
const FILES_A_MINUTE = 600;
const NOTES_A_MINUTE = 60;
const ANSWERS_A_MINUTE = 20;

function withoutReferrer(reply: FastifyReply): void {
  reply.header('referrer-policy', 'no-referrer');
}

/** The client's approval of a proof: on screen, and by the mailed link (specification/proofs-and-approvals.md#approval). */
export function approvalRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool, config, files: store } = context;

  route(app, contract.approveProof, ({ params, body, session, request }) =>
    approveProof(context, session, params.id, body, signatureOrigin(request)),
  );

  route(
    app,
    byLink.openApproval,
    ({ params, reply }) => {
      withoutReferrer(reply);
      return openApproval(pool, params.token, config.companyName);
    },
    { perMinute: OPENINGS_A_MINUTE },
  );
  route(
    app,
    byLink.readApprovalFile,
    async ({ params, query, request, reply }) => {
      withoutReferrer(reply);
      const file = await fileOfApproval(pool, params.token, params.id);
      if (query.vignette !== undefined) return serveThumbnail(request, reply, store, file);
      return serveProjectFile(request, reply, store, file, query.telecharger !== undefined);
    },
    { perMinute: FILES_A_MINUTE },
  );
  pageRoutes(app, context);
  noteRoutes(app, context);
  answerRoutes(app, context);
}

function pageRoutes(app: FastifyInstance, { pool, files: store }: AppContext): void {
  route(
    app,
    byLink.readApprovalPages,
    async ({ params, reply }) => {
      withoutReferrer(reply);
      return pagesOfFile(store, await fileOfApproval(pool, params.token, params.id));
    },
    { perMinute: FILES_A_MINUTE },
  );
  route(
    app,
    byLink.readApprovalPage,
    async ({ params, query, request, reply }) => {
      withoutReferrer(reply);
      const file = await fileOfApproval(pool, params.token, params.id);
      return servePage(request, reply, store, file, { ...query, page: params.page });
    },
    { perMinute: FILES_A_MINUTE },
  );
}

function noteRoutes(app: FastifyInstance, { pool }: AppContext): void {
  route(
    app,
    byLink.addNoteByLink,
    ({ params, body, reply }) => {
      withoutReferrer(reply);
      return addNoteByLink(pool, params.token, params.version, body);
    },
    { perMinute: NOTES_A_MINUTE },
  );
  route(
    app,
    byLink.deleteNoteByLink,
    async ({ params, reply }) => {
      withoutReferrer(reply);
      await deleteNoteByLink(pool, params.token, params.note);
      return undefined;
    },
    { perMinute: NOTES_A_MINUTE },
  );
  route(
    app,
    byLink.replyByLink,
    ({ params, body, reply }) => {
      withoutReferrer(reply);
      return replyByLink(pool, params.token, params.note, body);
    },
    { perMinute: NOTES_A_MINUTE },
  );
}

function answerRoutes(app: FastifyInstance, context: AppContext): void {
  route(
    app,
    byLink.askCorrectionsByLink,
    ({ params, body, reply }) => {
      withoutReferrer(reply);
      return askCorrectionsByLink(context, params.token, body);
    },
    { perMinute: ANSWERS_A_MINUTE },
  );
  route(
    app,
    byLink.approveByLink,
    ({ params, body, reply, request }) => {
      withoutReferrer(reply);
      return approveByLink(context, params.token, body, signatureOrigin(request));
    },
    { perMinute: ANSWERS_A_MINUTE },
  );
}
