import type { Project } from '@ardoise/domain/contract/projects.ts';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { wizardPath } from '../../../components/projects/wizard-path.ts';

interface ResumeLineProps {
  project: Project;
  /** Number of missing steps; 0: only the signatures are missing. */
  missing: number;
  main: boolean;
}

/** An incomplete draft: continue filling it, or have it signed. */
export function ResumeLine({ project, missing, main }: ResumeLineProps) {
  const id = project._id.$oid;
  const to = missing > 0 ? wizardPath(project.type, id, project.nextState) : wizardPath(project.type, id);
  return (
    <div className="action-list-line">
      <div>
        <p className="title-sub">
          {missing > 0 ? 'Compléter la commande' : 'Faire signer le bon de commande'}
        </p>
        <p className="meta">
          {missing > 0
            ? 'La saisie reprend là où elle a été laissée.'
            : 'Le client signe sur votre tablette, puis vous signez à votre tour.'}
        </p>
      </div>
      <Link className={buttonClass({ tone: main ? 'main' : 'line' })} to={to}>
        <Icon of={missing > 0 ? IconPencil : IconSignature} />
        {missing > 0 ? 'Reprendre' : 'Faire signer'}
      </Link>
    </div>
  );
}
