import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Icon } from '../../../components/Icon.tsx';
import { useDelays } from '../../../hooks/use-delays.ts';
import { useRoomTaken } from '../../../hooks/use-room-taken.ts';
import { WhyNot } from '../actions/WhyNot.tsx';
import type { CardProps } from '../card-props.ts';
import { actionWords } from '../words/action-words.ts';
import { AnswerButtons } from './AnswerButtons.tsx';
import { answersOf } from './answers-of.ts';
import { readingWords } from './review-words.ts';

interface ReviewAnswersProps extends CardProps {
  proof: ProofVersion;
  onOpen: () => void;
}

/** The answers of the card, a bar on a phone; above them when this person read this version. */
export function ReviewAnswers({ project, viewer, proof, now, onOpen, onShow }: ReviewAnswersProps) {
  const delays = useDelays();
  const bar = useRoomTaken<HTMLFieldSetElement>('--room-bars');
  const { given, later } = answersOf(project, viewer, proof.lue !== null);
  const main = given.find((answer) => answer.main);
  return (
    <>
      <div className="review-before">
        {proof.lue !== null && (
          <p className="review-read tone-done">
            <Icon of={IconCheck} size="s" />
            <span>
              {readingWords(proof.version, proof.lue, now)}{' '}
              <button type="button" className="tappable" onClick={onOpen}>
                La rouvrir
              </button>
            </span>
          </p>
        )}
      </div>
      {given.length > 0 && (
        <fieldset className="review-answers" ref={bar}>
          <legend className="visually-hidden">Votre réponse</legend>
          <AnswerButtons
            project={project}
            answers={given}
            onOpen={onOpen}
            onTake={({ target }) => onShow({ kind: 'status', target })}
          />
        </fieldset>
      )}
      {main?.does === 'move' && (
        <p className="meta review-hint">
          {actionWords(project.statut, main.action, viewer.role, delays).hint}
        </p>
      )}
      {later.length > 0 && <Later project={project} viewer={viewer} actions={later} />}
    </>
  );
}

/** What will be possible, and why not yet. */
function Later({
  project,
  viewer,
  actions,
}: Pick<CardProps, 'project' | 'viewer'> & { actions: readonly ProjectAction[] }) {
  return (
    <div className="review-later">
      {actions.map((action) => (
        <div key={action.target}>
          <p className="meta">
            Ensuite{'\u00a0'}: {action.label}
          </p>
          <WhyNot
            action={action}
            project={project}
            mayAskArbitration={roleMay('quota.arbitrate', viewer.role)}
            open={false}
            main={false}
          />
        </div>
      ))}
    </div>
  );
}
