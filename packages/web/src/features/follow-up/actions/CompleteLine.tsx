import type { Project } from '@ardoise/domain/contract/projects.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../components/Button.tsx';

/** The client's own order, to complete: its first page says what is left. */
export function CompleteLine({ project, missing }: { project: Project; missing: number }) {
  return (
    <div className="action-list-line">
      <div>
        <p className="title-sub">{missing > 0 ? 'Compléter votre commande' : 'Signer votre commande'}</p>
        <p className="meta">
          {missing > 0
            ? 'Vous reprenez là où vous vous êtes arrêté.'
            : 'Tout est rempli. Elle part à l’agence dès que vous avez signé.'}
        </p>
      </div>
      <Link className={buttonClass({ tone: 'main' })} to={PAGE_PATHS.clientOrder(project._id.$oid)}>
        {missing > 0 ? 'Compléter' : 'Relire et signer'}
      </Link>
    </div>
  );
}
