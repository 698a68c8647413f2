import { dcCount } from './rows.ts';
import { run } from './run-statement.ts';
import { draw, productHeaders, type Scenario } from './scenario.ts';

/** Fills the range with invented drinks of eight families. */
const filled = (drinks: number) => `
  insert into catalogue_items (list, id, position, data)
  select 'boissons', 'boisson-' || rank, rank, json_build_object('id', 'boisson-' || rank, 'name', 'Famille ' || rank % 8,
    'name_1', 'Boisson numéro ' || rank, 'field_gamme_format_boissons', 'Verre 33 cl',
    'field_gamme_image_boissons', '/catalogue/boissons/boisson-' || rank || '.svg',
    'field_gamme_image_boissons_1', '/catalogue/boissons/boisson-' || rank || '.svg',
    'weight_children', rank / 8, 'fullName', 'Boisson numéro ' || rank || ' Verre 33 cl')
  from generate_series(1, ${drinks}) rank`;

/** The complete range, as read by a wizard without a cached copy. */
export function catalogueScenario(name: string, size: number, drinks: number): Scenario {
  return {
    name,
    prepare: async (database) => {
      await run(database, "delete from catalogue_items where list = 'boissons'");
      await run(database, filled(drinks));
    },
    restore: async (database) => {
      await run(database, "delete from catalogue_items where list = 'boissons'");
    },
    product: () => ({
      method: 'GET',
      path: '/rest/boissons/data',
      headers: productHeaders(`dc${draw(dcCount(size))}`),
    }),
  };
}
