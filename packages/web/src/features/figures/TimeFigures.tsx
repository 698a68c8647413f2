import type { Figures } from '@ardoise/domain/contract/figures.ts';
import { ROLE_LABELS } from '@ardoise/domain/projects/roles.ts';
import { HELD_BY } from '@ardoise/domain/rules/figures.ts';
import { holderOf } from '@ardoise/domain/rules/holder.ts';
import { counted, formatNumber, NBSP } from '../../components/format-number.ts';
import { Icon } from '../../components/Icon.tsx';
import { STATUS_ICONS } from '../../components/status-icons.ts';
import { BarTable } from './BarTable.tsx';
import { FigureLink } from './FigureLink.tsx';
import { FigureSection, Key } from './FigureSection.tsx';
import { dayWords, HELD_WORDS, hundredths, longestWait } from './figure-words.ts';
import type { FigurePartProps } from './OrderFigures.tsx';
import { ticksOf } from './scale.ts';

type Passage = Figures['temps']['passages'][number];

/** Whose hands finished orders were in: parts of one whole, by largest remainder. */
function HeldWhole({ temps: { garde, duree } }: { temps: Figures['temps'] }) {
  const shares = hundredths(garde.map(({ jours }) => jours));
  const whole = garde.reduce((sum, { jours }) => sum + jours, 0);
  if (whole === 0) return null;
  return (
    <figure>
      <figcaption className="figures-caption">
        Qui garde la commande{' '}
        <span>
          ({counted(duree.n, 'commande terminée', 'commandes terminées')}, {formatNumber(Math.round(whole))}
          {NBSP}jours ouvrés de la signature à la livraison)
        </span>
      </figcaption>
      <div className="figures-whole" aria-hidden>
        {garde.map(({ qui }, index) =>
          (shares[index] ?? 0) === 0 ? null : (
            <i key={qui} className={`figures-held-${qui}`} style={{ flexGrow: shares[index] }} />
          ),
        )}
      </div>
      <ul className="figures-whole-words">
        {garde.map(({ qui, jours }, index) => (
          <li key={qui}>
            <i className={`figures-held-${qui}`} aria-hidden />
            <b>
              {shares[index]}
              {NBSP}%
            </b>{' '}
            {HELD_WORDS[qui]}
            <small>{counted(Math.round(jours), 'jour', 'jours')}</small>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function PassageTable({ passages }: { passages: readonly Passage[] }) {
  const longest = Math.max(
    ...passages.map(({ decile, mediane, medianeAvant }) =>
      Math.max(decile ?? 0, mediane ?? 0, medianeAvant ?? 0),
    ),
  );
  return (
    <BarTable
      caption={
        <>
          Durée d’un passage dans chaque statut <span>(jours ouvrés)</span>
        </>
      }
      of="Statut"
      rows={passages}
      keyOf={({ statut }) => statut}
      name={({ statut }) => (
        <>
          <Icon of={STATUS_ICONS[statut]} size="s" />
          {statut}
        </>
      )}
      ticks={ticksOf(longest)}
      unit={`${NBSP}j.`}
      before={[
        {
          head: 'Chez',
          cell: ({ statut }) => ROLE_LABELS[holderOf(statut) ?? 'dc'],
          minor: true,
          words: true,
        },
      ]}
      bar={({ mediane, decile, medianeAvant }, share) => (
        <>
          {decile !== null && <i className="figures-line" style={{ width: share(decile) }} />}
          {mediane !== null && <i style={{ width: share(mediane) }} />}
          {medianeAvant !== null && <u style={{ left: share(medianeAvant) }} />}
        </>
      )}
      columns={[
        { head: '1 sur 2', cell: ({ mediane }) => <b>{dayWords(mediane)}</b> },
        { head: '9 sur 10', cell: ({ decile }) => dayWords(decile) },
        { head: 'Avant', cell: ({ medianeAvant }) => dayWords(medianeAvant), minor: true },
        {
          head: 'Passages',
          cell: ({ statut, n }) => <FigureLink n={n} part={{ figure: 'passage', statut }} />,
        },
      ]}
    />
  );
}

/** How long: the whole in parts, and each status. */
export function TimeFigures({ figures: { temps }, number, id, question }: FigurePartProps) {
  const { duree, passages } = temps;
  return (
    <FigureSection
      id={id}
      number={number}
      question={question}
      said={
        <>
          <p>
            {duree.mediane === null ? (
              <>Une durée se dit à partir de 5 commandes terminées. </>
            ) : (
              <>
                <b>{counted(duree.mediane, 'jour ouvré', 'jours ouvrés')} pour une commande sur deux</b>,{' '}
                {dayWords(duree.decile)} au plus pour neuf sur dix.{' '}
              </>
            )}
            {longestWait(temps)}
          </p>
          <p className="figures-key">
            <Key look="made">Un passage sur deux dure moins</Key>
            <Key look="line">Neuf passages sur dix durent moins</Key>
            <Key look="before">Un sur deux, période d’avant</Key>
          </p>
        </>
      }
    >
      <div className="figures-stack">
        {temps.garde.length === HELD_BY.length && <HeldWhole temps={temps} />}
        {passages.length > 0 && <PassageTable passages={passages} />}
      </div>
    </FigureSection>
  );
}
