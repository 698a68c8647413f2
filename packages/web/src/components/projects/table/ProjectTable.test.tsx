import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ProjectPages } from '../../../hooks/use-project-pages.ts';
import { ProjectTable } from './ProjectTable.tsx';
import type { ProjectColumn } from './project-column.tsx';
import { SELECT_COLUMN, SelectionContext } from './select-column.tsx';

type Props = ComponentProps<typeof ProjectTable<'nom' | 'ar'>>;

const COLUMNS: readonly ProjectColumn<'nom' | 'ar'>[] = [
  { key: 'projet', head: 'Projet', sort: 'nom', className: 'cell', cell: (row) => row.nameProjet },
  { key: 'ar', head: 'AR Créa', sort: 'ar', number: true, needs: 'laptop', cell: (row) => row.nb_ar_agence },
  { key: 'contact', head: 'Contact', below: true, cell: () => '—' },
];

const row = (id: string, nameProjet: string) =>
  ({ _id: { $oid: id }, nameProjet, nb_ar_agence: 1 }) as ProjectRow;

/** A loading list (`undefined`), or one with these rows. */
function table(rows: readonly ProjectRow[] | undefined, props: Partial<Props> = {}, read: object = {}) {
  const pages = { isPending: rows === undefined, data: rows && { rows }, error: null, ...read };
  return (
    <ProjectTable
      className="list"
      columns={COLUMNS}
      pages={pages as unknown as ProjectPages}
      pageSize={9}
      total={2}
      none={<p>Aucun projet</p>}
      {...props}
    />
  );
}

const draw = (...shown: Parameters<typeof table>) => renderToStaticMarkup(table(...shown));

const TWO = [row('a', 'Bar du Port'), row('b', 'Café des Halles')];

it('is a table whose headers show the sort order, and which columns are responsive', () => {
  const html = draw(TWO, { sort: { by: 'ar', dir: 'desc', onSort: () => undefined } });
  const heads = [...html.matchAll(/<th( [^>]*)?>(.*?)<\/th>/g)].map(([, attributes = '', inside = '']) => [
    attributes.trim(),
    inside.replace(/<svg.*<\/svg>/, '↓'),
  ]);
  expect(heads).toEqual([
    ['scope="col" class="sort-header"', '<button type="button">Projet</button>'],
    [
      'scope="col" class="sort-header project-table-needs-laptop project-table-number" aria-sort="descending"',
      '<button type="button">AR Créa↓</button>',
    ],
    ['scope="col" class="project-table-needs-laptop"', 'Contact'],
  ]);
  expect(html).toContain(
    '<tr class="project-table-row" data-project="b"><td class="cell">Café des Halles</td>' +
      '<td class="project-table-needs-laptop project-table-number">1</td><td>—</td></tr>',
  );
  expect(html).toContain('2\u00a0projets affichés sur 2');
});

it('has a checkbox per row and one for all displayed rows, where rows are selectable', () => {
  const selection = {
    rows: TWO,
    has: (id: string) => id === 'a',
    onChoose: () => undefined,
    onChooseAll: () => undefined,
  };
  const html = renderToStaticMarkup(
    <SelectionContext value={selection}>
      {table(TWO, { columns: [SELECT_COLUMN, ...COLUMNS] })}
    </SelectionContext>,
  );
  expect(html.match(/<input[^>]*>/g)).toEqual([
    '<input type="checkbox"/>',
    '<input class="select-column-box" type="checkbox" aria-label="Sélectionner Bar du Port" checked=""/>',
    '<input class="select-column-box" type="checkbox" aria-label="Sélectionner Café des Halles"/>',
  ]);
  expect(html).toContain('2\u00a0projets affichés</span>');
});

it('renders placeholder rows on the columns of the real ones', () => {
  const html = draw(undefined);
  expect(html).toContain('Chargement des projets');
  expect(html.match(/<tr class="project-table-row">/g)).toHaveLength(9);
  expect(html.match(/<td/g)).toHaveLength(9 * COLUMNS.length);
});

it('states why there is no row: empty, or failed', () => {
  expect(draw([])).toBe('<p>Aucun projet</p>');
  const failed = draw([], {}, { error: new Error('Le serveur ne répond pas') });
  expect(failed).toContain('role="alert"');
  expect(failed).not.toContain('Aucun projet');
});

it('puts consecutive rows of a group below its heading', () => {
  const groupOf = ({ nameProjet }: ProjectRow) => ({
    key: nameProjet,
    title: `Avant ${nameProjet}`,
    detail: '1 projet',
    late: nameProjet === 'Bar du Port',
  });
  const html = draw(TWO, { groupOf });
  expect(html.match(/<tbody>/g)).toHaveLength(2);
  expect(html).toContain('<th scope="rowgroup" colSpan="3">');
  expect(html.indexOf('Avant Café des Halles')).toBeLessThan(html.indexOf('data-project="b"'));
});
