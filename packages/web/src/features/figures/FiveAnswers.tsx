import type { Figures } from '@ardoise/domain/contract/figures.ts';
import { causeLabel } from '@ardoise/domain/projects/return-causes.ts';
import type { ReactNode } from 'react';
import { ChangeLine } from './ChangeLine.tsx';
import { FigureLink } from './FigureLink.tsx';
import {
  type Change,
  changeOf,
  dayWords,
  firstCause,
  keptShare,
  pointsOf,
  shareWords,
} from './figure-words.ts';
import type { Question } from './questions.ts';

interface AnswerProps {
  answer: ReactNode;
  unit?: string;
  details: ReactNode;
  change: Change | null;
}

const POINTS: [string, string] = ['point', 'points'];

function orders({ commandes: { faites, terminees } }: Figures): AnswerProps {
  return {
    answer: <FigureLink n={faites.n} part={{ figure: 'faite' }} />,
    unit: faites.n > 1 ? 'faites' : 'faite',
    details: (
      <span>
        <FigureLink n={terminees.n} part={{ figure: 'terminee' }} />{' '}
        {terminees.n > 1 ? 'terminées' : 'terminée'}
      </span>
    ),
    change: changeOf(faites.n, faites.avant, ['', '']),
  };
}

function time({ temps: { duree } }: Figures): AnswerProps {
  return {
    answer: dayWords(duree.mediane),
    unit: duree.mediane === null ? '' : 'jours ouvrés',
    details: (
      <span>
        {duree.mediane === null ? 'à partir de 5 commandes terminées' : 'de la signature à la livraison'}
      </span>
    ),
    change: changeOf(duree.mediane, duree.medianeAvant, ['jour', 'jours'], 'down'),
  };
}

function firstTime({ premierCoup: { acceptees, parRetours } }: Figures): AnswerProps {
  const [first] = parRetours;
  const good = first ?? { n: 0, avant: null };
  const [now, before] = pointsOf(good, acceptees);
  return {
    answer: (
      <FigureLink n={good.n} part={{ figure: 'acceptee', retours: '0' }}>
        {shareWords(good.n, acceptees.n)}
      </FigureLink>
    ),
    details: (
      <span>
        {good.n} {good.n > 1 ? 'créations' : 'création'} sur {acceptees.n}
      </span>
    ),
    change: changeOf(now, before, POINTS, 'up'),
  };
}

function returns({ retours }: Figures): AnswerProps {
  const { tous } = retours;
  const most = firstCause(retours);
  return {
    answer: most === null ? '–' : causeLabel(most.cause),
    details:
      most === null ? (
        <span>aucun retour</span>
      ) : (
        <span>
          <FigureLink n={most.n} part={{ figure: 'retour', cause: most.cause }} />{' '}
          {most.n > 1 ? 'retours' : 'retour'} sur <FigureLink n={tous.n} part={{ figure: 'retour' }} />
        </span>
      ),
    change: most === null ? null : changeOf(most.n, most.avant, ['', ''], 'down'),
  };
}

function promises({ delais: { tous } }: Figures): AnswerProps {
  const [kept, all] = keptShare(tous);
  const [now, before] = pointsOf(kept, all);
  return {
    answer: (
      <FigureLink n={kept.n} part={{ figure: 'tenu' }}>
        {shareWords(kept.n, all.n)}
      </FigureLink>
    ),
    details: (
      <span>
        <FigureLink n={tous.retards} part={{ figure: 'retard' }} /> {tous.retards > 1 ? 'retards' : 'retard'}{' '}
        sur {all.n} {all.n > 1 ? 'délais' : 'délai'}
      </span>
    ),
    change: changeOf(now, before, POINTS, 'up'),
  };
}

const ANSWERS = { orders, time, firstTime, returns, promises };

interface FiveAnswersProps {
  figures: Figures;
  questions: readonly Question[];
}

/** The answers at a glance; a question leads to its section. */
export function FiveAnswers({ figures, questions }: FiveAnswersProps) {
  return (
    <ol className="figures-answers" aria-label="Les réponses">
      {questions.map(({ key, id, question }, index) => {
        const { answer, unit, details, change } = ANSWERS[key](figures);
        return (
          <li key={key}>
            <button
              type="button"
              className="figures-question"
              onClick={() => {
                const heading = document.getElementById(id);
                heading?.focus({ preventScroll: true });
                heading?.scrollIntoView({ block: 'start' });
              }}
            >
              <span className="figures-number">{index + 1}</span>
              <span>{question}</span>
            </button>
            <p className="figures-answer">
              {answer} {unit && <small>{unit}</small>}
            </p>
            <div className="figures-details">
              {details}
              <ChangeLine change={change} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
