import type { Project } from '@ardoise/domain/contract/projects.ts';
import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';

/** The client's agreement, face to face. */
export function ApproveLine({ project, main }: { project: Project; main: boolean }) {
  return (
    <div className="act">
      <div>
        <p className="h-sub">Recueillir l’accord du client sur cette tablette</p>
        <p className="meta">Il voit la création, l’annote s’il le faut, puis signe.</p>
      </div>
      <Link
        className={buttonClass({ tone: main ? 'main' : 'line' })}
        to={PAGE_PATHS.approvalOnTablet(project._id.$oid)}
      >
        <Icon of={IconSignature} />
        Faire signer le client
      </Link>
    </div>
  );
}
