import type { Compared, Figures } from '@ardoise/domain/contract/figures.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { formatNumber } from '../../components/format-number.ts';
import { periodWords } from '../../components/projects/figure-list-words.ts';
import { BarTable } from './BarTable.tsx';
import { Columns, stepWords } from './Columns.tsx';
import { FigureLink } from './FigureLink.tsx';
import { FigureSection, Key } from './FigureSection.tsx';
import { beforeWords, mostOrdered } from './figure-words.ts';
import type { Question } from './questions.ts';

interface SupportRow {
  support: ProjectType | null;
  faites: Compared;
  terminees: Compared;
}

function SupportTable({ commandes }: { commandes: Figures['commandes'] }) {
  const { parSupport, faites, terminees } = commandes;
  const rows: SupportRow[] = [...parSupport, { support: null, faites, terminees }];
  const partOf = (support: ProjectType | null) => (support === null ? {} : { type: support });
  return (
    <BarTable
      caption="Par support"
      of="Support"
      rows={rows}
      keyOf={({ support }) => support ?? ''}
      name={({ support }) => support ?? 'Ensemble'}
      isTotal={({ support }) => support === null}
      columns={[
        {
          head: 'Faites',
          cell: (row) => <FigureLink n={row.faites.n} part={{ figure: 'faite', ...partOf(row.support) }} />,
        },
        { head: 'Avant', cell: (row) => beforeWords(row.faites) },
        {
          head: 'Terminées',
          cell: (row) => (
            <FigureLink n={row.terminees.n} part={{ figure: 'terminee', ...partOf(row.support) }} />
          ),
        },
      ]}
    />
  );
}

function SeriesTable({ suite, pas }: Pick<Figures['commandes'], 'suite' | 'pas'>) {
  return (
    <details className="figures-fold">
      <summary>
        Le tableau des {suite.length} {pas === 'mois' ? 'mois' : 'semaines'}
      </summary>
      <BarTable
        caption={pas === 'mois' ? 'Par mois' : 'Par semaine'}
        of={pas === 'mois' ? 'Mois' : 'Semaine du'}
        rows={suite}
        keyOf={({ debut }) => debut}
        name={({ debut }) => stepWords(debut, pas)}
        columns={[
          { head: 'Faites', cell: ({ faites }) => formatNumber(faites) },
          { head: 'Terminées', cell: ({ terminees }) => formatNumber(terminees) },
        ]}
      />
    </details>
  );
}

/** 'Commandes faites et terminées, par semaine, du … au …' with sums and extremes. */
function seriesLabel({ commandes, periode }: Figures): string {
  const { suite, pas, faites, terminees } = commandes;
  const span = (values: readonly number[]) => `de ${Math.min(...values)} à ${Math.max(...values)}`;
  return (
    `Commandes faites et terminées, par ${pas}, ${periodWords(periode.du, periode.au)}. ` +
    `Faites\u00a0: ${faites.n}, ${span(suite.map((step) => step.faites))}. ` +
    `Terminées\u00a0: ${terminees.n}, ${span(suite.map((step) => step.terminees))}. ` +
    'Toutes les valeurs sont dans le tableau qui suit.'
  );
}

/** How many orders: by week or month, and by support. */
export function OrderFigures({ figures, number, id, question }: FigurePartProps) {
  const { commandes } = figures;
  const { faites, terminees, arretees, suite, pas } = commandes;
  return (
    <FigureSection
      id={id}
      number={number}
      question={question}
      said={
        <>
          <p>
            <b>
              {formatNumber(faites.n)} {faites.n > 1 ? 'faites' : 'faite'}, {formatNumber(terminees.n)}{' '}
              {terminees.n > 1 ? 'terminées' : 'terminée'}
            </b>
            , <FigureLink n={arretees.n} part={{ figure: 'arretee' }} />{' '}
            {arretees.n > 1 ? 'refusées ou annulées' : 'refusée ou annulée'}. {mostOrdered(commandes)}
          </p>
          <p className="figures-key">
            <Key look="made">Faites{'\u00a0'}: signées et envoyées</Key>
            <Key look="ended">Terminées{'\u00a0'}: livrées ou posées</Key>
          </p>
        </>
      }
    >
      <div className="figures-two">
        <figure>
          <figcaption className="figures-caption">
            {pas === 'mois' ? (
              'Par mois'
            ) : (
              <>
                Par semaine <span>(lundi du début)</span>
              </>
            )}
          </figcaption>
          <Columns suite={suite} pas={pas} label={seriesLabel(figures)} />
          <SeriesTable suite={suite} pas={pas} />
        </figure>
        <SupportTable commandes={commandes} />
      </div>
    </FigureSection>
  );
}

/** A section of the page. */
export interface FigurePartProps extends Pick<Question, 'id' | 'question'> {
  figures: Figures;
  number: number;
}
