import type { Compared, Figures } from '@ardoise/domain/contract/figures.ts';
import { CAUSE_NOT_SAID, causeLabel } from '@ardoise/domain/projects/return-causes.ts';
import type { Party } from '@ardoise/domain/rules/holder.ts';
import { formatNumber, NBSP } from '../../components/format-number.ts';
import { BarTable } from './BarTable.tsx';
import { FigureLink } from './FigureLink.tsx';
import { FigureSection, Key } from './FigureSection.tsx';
import { beforeWords, firstCause, RETURNED_BY, shareWords } from './figure-words.ts';
import type { FigurePartProps } from './OrderFigures.tsx';
import { ticksOf } from './scale.ts';

/** Why orders come back to their agency, and from whom. */
export function ReturnFigures({ figures, number, id, question }: FigurePartProps) {
  const { retours } = figures;
  const { tous, causes } = retours;
  const first = firstCause(retours);
  const most = Math.max(1, ...causes.map(({ n, avant }) => Math.max(n, avant ?? 0)));
  return (
    <FigureSection
      id={id}
      number={number}
      question={question}
      said={
        <>
          <p>
            {first === null ? (
              <b>Aucun retour dans cette période.</b>
            ) : (
              <>
                <b>
                  {causeLabel(first.cause)}, dans {first.n} {first.n > 1 ? 'retours' : 'retour'} sur {tous.n}.
                </b>{' '}
                {tous.avant !== null && `Avant, ${first.avant} sur ${tous.avant}. `}
                Un retour peut avoir plusieurs causes.
              </>
            )}
          </p>
          <p className="figures-key">
            <Key look="made">Cette période</Key>
            {tous.avant !== null && <Key look="before">Période d’avant ({tous.avant} retours)</Key>}
            <Key look="unsaid">Cause non dite</Key>
          </p>
        </>
      }
    >
      <div className="figures-two">
        <BarTable
          caption="Causes dites par qui renvoie"
          of="Cause"
          rows={causes}
          keyOf={({ cause }) => cause}
          name={({ cause }) => causeLabel(cause)}
          ticks={ticksOf(most)}
          bar={({ cause, n, avant }, share) => (
            <>
              <i
                className={cause === CAUSE_NOT_SAID ? 'figures-unsaid' : undefined}
                style={{ width: share(n) }}
              />
              {avant !== null && <u style={{ left: share(avant) }} />}
            </>
          )}
          columns={[
            {
              head: 'Retours',
              cell: ({ cause, n }) => <FigureLink n={n} part={{ figure: 'retour', cause }} />,
            },
            { head: 'Avant', cell: beforeWords, minor: true },
            { head: `Sur ${tous.n}`, cell: ({ n }) => <b>{shareWords(n, tous.n)}</b> },
          ]}
        />
        <ReturnedBy retours={retours} />
        {figures.creations.length > 0 && <ReadableProofs creations={figures.creations} />}
      </div>
    </FigureSection>
  );
}

/** 'Créations lisibles : 62 sur 90', by agency: of the others the prices could not be compared. */
function ReadableProofs({ creations }: Pick<Figures, 'creations'>) {
  const sum = (of: 'lisibles' | 'comparees') => creations.reduce((total, one) => total + one[of], 0);
  return (
    <BarTable
      caption={`Créations lisibles${NBSP}: ${formatNumber(sum('lisibles'))} sur ${formatNumber(sum('comparees'))}`}
      of="Agence"
      rows={creations}
      keyOf={({ agence }) => agence}
      name={({ nom }) => nom}
      columns={[
        { head: 'Lisibles', cell: ({ lisibles }) => formatNumber(lisibles) },
        { head: 'Comparées', cell: ({ comparees }) => formatNumber(comparees) },
      ]}
    />
  );
}

function ReturnedBy({ retours: { tous, par } }: Pick<Figures, 'retours'>) {
  const rows: (Compared & { partie: Party | null })[] = [...par, { ...tous, partie: null }];
  return (
    <BarTable
      caption="Renvoyées par"
      of="Qui"
      rows={rows}
      keyOf={({ partie }) => partie ?? ''}
      name={({ partie }) => (partie === null ? 'Ensemble' : RETURNED_BY[partie])}
      isTotal={({ partie }) => partie === null}
      columns={[
        {
          head: 'Retours',
          cell: ({ partie, n }) => (
            <FigureLink n={n} part={{ figure: 'retour', ...(partie === null ? {} : { partie }) }} />
          ),
        },
        { head: 'Avant', cell: beforeWords },
      ]}
    />
  );
}
