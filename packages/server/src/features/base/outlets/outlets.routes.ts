import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { QueryOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import * as contents from '@ardoise/domain/contract/outlet-contents.ts';
import { lookUpOutlet as lookUpCall, readTour as readTourCall } from '@ardoise/domain/contract/outlets.ts';
import * as salesforceCalls from '@ardoise/domain/contract/salesforce.ts';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { route } from '../../../http/route.ts';
import { SalesforceFailure } from '../../../salesforce/salesforce-failure.ts';
import type { SalesforceOutlets } from '../../../salesforce/salesforce-outlets.ts';
import { readSalesforceState } from '../../../salesforce/salesforce-state.repository.ts';
import type { AppContext } from '../app-context.ts';
import { correctOutlet } from './correct-outlet.ts';
import { createOutlet } from './create-outlet.ts';
import { lookUpOutlet, readThrough } from './look-up-outlet.ts';
import { presentOutlet } from './outlet-content.presenter.ts';
import { findOutlet } from './outlets.repository.ts';
import { readOutletSources, unreadSince } from './read-outlet-sources.ts';
import { readTour } from './read-tour.ts';
import { rereadSalesforce } from './reread-salesforce.ts';
import { MOST_COUNTED, searchOutlets } from './searched-outlets.repository.ts';

/**
 * Rate limit against copying the customer file: no delegate needs that many
 * (specification/roles-and-scope.md#quotas-and-lists-of-people).
 */
const LOOKUPS_A_MINUTE = 60;
/** The same for a town at once, and what a device prepares by itself. */
const TOURS_A_MINUTE = 6;
const TRIALS_A_MINUTE = 20;
const PAGE = 50;

/** @throws Refusal INTROUVABLE where Salesforce is not configured */
function configured(salesforce: SalesforceOutlets | null): SalesforceOutlets {
  if (salesforce === null)
    throw new Refusal('INTROUVABLE', { message: 'Salesforce n’est pas configuré sur ce serveur.' });
  return salesforce;
}

async function listFor(
  pool: Pool,
  { q, medaille, anciennes, after }: QueryOf<typeof contents.listOutlets>,
): Promise<ReplyOf<typeof contents.listOutlets>> {
  const filter = {
    text: q?.trim() ?? '',
    medal: medaille === undefined ? null : medaille === 'aucune' ? '' : medaille.toLowerCase(),
    unreadSince: anciennes ? unreadSince(await readSalesforceState(pool), new Date()) : null,
  };
  const { rows, count } = await searchOutlets(pool, filter, after ?? '', PAGE + 1);
  const shown = rows.slice(0, PAGE);
  return {
    pointsDeVente: shown.map((row) => ({
      nOutlet: row.n_outlet,
      nom: row.name,
      codePostal: row.postal_code,
      ville: row.town,
      siret: row.siret,
      medaille: row.medal,
    })),
    nombre: Math.min(count, MOST_COUNTED),
    plus: count > MOST_COUNTED,
    suivant: rows.length > PAGE ? (shown.at(-1)?.n_outlet ?? null) : null,
  };
}

async function tryOutlet(
  pool: Pool,
  salesforce: SalesforceOutlets,
  nOutlet: string,
): Promise<ReplyOf<typeof salesforceCalls.trySalesforce>> {
  try {
    const read = await readThrough({ pool, salesforce }, nOutlet.trim(), { patient: true });
    return { fiche: read?.data ?? null, echec: null };
  } catch (error) {
    if (!(error instanceof SalesforceFailure)) throw error;
    return { fiche: null, echec: { etat: error.trouble, motif: error.message } };
  }
}

/** Begins a complete reading behind the reply. @throws Refusal STATUT while one runs */
function beginReading(pool: Pool, salesforce: SalesforceOutlets, app: FastifyInstance): Promise<void> {
  return new Promise((resolve, reject) => {
    const refused = new Refusal('STATUT', { message: 'Une relecture est déjà en cours.' });
    const reading = rereadSalesforce(pool, salesforce, { full: true, onBegun: resolve }).then(
      (outcome) => (outcome === 'busy' ? reject(refused) : resolve()),
      (error: unknown) => {
        // Before the reply starts. A later failure is in its state, and the next night continues.
        reject(error);
        app.log.error(
          error instanceof SalesforceFailure ? { reason: error.message } : { err: error },
          'outlets were not read from Salesforce',
        );
      },
    );
    salesforce.behind(reading);
  });
}

/** Outlets: the lookup by number, and what head office does with them. Telephones are as in the customer file. */
export function outletRoutes(app: FastifyInstance, { pool, salesforce }: AppContext): void {
  route(app, lookUpCall, ({ params }) => lookUpOutlet({ pool, salesforce }, params.outlet.trim()), {
    perMinute: LOOKUPS_A_MINUTE,
  });
  route(app, readTourCall, ({ session, query }) => readTour(pool, session, query.ville), {
    perMinute: TOURS_A_MINUTE,
  });
  route(app, salesforceCalls.readOutletSources, () => readOutletSources(pool, salesforce !== null));
  route(
    app,
    salesforceCalls.trySalesforce,
    ({ body }) => tryOutlet(pool, configured(salesforce), body.nOutlet),
    {
      perMinute: TRIALS_A_MINUTE,
    },
  );
  route(
    app,
    salesforceCalls.rereadSalesforce,
    async ({ reply }) => {
      await beginReading(pool, configured(salesforce), app);
      return reply.code(204).send();
    },
    { perMinute: TRIALS_A_MINUTE },
  );
  route(app, contents.listOutlets, ({ query }) => listFor(pool, query));
  route(app, contents.readOutlet, async ({ params }) => {
    const outlet = required(await findOutlet(pool, params.outlet));
    return presentOutlet(pool, outlet);
  });
  route(app, contents.createOutlet, ({ body }) => createOutlet(pool, body), { status: 201 });
  route(app, contents.correctOutlet, ({ params, body }) => correctOutlet(pool, params.outlet, body));
}
