import { readCatalogue } from '@ardoise/domain/contract/catalogue.ts';
import * as calls from '@ardoise/domain/contract/catalogue-entries.ts';
import { undoContentChange } from '@ardoise/domain/contract/content-log.ts';
import { ROLES } from '@ardoise/domain/projects/roles.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  for (const role of ROLES) await createUser(site.pool, { role, name: `un-${role}` });
});
afterAll(() => site.close());
afterEach(() => vi.useRealTimers());

const siege = () => site.as('un-siege');
const list = 'boissons' as const;
const drink = (name_1: string, name = 'Colas', field_gamme_format_boissons = 'Verre 33\u00a0cl') => ({
  name,
  name_1,
  field_gamme_format_boissons,
  field_gamme_image_boissons: '',
  field_gamme_image_boissons_1: '/catalogue/boissons/cola.svg',
});
const shown = { visible: true, du: null, au: null };

async function add(item: object, more: object = {}) {
  const { status, body } = await siege().call(calls.addEntry, {
    params: { list },
    body: { item: item as Record<string, unknown>, ...shown, ...more },
  });
  expect(status).toBe(200);
  return body;
}
async function change(
  entry: calls.CatalogueEntry,
  more: Partial<Pick<calls.CatalogueEntry, 'item' | 'visible' | 'du' | 'au'>>,
) {
  const { version, item, visible, du, au } = { ...entry, ...more };
  const body = { version: entry.version ?? version, item, visible, du, au };
  return siege().call(calls.changeEntry, { params: { list, id: entry.id }, body });
}
const offered = async () => {
  const { body } = await site.as('un-dc').call(readCatalogue, { params: { list } });
  return (body as { id: string }[]).map(({ id }) => id);
};
async function logged(): Promise<string[]> {
  const { rows } = await site.pool.query<{ line: string }>(
    "select concat_ws(' ', name, act, label) as line from content_changes where area = 'catalogues' order by id",
  );
  return rows.map(({ line }) => line);
}

beforeEach(() => site.pool.query('delete from catalogue_items'));

