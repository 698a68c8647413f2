import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import * as calls from '@ardoise/domain/contract/catalogue-entries.ts';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { readDay } from '../../../http/read-day.ts';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { addEntry } from './add-entry.ts';
import { changeEntries } from './change-entries.ts';
import { deleteEntry } from './delete-entry.ts';
import { type Hiding, hideEntry } from './hide-entry.ts';
import { listCatalogues, listEntries, listEntryDrafts, readEntry, showEntry } from './list-entries.ts';
import { orderEntry, orderFamily } from './order-entries.ts';
import { replaceEntry } from './replace-entry.ts';
import { refuseSameNames } from './same-names.ts';

/** Days that exist: 30 February is refused at its field. */
const daysOf = ({ du, au }: { du: string | null; au: string | null }) => ({
  du: readDay('du', du ?? undefined),
  au: readDay('au', au ?? undefined),
});

/** Adds the present entry to a version conflict, for the comparison. */
async function withPresent<Result>(
  pool: Pool,
  list: CatalogueList,
  id: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'VERSION') throw error;
    throw new Refusal('VERSION', { message: error.message, etat: await showEntry(pool, list, id) });
  }
}

function readRoutes(app: FastifyInstance, pool: Pool): void {
  route(app, calls.listCatalogues, () => listCatalogues(pool));
  route(app, calls.listEntries, ({ params }) => listEntries(pool, params.list));
  route(app, calls.listEntryDrafts, ({ params }) => listEntryDrafts(pool, params.list, params.id));
  route(app, calls.readEntry, ({ params }) => readEntry(pool, params.list, params.id));
}

function orderRoutes(app: FastifyInstance, pool: Pool): void {
  route(app, calls.orderEntry, async ({ params, body }) => {
    await inTransaction(pool, (tx) => orderEntry(tx, params.list, body.id, body.avant));
    return {};
  });
  route(app, calls.orderFamily, async ({ params, body }) => {
    await inTransaction(pool, (tx) => orderFamily(tx, params.list, body.famille, body.avant));
    return {};
  });
}

function hidingRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool } = context;
  const hide = (hiding: Hiding) =>
    withPresent(pool, hiding.list, hiding.id, async () => {
      await hideEntry(context, hiding);
      return showEntry(pool, hiding.list, hiding.id);
    });
  route(app, calls.hideEntry, ({ params, body: { version, mot } }) =>
    hide({ ...params, version, withdrawn: false, told: mot.trim() !== '', word: mot }),
  );
  route(app, calls.withdrawEntry, ({ params, body: { version, prevenir, mot } }) =>
    hide({ ...params, version, withdrawn: true, told: prevenir, word: mot }),
  );
}

/** What head office does with the entries of the reference lists (specification/content-management.md#catalogues). */
export function catalogueEntryRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool } = context;
  readRoutes(app, pool);
  orderRoutes(app, pool);
  hidingRoutes(app, context);
  route(app, calls.addEntry, async ({ params: { list }, body: { _id: key, ...entry } }) => {
    const id = await addEntry(pool, list, { ...entry, ...daysOf(entry) }, key?.$oid);
    return showEntry(pool, list, id);
  });
  route(app, calls.changeEntry, ({ params: { list, id }, body }) =>
    withPresent(pool, list, id, async () => {
      await inTransaction(pool, async (tx) => {
        const changed = await changeEntries(tx, list, [{ ...body, ...daysOf(body), id }]);
        await refuseSameNames(tx, list, changed);
      });
      return showEntry(pool, list, id);
    }),
  );
  route(app, calls.replaceEntry, ({ params: { list, id }, body }) =>
    withPresent(pool, list, id, async () => {
      const brouillons = await replaceEntry(pool, list, id, body);
      return { entree: await showEntry(pool, list, id), brouillons };
    }),
  );
  route(app, calls.deleteEntry, async ({ params }) => {
    await inTransaction(pool, (tx) => deleteEntry(tx, params.list, params.id));
    return {};
  });
}
