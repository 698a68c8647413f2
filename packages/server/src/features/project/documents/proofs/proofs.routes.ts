import * as contract from '@ardoise/domain/contract/creations.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../http/route.ts';
import type { AppContext } from '../../../base/app-context.ts';
import { annotateProof, replyByAccount, withdrawNote } from './annotate-proof.ts';
import { listProofs } from './list-proofs.ts';
import { readProof } from './read-proof.ts';

/** Proofs (BAT) by version, who opened them, and the post-its on them (specification/proofs-and-approvals.md). */
export function proofRoutes(app: FastifyInstance, { pool }: AppContext): void {
  route(app, contract.listProofs, ({ params, session }) => listProofs(pool, session, params.id));

  route(app, contract.readProof, ({ params, session }) =>
    readProof(pool, session, params.id, params.version),
  );

  route(app, contract.addProofNote, ({ params, body, session }) =>
    annotateProof(pool, session, params.id, params.version, body),
  );

  route(app, contract.replyToNote, ({ params, body, session }) =>
    replyByAccount(pool, session, params.id, params.note, body),
  );

  route(app, contract.deleteProofNote, async ({ params, session }) => {
    await withdrawNote(pool, session, params.id, params.note);
    return undefined;
  });
}