describe('an entry', () => {
  it('is added at the end of its family, under the slug of its name, and logged', async () => {
    const before = (await logged()).length;
    const cola = await add(drink(' Cola cerise '));
    await add(drink('Limonade', 'Limonades'));
    const again = await add(drink('Cola cerise'));
    expect(cola).toMatchObject({
      id: 'cola-cerise-verre-33-cl',
      version: 1,
      etat: 'visible',
      brouillons: 0,
      modifie: { qui: expect.any(String) },
      item: { name_1: 'Cola cerise', fullName: 'Cola cerise Verre 33\u00a0cl', weight_children: 0 },
    });
    expect(again).toMatchObject({ id: 'cola-cerise-verre-33-cl-2', item: { weight_children: 1 } });
    expect(await offered()).toEqual([
      'cola-cerise-verre-33-cl',
      'cola-cerise-verre-33-cl-2',
      'limonade-verre-33-cl',
    ]);
    expect((await logged()).slice(before)[0]).toBe('un-siege ajout Cola cerise Verre 33\u00a0cl');
  });

  it('is added once by a key, whether it is sent again later or at the same time', async () => {
    const _id = { $oid: '6b0059e0a1b2c3d4e5f60718' };
    const before = (await logged()).length;
    const twice = await Promise.all([add(drink('Cola'), { _id }), add(drink('Cola'), { _id })]);
    const changed = await change(twice[0], { item: drink('Cola vert') });
    expect(changed.status).toBe(200);
    const late = await add(drink('Cola'), { _id });
    expect([...twice, late].map(({ id }) => id)).toEqual(Array(3).fill('cola-verre-33-cl'));
    expect(late).toMatchObject({ version: 2, item: { name_1: 'Cola vert' } });
    expect(await offered()).toEqual(['cola-verre-33-cl']);
    expect((await logged()).slice(before)).toEqual([
      'un-siege ajout Cola Verre 33\u00a0cl',
      'un-siege modification Cola vert Verre 33\u00a0cl',
    ]);
    const other = await add(drink('Cola'), { _id: { $oid: '6b0059e0a1b2c3d4e5f60719' } });
    expect(other.id).toBe('cola-verre-33-cl-2');
    const malformed = await siege().call(calls.addEntry, {
      params: { list },
      body: { item: drink('Cola'), ...shown, _id: { $oid: 'x' } },
    });
    expect(malformed.status).toBe(400);
  });

  it.each([
    ['no name', { ...drink('  ') }, 'name_1', 'Nom\u00a0: à remplir.'],
    ['300 characters', { ...drink('é'.repeat(300)) }, 'name_1', 'Nom\u00a0: 120 caractères au plus.'],
    ...['https://x', '//x/y.png', '/\\x/y.png'].map((elsewhere): [string, object, string, string] => [
      `a picture elsewhere, ${elsewhere}`,
      { ...drink('Anis'), field_gamme_image_boissons: elsewhere },
      'field_gamme_image_boissons',
      'Valeur mal formée',
    ]),
    ...['\u200b', 'Anis\u202egnp', 'Anis\u0007', 'Anis\nvert'].map(
      (text): [string, object, string, string] => [
        `the name ${JSON.stringify(text)}`,
        drink(text),
        'name_1',
        'Nom\u00a0: un caractère invisible s’y trouve, retapez-le.',
      ],
    ),
  ])('is refused with %s, at the field', async (_, item, chemin, message) => {
    const body = { item, ...shown };
    const refused = await siege().call(calls.addEntry, { params: { list }, body });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'VALIDATION', champs: [{ chemin, message }] },
    ]);
    expect(await offered()).toEqual([]);
  });

  it('keeps an emoji, drops what it has no field for, and refuses days out of order', async () => {
    const cherry = await add({ ...drink('Cola 🍒'), secret: 1 });
    expect(cherry.item.name_1).toBe('Cola 🍒');
    expect(cherry.item).not.toHaveProperty('secret');
    const long = await add(drink('C'.repeat(118), 'Colas', '🍒'));
    expect(long.item.fullName).toBe(`${'C'.repeat(118)} `);
    const refused = await change(cherry, { du: '2026-12-02', au: '2026-12-01' });
    expect(refused.body).toMatchObject({ code: 'VALIDATION', champs: [{ chemin: 'au' }] });
    const never = await change(cherry, { du: '0000-01-01' });
    expect(never.body).toMatchObject({ code: 'VALIDATION', champs: [{ chemin: 'du' }] });
  });

  it('of two who change it, the second meets the present one and loses nothing', async () => {
    const entry = await add(drink('Anis'));
    expect((await change(entry, { item: drink('Anis vert') })).body).toMatchObject({ version: 2 });
    const late = await change(entry, { item: drink('Anis jaune') });
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'VERSION', etat: { version: 2, item: { name_1: 'Anis vert' } } },
    ]);
    expect(await logged()).not.toContain('un-siege modification Anis jaune Verre 33\u00a0cl');
  });

  it('that does not differ is neither written nor logged', async () => {
    const entry = await add(drink('Tonique'));
    const before = (await logged()).length;
    expect((await change(entry, {})).body).toMatchObject({ version: 1 });
    expect(await logged()).toHaveLength(before);
  });

  it('is hidden, shown again, and its hiding taken back', async () => {
    const entry = await add(drink('Ginger'));
    const hidden = await siege().call(calls.hideEntry, {
      params: { list, id: entry.id },
      body: { version: 1, mot: '' },
    });
    expect(hidden.body).toMatchObject({ etat: 'masquee', version: 2 });
    expect(await offered()).toEqual([]);
    const { rows } = await site.pool.query<{ id: string }>('select max(id)::text as id from content_changes');
    const undone = await siege().call(undoContentChange, { params: { id: rows[0]?.id ?? '' } });
    expect(undone.status).toBe(204);
    expect(await offered()).toEqual([entry.id]);
    expect((await logged()).slice(-2)).toEqual([
      'un-siege masquage Ginger Verre 33\u00a0cl',
      'un-siege annulation Ginger Verre 33\u00a0cl',
    ]);
  });

  it('is offered on the days of its period, midnight in Paris to midnight', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const entry = await add(drink('Vin chaud'), { du: '2026-12-01', au: '2026-12-01' });
    const at = async (instant: string) => {
      vi.setSystemTime(new Date(instant));
      const { body } = await siege().call(calls.listEntries, { params: { list } });
      return [body.entrees[0]?.etat, (await offered()).includes(entry.id)];
    };
    expect(await at('2026-11-30T22:59:59Z')).toEqual(['programmee', false]);
    expect(await at('2026-11-30T23:00:00Z')).toEqual(['visible', true]);
    expect(await at('2026-12-01T22:59:59Z')).toEqual(['visible', true]);
    expect(await at('2026-12-01T23:00:00Z')).toEqual(['passee', false]);
  });

  it('that nothing chose is erased, and comes back where it was', async () => {
    const first = await add(drink('Premier'));
    await add(drink('Second'));
    expect((await siege().call(calls.deleteEntry, { params: { list, id: first.id } })).status).toBe(200);
    expect(await offered()).toEqual(['second-verre-33-cl']);
    const { rows } = await site.pool.query<{ id: string }>('select max(id)::text as id from content_changes');
    expect((await siege().call(undoContentChange, { params: { id: rows[0]?.id ?? '' } })).status).toBe(204);
    expect(await offered()).toEqual([first.id, 'second-verre-33-cl']);
  });

  it('is managed by head office and the administrator only', async () => {
    const entry = await add(drink('Menthe'));
    const params = { list, id: entry.id };
    const deeds = [
      (as: string) => site.as(as).call(calls.listCatalogues),
      (as: string) => site.as(as).call(calls.listEntries, { params: { list } }),
      (as: string) => site.as(as).call(calls.readEntry, { params }),
      (as: string) =>
        site.as(as).call(calls.orderEntry, { params: { list }, body: { id: entry.id, avant: null } }),
    ];
    for (const role of ROLES)
      for (const deed of deeds) {
        const { status } = await deed(`un-${role}`);
        expect(status, role).toBe(['siege', 'administrator'].includes(role) ? 200 : 403);
      }
    const refused = await site
      .as('un-dc')
      .call(calls.addEntry, { params: { list }, body: { item: drink('X'), ...shown } });
    expect(refused.status).toBe(403);
  });
});

