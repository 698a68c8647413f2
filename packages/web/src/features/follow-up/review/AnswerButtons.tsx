import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { refusesProject } from '@ardoise/domain/rules/moves.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Link } from '../../../router/Link.tsx';
import { sendsBack } from '../words/order-actions.ts';
import type { Answer } from './answers-of.ts';

interface AnswerButtonsProps {
  project: Project;
  answers: readonly Answer[];
  /** None can be given yet; what is beside says why. */
  refused?: boolean;
  onOpen: () => void;
  onTake: (action: ProjectAction) => void;
}

/** The answers as buttons, the same words and order in the card, on a phone's bar and in the viewer. */
export function AnswerButtons({ project, answers, refused = false, onOpen, onTake }: AnswerButtonsProps) {
  return answers.map((answer) => {
    const tone = answer.main ? 'main' : 'line';
    const size = answer.main ? 'l' : 'm';
    if (answer.does === 'open')
      return (
        <Button key="open" tone={tone} size={size} icon={IconEye} onClick={onOpen}>
          Ouvrir la création
        </Button>
      );
    if (answer.does === 'approve')
      return refused ? (
        <Button key="approve" size={size} icon={IconSignature} refused>
          {answer.label}
        </Button>
      ) : (
        <Link
          key="approve"
          className={buttonClass({ tone, size })}
          to={PAGE_PATHS.approvalOnTablet(project._id.$oid)}
        >
          <Icon of={IconSignature} />
          {answer.label}
        </Link>
      );
    const { action, label, note, trip } = answer;
    const refuses = refusesProject(action.target);
    const icon = refuses
      ? IconBan
      : sendsBack(project.statut, action) && action.roundTrip
        ? IconArrowBackUp
        : IconSend;
    return (
      <Button
        key={action.target}
        className="review-answer"
        tone={refuses ? 'danger' : tone}
        size={size}
        refused={refused}
        onClick={() => onTake(action)}
      >
        <span>
          <Icon of={icon} />
          {label}
        </span>
        <Note note={note} trip={trip} />
      </Button>
    );
  });
}

function Note({ note, trip }: { note: string; trip: number | null }): ReactNode {
  if (note === '' && trip === null) return null;
  return (
    <small>
      {note}
      {note !== '' && trip !== null && ', '}
      {trip !== null && (
        <>
          {trip}
          <sup>e</sup> aller-retour
        </>
      )}
    </small>
  );
}
