import type { Project } from '@ardoise/domain/contract/projects.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';

/** The client's approval: with their own account, or face to face. */
export function ApproveLine({ project, main, own }: { project: Project; main: boolean; own: boolean }) {
  return (
    <div className="action-list-line">
      <div>
        <p className="title-sub">
          {own ? 'Donner votre accord sur la création' : 'Recueillir l’accord du client sur cette tablette'}
        </p>
        <p className="meta">
          {own
            ? 'Regardez-la page par page, annotez-la s’il le faut, puis signez.'
            : 'Il voit la création, l’annote s’il le faut, puis signe.'}
        </p>
      </div>
      <Link
        className={buttonClass({ tone: main ? 'main' : 'line' })}
        to={PAGE_PATHS.approvalOnTablet(project._id.$oid)}
      >
        <Icon of={IconSignature} />
        {own ? 'Valider et signer' : 'Faire signer le client'}
      </Link>
    </div>
  );
}
