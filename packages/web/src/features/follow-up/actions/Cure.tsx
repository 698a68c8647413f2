import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import type { PoseDate } from '@ardoise/domain/projects/pose-dates.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { formatDate } from '../../../components/format-date.ts';
import { EXECUTION_UPLOAD, goToControl, PROOF_UPLOAD, poseDateField } from '../work-files/work-places.ts';

export interface CureProps {
  cure: NonNullable<ProjectAction['cure']>;
  project: Project;
  /** The primary action: the one red button. */
  main: boolean;
}

interface SetDateProps {
  project: Project;
  date: PoseDate;
  words: string;
  tone: 'main' | 'line';
}

/** Link to the missing date; a future one is displayed, since it does not count yet. */
function SetDate({ project, date, words, tone }: SetDateProps) {
  const day = project.pose?.[date] ?? null;
  return (
    <>
      {day !== null && (
        <p>
          Elle est prévue le {formatDate(`${day}T12:00:00Z`)}
          {'\u00a0'}: le projet se termine une fois la pose faite.
        </p>
      )}
      {project.permissions['pose.plan'].allowed ? (
        <Button tone={tone} onClick={() => goToControl(poseDateField(date))}>
          {words}
        </Button>
      ) : (
        <p>L’installateur doit d’abord la fixer.</p>
      )}
    </>
  );
}

/** The action on this page that satisfies the guard; without permission, the role that can. */
export function Cure({ cure, project, main }: CureProps) {
  const { permissions: may } = project;
  const agency = project.nomAgence || 'L’agence';
  const tone = main ? 'main' : 'line';
  switch (cure) {
    case 'creation':
      return may['file.changeProof'].allowed ? (
        <Button tone={tone} onClick={() => goToControl(PROOF_UPLOAD)}>
          Joindre la création
        </Button>
      ) : (
        <p>{agency} doit d’abord la joindre.</p>
      );
    case 'execution':
      return may['file.upload'].allowed ? (
        <Button tone={tone} onClick={() => goToControl(EXECUTION_UPLOAD)}>
          Joindre le fichier
        </Button>
      ) : (
        <p>{agency} doit d’abord le joindre.</p>
      );
    case 'accord':
      return may['proof.approve'].allowed ? (
        <Link className={buttonClass({ tone: 'line' })} to={PAGE_PATHS.approvalOnTablet(project._id.$oid)}>
          Faire signer le client
        </Link>
      ) : (
        <p>
          Il signe par le lien reçu, ou sur la tablette du délégué commercial, une fois la création soumise au
          client.
        </p>
      );
    case 'previsite':
      return <SetDate project={project} date="t_previsite" words="Fixer la prévisite" tone={tone} />;
    case 'pose':
      return <SetDate project={project} date="t_pose" words="Dater la pose" tone={tone} />;
  }
}
