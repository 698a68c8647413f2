import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { stopsProject } from '@ardoise/domain/rules/moves.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useId } from 'react';
import { Button } from '../../../components/Button.tsx';
import type { Viewer } from '../../../components/projects/holder-words.ts';
import { useDelays } from '../../../hooks/use-delays.ts';
import { actionWords } from '../words/action-words.ts';
import { sendsBack } from '../words/order-actions.ts';
import { WhyNot } from './WhyNot.tsx';

interface ActionLineProps {
  project: Project;
  action: ProjectAction;
  viewer: Viewer;
  /** The primary action: the one red button. */
  main: boolean;
  /** Its reason is expanded: nothing else can be done first. */
  explained: boolean;
  onTake: () => void;
}

/** One change of status: its meaning, and its button or the reason why not. */
export function ActionLine({ project, action, viewer, main, explained, onTake }: ActionLineProps) {
  const words = actionWords(project.statut, action, viewer.role, useDelays());
  const hint = useId();
  const back = sendsBack(project.statut, action);
  const stops = stopsProject(action.target);
  const icon = !action.allowed ? IconLock : stops ? IconBan : back ? IconArrowBackUp : IconSend;
  const trip =
    action.roundTrip && action.allowed && project.nb_ar_agence > 0 && viewer.role !== 'client'
      ? project.nb_ar_agence + 1
      : null;
  return (
    <div className={action.allowed ? 'action-list-line' : 'action-list-line action-list-refused'}>
      <div>
        <p className="title-sub">{words.title}</p>
        <p className="meta" id={hint}>
          {words.hint}
          {trip && (
            <>
              {' '}
              Ce sera le {trip}
              <sup>e</sup> aller-retour.
            </>
          )}
        </p>
      </div>
      <Button
        tone={stops ? 'danger' : main && action.allowed ? 'main' : 'line'}
        icon={icon}
        refused={!action.allowed}
        aria-describedby={hint}
        onClick={onTake}
      >
        {action.label}
      </Button>
      {!action.allowed && (
        <WhyNot
          action={action}
          project={project}
          mayAskArbitration={roleMay('quota.arbitrate', viewer.role)}
          open={explained}
          main={main}
        />
      )}
    </div>
  );
}
