import type { OutletSources, SalesforceState } from '@ardoise/domain/contract/salesforce.ts';
import type { Pool } from 'pg';
import {
  readSalesforceState,
  type SalesforceStateRow,
} from '../../../salesforce/salesforce-state.repository.ts';
import { listAdministratorNames } from '../people/users.repository.ts';
import { countOutlets, findLastImport } from './searched-outlets.repository.ts';

const DAY_MS = 24 * 3_600_000;
/** Administrators who are named. */
const NAMED = 3;

/**
 * Outlets read before this are old: 24 hours ago; or none that Salesforce ever gave, while a reading within 24 hours has
 * confirmed them all.
 */
export function unreadSince({ complete_at }: SalesforceStateRow, now: Date): Date {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  return complete_at !== null && new Date(complete_at) > dayAgo ? new Date(0) : dayAgo;
}

function presentReading(state: SalesforceStateRow): SalesforceState['relecture'] {
  const { begun_at, ended_at, running, read_count } = state;
  if (begun_at === null) return null;
  const etat = ended_at !== null ? 'finie' : running ? 'en cours' : 'interrompue';
  return { etat, debut: begun_at, fin: ended_at, fiches: read_count };
}

function presentState(state: SalesforceStateRow, administrateurs: string[]): SalesforceState {
  return {
    etat: state.state === '' ? 'inconnu' : (state.state as SalesforceState['etat']),
    depuis: state.since,
    motif: state.reason,
    administrateurs,
    dernierEchange: state.answered_at,
    appels:
      state.calls_used === null || state.calls_limit === null
        ? null
        : { utilises: state.calls_used, limite: state.calls_limit },
    relecture: presentReading(state),
  };
}

/** State of Salesforce, where it is configured, and of the table. */
export async function readOutletSources(pool: Pool, isConfigured: boolean): Promise<OutletSources> {
  const state = isConfigured ? await readSalesforceState(pool) : null;
  const [counts, lastImport, administrators] = await Promise.all([
    countOutlets(pool, state === null ? null : unreadSince(state, new Date())),
    findLastImport(pool),
    listAdministratorNames(pool, NAMED),
  ]);
  return {
    salesforce: state === null ? null : presentState(state, administrators),
    table: {
      nombre: counts.all,
      sansMedaille: counts.withoutMedal,
      anciennes: state === null ? null : counts.unread,
      dernierImport: lastImport,
    },
  };
}
