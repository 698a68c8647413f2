import { run as ask } from './database.ts';
import { AGENCY_STATUS, agencyOf, DRAFT_STATUS, dcOf, projectIdOf } from './rows.ts';
import { inTurn } from './rows-in-turn.ts';
import { limitSave, productVersions, usualRows } from './save-scenario.ts';
import { productHeaders, type Scenario } from './scenario.ts';

const MOST_OF_EACH = 2000;

interface Place {
  index: number;
  atAgency: boolean;
  version: number;
}

function listed(places: readonly Place[]): string {
  return places.map(({ index }) => `'${projectIdOf(index)}'`).join(',');
}

/**
 * Makes the rows what a first submission and a first return find: signed by both, complete, without history; a unit of the
 * quota held at the agency and none as a draft. Every move of a run then consumes a unit or gives it back.
 */
async function makeReady(database: string, places: readonly Place[]): Promise<void> {
  const rows = listed(places);
  await ask(
    database,
    `update projects set client_signed = true, dc_signed = true, wizard_complete = true, returns_to_draft = 0,
       nb_ar_agence = 0, trace = default, eligible_quota = statut = '${AGENCY_STATUS}',
       quota_column = case statut when '${AGENCY_STATUS}' then 'creation' else 'avenir' end,
       quota_year = case statut when '${AGENCY_STATUS}' then extract(year from now())::int else 0 end
     where id in (${rows})`,
  );
  await ask(database, `delete from project_history where project_id in (${rows})`);
  await ask(database, 'truncate mails');
  await ask(database, "delete from pgboss.job where name = 'mail'").catch((error: unknown) => {
    // The queue's tables are made at its first mail.
    if ((error as { code?: string }).code !== '42P01') throw error;
  });
  await ask(database, 'vacuum analyze projects, project_history');
}

async function readPlaces(database: string, places: readonly Place[]): Promise<void> {
  const atAgency = new Set(
    (
      await ask<{ id: string }>(
        database,
        `select id from projects where statut = '${AGENCY_STATUS}' and id in (${listed(places)})`,
      )
    ).map(({ id }) => id),
  );
  const versions = await productVersions(
    database,
    places.map(({ index }) => index),
  );
  for (const place of places) {
    place.atAgency = atAgency.has(projectIdOf(place.index));
    place.version = versions.get(place.index) ?? 1;
  }
}

/** The dc submits, the agency returns with a message: history, round trips, quota and mails each time. */
function moveRequest(place: Place, size: number) {
  const { index, atAgency, version } = place;
  place.atAgency = !atAgency;
  place.version += 1;
  const target = encodeURIComponent(atAgency ? DRAFT_STATUS : AGENCY_STATUS);
  return {
    method: 'PUT' as const,
    path: `/rest/myplv/projets/${projectIdOf(index)}/statut/${target}`,
    headers: {
      ...productHeaders(atAgency ? agencyOf(index) : dcOf(index, size)),
      'content-type': 'application/json',
    },
    body: JSON.stringify(atAgency ? { version, comment: 'La photo est illisible' } : { version }),
  };
}

/** A change of status beside the reference's save of a document of the same size. */
export function statusScenario(size: number): Scenario {
  const drafts = usualRows(DRAFT_STATUS, size, MOST_OF_EACH);
  const submitted = usualRows(AGENCY_STATUS, size, MOST_OF_EACH);
  const places = [...drafts, ...submitted].map((index) => ({ index, atAgency: false, version: 1 }));
  const next = inTurn(places);
  const reference = limitSave(drafts);
  return {
    name: 'status-change',
    product: () => moveRequest(next(), size),
    limit: reference.limit,
    prepare: async (database) => {
      await reference.prepare(database);
      await makeReady(database, places);
      await readPlaces(database, places);
    },
  };
}