describe('the order of a list', () => {
  const ids = async () => {
    const { body } = await siege().call(calls.listEntries, { params: { list } });
    return body.entrees.map(({ item }) => `${String(item.name_1)} ${String(item.weight_children)}`);
  };

  it('is that of its families, and within one of its entries', async () => {
    const a = await add(drink('A'));
    const b = await add(drink('B'));
    await add(drink('C', 'Bières'));
    expect(await ids()).toEqual(['A 0', 'B 1', 'C 0']);
    await siege().call(calls.orderEntry, { params: { list }, body: { id: b.id, avant: a.id } });
    expect(await ids()).toEqual(['B 0', 'A 1', 'C 0']);
    await siege().call(calls.orderFamily, { params: { list }, body: { famille: 'Bières', avant: 'Colas' } });
    expect(await ids()).toEqual(['C 0', 'B 0', 'A 1']);
    await add(drink('D'), { avant: b.id });
    expect(await ids()).toEqual(['C 0', 'D 0', 'B 1', 'A 2']);
    expect((await logged()).slice(-3)).toEqual([
      'un-siege ordre B Verre 33\u00a0cl',
      'un-siege ordre Bières',
      'un-siege ajout D Verre 33\u00a0cl',
    ]);
  });

  it('is joined at its end by an entry of another family, which is taken back to its place', async () => {
    const a = await add(drink('A'));
    await add(drink('B'));
    await add(drink('C', 'Bières'));
    await add(drink('D', 'Bières'));
    await change(a, { item: drink('A', 'Bières') });
    expect(await ids()).toEqual(['B 0', 'C 0', 'D 1', 'A 2']);
    const { rows } = await site.pool.query<{ id: string }>('select max(id)::text as id from content_changes');
    await siege().call(undoContentChange, { params: { id: rows[0]?.id ?? '' } });
    expect(await ids()).toEqual(['A 0', 'B 1', 'C 0', 'D 1']);
    await change((await siege().call(calls.readEntry, { params: { list, id: a.id } })).body, {
      item: drink('A', 'Eaux'),
    });
    expect(await ids()).toEqual(['A 0', 'B 0', 'C 0', 'D 1']);
  });

  it('is taken back', async () => {
    await add(drink('A'));
    await add(drink('B'));
    const c = await add(drink('C'));
    await siege().call(calls.orderEntry, { params: { list }, body: { id: c.id, avant: 'a-verre-33-cl' } });
    expect(await ids()).toEqual(['C 0', 'A 1', 'B 2']);
    const { rows } = await site.pool.query<{ id: string }>('select max(id)::text as id from content_changes');
    await siege().call(undoContentChange, { params: { id: rows[0]?.id ?? '' } });
    expect(await ids()).toEqual(['A 0', 'B 1', 'C 2']);
  });

  it('stays one order when two change it at once', async () => {
    const names = ['A', 'B', 'C', 'D'];
    for (const name of names) await add(drink(name));
    await Promise.all(
      ['c', 'd', 'b'].map((id) =>
        siege().call(calls.orderEntry, {
          params: { list },
          body: { id: `${id}-verre-33-cl`, avant: 'a-verre-33-cl' },
        }),
      ),
    );
    const order = await ids();
    expect(order.map((line) => line.slice(0, 1)).sort()).toEqual(names);
    expect(order.map((line) => Number(line.slice(2)))).toEqual([0, 1, 2, 3]);
  });
});

it('is counted in the index, and exported with cells that no spreadsheet runs', async () => {
  await add(drink('=1+1'));
  await add({ ...drink('Sans image'), field_gamme_image_boissons_1: '' });
  await add(drink('Plus tard'), { du: '2999-01-01' });
  await add(drink('Caché'), { visible: false });
  const { body } = await siege().call(calls.listCatalogues);
  expect(body.listes).toHaveLength(18);
  expect(body.listes[0]).toEqual({
    liste: 'boissons',
    visibles: 2,
    masquees: 1,
    programmees: 1,
    sansImage: 1,
    apercus: ['/catalogue/boissons/cola.svg', '/catalogue/boissons/cola.svg'],
  });
  const csv = await siege().inject({
    method: 'GET',
    url: '/rest/myplv/imports/export.csv?zone=catalogues&liste=boissons',
  });
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head, first] = csv.payload.split('\r\n');
  expect(head).toBe('\uFEFFIdentifiant;Nom;Format;Famille;Alcool;Image;Image de la famille;Visible;Du;Au');
  expect(first).toBe("1-1-verre-33-cl;'=1+1;Verre 33\u00a0cl;Colas;;/catalogue/boissons/cola.svg;;oui;;");
});
