import * as calls from '@ardoise/domain/contract/pieces.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { listOutlets, listPieces } from './list-pieces.ts';
import { decideReplacement, restorePiece, retirePiece } from './mark-piece.ts';
import { readOutletPieces } from './read-outlet-pieces.ts';
import { readPieceTotals } from './read-piece-totals.ts';
import { suggestConditions } from './suggest-conditions.ts';

/** What stands and hangs at outlets (specification/pieces.md). */
export function pieceRoutes(app: FastifyInstance, { pool }: AppContext): void {
  route(app, calls.listPieces, ({ session, query }) => listPieces(pool, session, query));
  route(app, calls.readPieceTotals, ({ session }) => readPieceTotals(pool, session));
  route(app, calls.listPieceOutlets, ({ session, query }) => listOutlets(pool, session, query));
  route(app, calls.suggestConditions, ({ session, query }) => suggestConditions(pool, session, query));
  route(app, calls.readOutletPieces, ({ session, params }) =>
    readOutletPieces(pool, session, params.nOutlet),
  );
  route(app, calls.retirePiece, ({ session, params, body }) =>
    retirePiece(pool, session, params.piece, body),
  );
  route(app, calls.restorePiece, ({ session, params }) => restorePiece(pool, session, params.piece));
  route(app, calls.decideReplacement, ({ session, params, body }) =>
    decideReplacement(pool, session, params.piece, body.piece),
  );
}
