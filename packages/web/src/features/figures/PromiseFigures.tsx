import type { Figures, KeptPromises } from '@ardoise/domain/contract/figures.ts';
import { ROLE_LABELS } from '@ardoise/domain/projects/roles.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { Link } from '../../router/Link.tsx';
import { type BarColumn, BarTable } from './BarTable.tsx';
import { FigureLink } from './FigureLink.tsx';
import { FigureSection, Key } from './FigureSection.tsx';
import { dayWords, keptShare, NOT_GIVEN, PROMISE_WORDS, shareWords } from './figure-words.ts';
import type { FigurePartProps } from './OrderFigures.tsx';

type PromiseRow = Figures['delais']['lignes'][number];
type Row = KeptPromises & { retardMoyen: number | null; line: PromiseRow | null };

const TICKS = [0, 25, 50, 75, 100];

const partOf = (line: PromiseRow | null) => (line === null ? {} : { statut: line.promis, qui: line.qui });

function keptWords(row: Row): string {
  const [kept, all] = keptShare(row);
  return shareWords(kept.n, all.n);
}

function keptBefore(row: Row): string {
  const [kept, all] = keptShare(row);
  return kept.avant === null || all.avant === null ? NOT_GIVEN : shareWords(kept.avant, all.avant);
}

const nameOfRow = ({ line }: Row) => (line === null ? 'Ensemble' : line.nom || ROLE_LABELS[line.partie]);

const COLUMNS: readonly BarColumn<Row>[] = [
  {
    head: 'Tenus',
    cell: ({ tenus, line }) => <FigureLink n={tenus} part={{ figure: 'tenu', ...partOf(line) }} />,
  },
  {
    head: 'En retard',
    cell: ({ retards, line }) => (
      <b>
        <FigureLink n={retards} part={{ figure: 'retard', ...partOf(line) }} />
      </b>
    ),
  },
  { head: 'Part tenue', cell: (row) => <b>{keptWords(row)}</b> },
  { head: 'Avant', cell: keptBefore, minor: true },
  {
    head: 'Retard moyen',
    cell: ({ retardMoyen }) => (retardMoyen === null ? NOT_GIVEN : `${dayWords(retardMoyen)}\u00a0j.`),
    minor: true,
  },
];

/** Whether what was promised was kept, by who promised it. */
export function PromiseFigures({ figures: { delais }, number, id, question }: FigurePartProps) {
  const { tous, lignes } = delais;
  const all = tous.tenus + tous.retards;
  const rows: Row[] = [...lignes.map((line) => ({ ...line, line })), { ...tous, line: null }];
  return (
    <FigureSection
      id={id}
      number={number}
      question={question}
      said={
        <>
          <p>
            {all === 0 ? (
              <b>Aucun délai n’est arrivé à échéance dans cette période.</b>
            ) : (
              <>
                <b>
                  {tous.tenus} {tous.tenus > 1 ? 'délais tenus' : 'délai tenu'} sur {all}.
                </b>{' '}
                Un retard est compté chez qui avait promis, en jours ouvrés.
              </>
            )}{' '}
            <Link className="figures-link" to={PAGES.dashboard} search={{ q_vue: 'tout', q_retard: '1' }}>
              En retard aujourd’hui
            </Link>
          </p>
          <p className="figures-key">
            <Key look="made">Tenus</Key>
            <Key look="late">En retard</Key>
          </p>
        </>
      }
    >
      {all > 0 && (
        <BarTable
          caption="Délais arrivés à échéance"
          of="Qui"
          rows={rows}
          keyOf={({ line }) => (line === null ? '' : `${line.promis} ${line.qui}`)}
          name={nameOfRow}
          isTotal={({ line }) => line === null}
          ticks={TICKS}
          unit={'\u00a0%'}
          before={[
            {
              head: 'Ce qui est promis',
              cell: ({ line }) => (line === null ? '' : PROMISE_WORDS[line.promis]),
              minor: true,
              words: true,
            },
          ]}
          bar={({ tenus, retards }) => (
            <span className="figures-kept">
              <i style={{ flexGrow: tenus }} />
              <i className="figures-late" style={{ flexGrow: retards }} />
            </span>
          )}
          columns={COLUMNS}
        />
      )}
    </FigureSection>
  );
}
