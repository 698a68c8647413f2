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
import { type ClientPathStage, clientPathStages, type PathStage, pathStages } from './path-stages.ts';
import './ProjectPath.css';

const PLACES = { past: 'passé', now: 'en cours', next: 'à venir' };

const LOOKS = {
  past: 'project-path-past',
  now: 'project-path-now',
  over: 'project-path-now project-path-over',
  next: undefined,
};

type NamedStage = PathStage & { stage: string };

/** The statuses of this project's path: ticks behind, red for the present, outlines ahead. Folded on a narrow window. */
export function ProjectPath({ project, now }: { project: Project; now: number }) {
  const forClient = useMe().role === 'client';
  const [unfolded, setUnfolded] = useState(false);
  const list = useId();
  const stages = stagesOf(project, forClient);
  return (
    <div className={unfolded ? 'project-path project-path-unfolded' : 'project-path'}>
      <button
        type="button"
        className="project-path-fold"
        aria-expanded={unfolded}
        aria-controls={list}
        onClick={() => setUnfolded(!unfolded)}
      >
        <FoldedPath stages={stages} />
        <Icon of={IconChevronDown} />
      </button>
      <ol id={list} aria-label={forClient ? 'Chemin de la commande' : 'Chemin du projet'}>
        {stages.map((stage) => (
          <li
            key={stage.statut}
            className={LOOKS[lookOf(stage)]}
            aria-current={stage.place === 'now' ? 'step' : undefined}
          >
            <span className="project-path-dot">
              <Icon of={lookOf(stage) === 'past' ? IconCheck : STATUS_ICONS[stage.statut]} />
            </span>
            <b>
              {stage.stage}
              <span className="visually-hidden">, {PLACES[stage.place]}</span>
            </b>
            <small>{whenAt(stage, project.t_statut, now)}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** 'Étape 3 sur 8 Validation DC', and a bar of as many parts. */
function FoldedPath({ stages }: { stages: readonly NamedStage[] }) {
  const here = stages.findIndex(({ place }) => place === 'now');
  return (
    <>
      <b>
        Étape {here + 1} sur {stages.length}
      </b>
      <span>{stages[here]?.stage}</span>
      <span className="project-path-parts" aria-hidden>
        {stages.map((stage) => (
          <i key={stage.statut} className={LOOKS[lookOf(stage)]} />
        ))}
      </span>
    </>
  );
}

function stagesOf(project: Project, forClient: boolean): NamedStage[] {
  const path = pathStages({
    ...project,
    printed: project.aImprimer,
    posed: project.pose?.pose === 'oui',
    previsited: (project.pose?.resultat ?? '') !== '',
    onSite: project.surPlace === true,
  });
  const own = (stage: ClientPathStage): NamedStage => ({ ...stage, times: 1 });
  return forClient ? clientPathStages(path).map(own) : path.map((each) => ({ ...each, stage: each.statut }));
}

/** At the end: finished is ticked, stopped is grey. */
function lookOf({ statut, place }: PathStage): keyof typeof LOOKS {
  if (place !== 'now' || !isFinal(statut)) return place;
  return STATUS_TONES[statut] === 'done' ? 'past' : 'over';
}

/** The day of a past stage or of the end, else the duration so far. */
function whenAt({ statut, place, entered, times }: PathStage, since: string, now: number): string {
  if (place === 'now') return isFinal(statut) ? dayOf(since, now) : sinceDays(since, now);
  if (entered === undefined) return '';
  return times > 1 ? `${dayOf(entered, now)}, ${times} fois` : dayOf(entered, now);
}

/** Omits the current year. */
function dayOf(date: string, now: number): string {
  const year = (moment: string | number) => formatShortDate(moment).slice(-4);
  return year(date) === year(now) ? formatShortDay(date) : formatShortDate(date);
}
