import { PROOF_REPLACED } from '@ardoise/domain/base/words/needed.ts';
import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import { Banner } from '../../../components/Banner.tsx';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import type { Viewer } from '../../../components/projects/holder-words.ts';
import { followUpPath } from '../../../components/projects/wizard-path.ts';
import { useRoomTaken } from '../../../hooks/use-room-taken.ts';
import { Link } from '../../../router/Link.tsx';
import { WhyNot } from '../actions/WhyNot.tsx';
import { AnswerButtons } from '../review/AnswerButtons.tsx';
import { answersOf } from '../review/answers-of.ts';

interface RoomAnswersProps {
  project: Project;
  viewer: Viewer;
  /** Of the current version. */
  version: number;
  /** A newer version came while this person looked, and was not looked at yet. */
  replaced: boolean;
  /** The current version is on the screen. */
  shown: boolean;
  onSeen: () => void;
  onShow: () => void;
  onTake: (action: ProjectAction) => void;
}

/** At the foot: what the reader may answer to the current version, and why not what they may not. */
export function RoomAnswers(props: RoomAnswersProps) {
  const { project, viewer, version, replaced, shown } = props;
  const bar = useRoomTaken<HTMLElement>('--room-bars');
  const { given, later } = answersOf(project, viewer, true);
  const uploads = project.permissions['file.changeProof'].allowed;
  if (given.length === 0 && later.length === 0 && !uploads && !replaced) return null;
  return (
    <footer className="proof-room-foot" ref={bar}>
      {replaced ? (
        <Banner
          tone="wait"
          role="status"
          action={<Button onClick={props.onSeen}>J’ai vu la version {version}</Button>}
        >
          {PROOF_REPLACED}
        </Banner>
      ) : (
        !shown && <Button onClick={props.onShow}>Revenir à la version {version} pour répondre</Button>
      )}
      {given.length > 0 && (
        <fieldset className="proof-room-answers">
          <legend className="visually-hidden">Votre réponse</legend>
          <AnswerButtons
            project={project}
            answers={given}
            refused={replaced || !shown}
            onOpen={props.onShow}
            onTake={props.onTake}
          />
        </fieldset>
      )}
      {later.map((action) => (
        <div key={action.target} className="proof-room-later">
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
      {uploads && (
        <Link className={buttonClass({})} to={followUpPath(project._id.$oid)}>
          <Icon of={IconCloudUp} />
          Déposer la version {version + 1}
        </Link>
      )}
    </footer>
  );
}
