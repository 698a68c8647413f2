import { MOST_RETURNS } from '@ardoise/domain/rules/figures.ts';
import { BarTable } from './BarTable.tsx';
import { FigureLink } from './FigureLink.tsx';
import { FigureSection, Key } from './FigureSection.tsx';
import { NOT_GIVEN, shareWords } from './figure-words.ts';
import type { FigurePartProps } from './OrderFigures.tsx';
import { ticksOf } from './scale.ts';

const RETURNS_WORDS = ['Aucun retour', '1 retour', '2 retours', '3 retours ou plus'];

/** What share of first proofs was accepted at once, and after how many returns the others were. */
export function FirstTimeFigures({ figures: { premierCoup }, number, id, question }: FigurePartProps) {
  const { acceptees, parRetours } = premierCoup;
  const before = acceptees.avant;
  /** The number before, as if as many proofs had been accepted as now. */
  const scaled = (avant: number | null) =>
    before === null || avant === null || before === 0 ? null : (avant * acceptees.n) / before;
  const first = parRetours[0];
  const many = parRetours.at(MOST_RETURNS);
  const most = Math.max(...parRetours.map(({ n, avant }) => Math.max(n, scaled(avant) ?? 0)));
  return (
    <FigureSection
      id={id}
      number={number}
      question={question}
      said={
        <>
          <p>
            {acceptees.n === 0 ? (
              'Aucune création n’a été acceptée dans cette période.'
            ) : (
              <>
                <b>
                  {shareWords(first?.n ?? 0, acceptees.n)} des premières créations{' '}
                  {acceptees.n > 1 ? 'sont acceptées' : 'est acceptée'} sans retour.
                </b>{' '}
                {many === undefined || many.n === 0
                  ? 'Aucune commande n’a dépassé deux allers-retours'
                  : `${many.n} ${many.n > 1 ? 'commandes ont' : 'commande a'} dépassé deux allers-retours`}
                {many?.avant == null ? '.' : `, ${many.avant} avant.`}
              </>
            )}
          </p>
          <p className="figures-key">
            <Key look="made">Cette période</Key>
            {before !== null && <Key look="before">Période d’avant, ramenée à {acceptees.n}</Key>}
          </p>
        </>
      }
    >
      <BarTable
        caption={
          <>
            Retours avant l’accord <span>({acceptees.n} créations acceptées)</span>
          </>
        }
        of="Retours"
        rows={parRetours}
        keyOf={({ retours }) => String(retours)}
        name={({ retours }) => RETURNS_WORDS[retours]}
        ticks={ticksOf(most)}
        bar={({ n, avant }, share) => (
          <>
            <i style={{ width: share(n) }} />
            {scaled(avant) !== null && <u style={{ left: share(scaled(avant) ?? 0) }} />}
          </>
        )}
        columns={[
          {
            head: 'Commandes',
            cell: ({ n, retours }) => (
              <FigureLink n={n} part={{ figure: 'acceptee', retours: String(retours) }} />
            ),
          },
          { head: 'Part', cell: ({ n }) => <b>{shareWords(n, acceptees.n)}</b> },
          {
            head: 'Part avant',
            cell: ({ avant }) => (before === null || avant === null ? NOT_GIVEN : shareWords(avant, before)),
          },
        ]}
      />
    </FigureSection>
  );
}
