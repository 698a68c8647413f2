import type { Project } from '@ardoise/domain/contract/projects.ts';
import { isFinal, STATUS_TONES } from '@ardoise/domain/projects/statuses.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId, useState } from 'react';
import { formatShortDate } from '../../../components/format-date.ts';
import { formatShortDay } from '../../../components/format-short-day.ts';
import { Icon } from '../../../components/Icon.tsx';
import { sinceDays } from '../../../components/projects/holder-words.ts';
import { STATUS_ICONS } from '../../../components/status-icons.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { type ClientPathStep, clientPathSteps, type PathStep, pathSteps } from './path-steps.ts';
import './ProjectPath.css';

const PLACES = { past: 'passé', now: 'en cours', next: 'à venir' };

const LOOKS = {
  past: 'project-path-past',
  now: 'project-path-now',
  over: 'project-path-now project-path-over',
  next: undefined,
};

type NamedStep = PathStep & { step: string };

/** The statuses of this project's path: ticks behind, red for the present, outlines ahead. Folded on a narrow window. */
export function ProjectPath({ project, now }: { project: Project; now: number }) {
  const forClient = useMe().role === 'client';
  const [unfolded, setUnfolded] = useState(false);
  const list = useId();
  const steps = stepsOf(project, forClient);
  return (
    <div className={unfolded ? 'project-path project-path-unfolded' : 'project-path'}>
      <button
        type="button"
        className="project-path-fold"
        aria-expanded={unfolded}
        aria-controls={list}
        onClick={() => setUnfolded(!unfolded)}
      >
        <FoldedPath steps={steps} />
        <Icon of={IconChevronDown} />
      </button>
      <ol id={list} aria-label={forClient ? 'Chemin de la commande' : 'Chemin du projet'}>
        {steps.map((step) => (
          <li
            key={step.statut}
            className={LOOKS[lookOf(step)]}
            aria-current={step.place === 'now' ? 'step' : undefined}
          >
            <span className="project-path-dot">
              <Icon of={lookOf(step) === 'past' ? IconCheck : STATUS_ICONS[step.statut]} />
            </span>
            <b>
              {step.step}
              <span className="visually-hidden">, {PLACES[step.place]}</span>
            </b>
            <small>{whenAt(step, project.t_statut, now)}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** 'Étape 3 sur 8 Validation DC', and a bar of as many parts. */
function FoldedPath({ steps }: { steps: readonly NamedStep[] }) {
  const here = steps.findIndex(({ place }) => place === 'now');
  return (
    <>
      <b>
        Étape {here + 1} sur {steps.length}
      </b>
      <span>{steps[here]?.step}</span>
      <span className="project-path-parts" aria-hidden>
        {steps.map((step) => (
          <i key={step.statut} className={LOOKS[lookOf(step)]} />
        ))}
      </span>
    </>
  );
}

function stepsOf(project: Project, forClient: boolean): NamedStep[] {
  const path = pathSteps({
    ...project,
    printed: project.aImprimer,
    posed: project.pose?.pose === 'oui',
    previsited: (project.pose?.resultat ?? '') !== '',
    onSite: project.surPlace === true,
  });
  const own = (step: ClientPathStep): NamedStep => ({ ...step, times: 1 });
  return forClient ? clientPathSteps(path).map(own) : path.map((each) => ({ ...each, step: each.statut }));
}

/** At the end: finished is ticked, stopped is grey. */
function lookOf({ statut, place }: PathStep): keyof typeof LOOKS {
  if (place !== 'now' || !isFinal(statut)) return place;
  return STATUS_TONES[statut] === 'done' ? 'past' : 'over';
}

/** The day of a past step or of the end, else the duration so far. */
function whenAt({ statut, place, entered, times }: PathStep, since: string, now: number): string {
  if (place === 'now') return isFinal(statut) ? dayOf(since, now) : sinceDays(since, now);
  if (entered === undefined) return '';
  return times > 1 ? `${dayOf(entered, now)}, ${times} fois` : dayOf(entered, now);
}

/** Omits the current year. */
function dayOf(date: string, now: number): string {
  const year = (moment: string | number) => formatShortDate(moment).slice(-4);
  return year(date) === year(now) ? formatShortDay(date) : formatShortDate(date);
}
