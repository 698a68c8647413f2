import { AGENCY_STATUS, agencyOf, DRAFT_STATUS, dcOf, projectIdOf } from './rows.ts';
import { inTurn } from './rows-in-turn.ts';
import { run as ask } from './run-statement.ts';
import { limitSave, productVersions, usualRows } from './save-scenario.ts';
import { productHeaders, type Scenario } from './scenario.ts';
import { listed, signOrders, unsignOrders } from './signed-orders.ts';

/** Drafts that are submitted, and submitted orders that are returned. */
export const MOST_OF_EACH = 2000;

interface Place {
  index: number;
  /** The status it was loaded in. */
  loadedAtAgency: boolean;
  atAgency: boolean;
  version: number;
}

function placesOf(rows: readonly number[], loadedAtAgency: boolean): Place[] {
  return rows.map((index) => ({ index, loadedAtAgency, atAgency: loadedAtAgency, version: 1 }));
}

/**
 * Resets the rows to the status they were loaded in, before a first submission or return: complete, without history; a
 * unit of the quota consumed at the agency and none as a draft. Every move of a run then consumes or releases a unit.
 * Signs, with two pictures, only what moves: a save would void the signatures.
 */
async function putBack(database: string, places: readonly Place[], signed: boolean): Promise<void> {
  const rows = places.map(({ index }) => index);
  const moved = listed(rows);
  const submitted = listed(places.filter(({ loadedAtAgency }) => loadedAtAgency).map(({ index }) => index));
  await ask(
    database,
    `update projects p set statut = case when submitted then '${AGENCY_STATUS}' else '${DRAFT_STATUS}' end,
       eligible_quota = submitted, quota_column = case when submitted then 'creation' else 'avenir' end,
       quota_year = case when submitted then extract(year from now())::int else 0 end,
       wizard_complete = true, returns_to_draft = 0, nb_ar_agence = 0
     from (select id, id in (${submitted}) as submitted from projects where id in (${moved})) loaded
     where p.id = loaded.id`,
  );
  await ask(database, `delete from project_history where project_id in (${moved})`);
  await (signed ? signOrders : unsignOrders)(database, rows);
  await ask(database, 'truncate mails');
  await ask(database, "delete from pgboss.job where name = 'mail'").catch((error: unknown) => {
    // The queue's tables are created with its first mail.
    if ((error as { code?: string }).code !== '42P01') throw error;
  });
  await ask(database, 'vacuum analyze projects, project_history');
}

async function readPlaces(database: string, places: readonly Place[]): Promise<void> {
  const versions = await productVersions(
    database,
    places.map(({ index }) => index),
  );
  for (const place of places) {
    place.atAgency = place.loadedAtAgency;
    place.version = versions.get(place.index) ?? 1;
  }
}

/** The dc submits, the agency returns with a message: each writes history, round trips, quota and mails. */
function moveRequest(place: Place, size: number) {
  const { index, atAgency, version } = place;
  place.atAgency = !atAgency;
  place.version += 1;
  const target = encodeURIComponent(atAgency ? DRAFT_STATUS : AGENCY_STATUS);
  return {
    method: 'PUT' as const,
    path: `/rest/myplv/projets/${projectIdOf(index)}/statut/${target}?signatures=adresses`,
    headers: {
      ...productHeaders(atAgency ? agencyOf(index) : dcOf(index, size)),
      'content-type': 'application/json',
    },
    body: JSON.stringify(atAgency ? { version, comment: 'La photo est illisible' } : { version }),
  };
}

/** A change of status, compared with the reference's save of a document of the same size. */
export function statusScenario(size: number): Scenario {
  const drafts = usualRows(DRAFT_STATUS, size, MOST_OF_EACH);
  const submitted = usualRows(AGENCY_STATUS, size, MOST_OF_EACH);
  const places = [...placesOf(drafts, false), ...placesOf(submitted, true)];
  const next = inTurn(places);
  const reference = limitSave(drafts);
  return {
    name: 'status-change',
    product: () => moveRequest(next(), size),
    ceiling: () => moveRequest(next(), size),
    limit: reference.limit,
    prepare: async (database) => {
      await reference.prepare(database);
      await putBack(database, places, true);
      await readPlaces(database, places);
    },
    // Other scenarios save these drafts.
    restore: (database) => putBack(database, places, false),
  };
}
