import type { Project } from '@ardoise/domain/contract/projects.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../components/Button.tsx';
import { formatDate } from '../../../components/format-date.ts';
import { counted } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import type { Viewer } from '../../../components/projects/holder-words.ts';
import { projectName } from '../../../components/projects/project-name.ts';
import { followUpPath } from '../../../components/projects/wizard-path.ts';
import { goOnFromLastRow } from '../../../hooks/use-last-row.ts';
import { useListBehind } from '../../../hooks/use-list-behind.ts';
import type { NextProject } from '../../../hooks/use-next-project.ts';
import type { CardProps } from '../card-props.ts';
import type { FollowUpDialog } from '../use-follow-up-dialogs.ts';
import { OtherActions } from './OtherActions.tsx';

interface FollowUpHeadProps {
  project: Project;
  viewer: Viewer;
  /** The next project of the same list. */
  next: NextProject | null;
  files: CardProps['files'];
  now: number;
  onShow: (dialog: FollowUpDialog) => void;
}

/** Name, order number, the signed order form, and secondary actions. */
export function FollowUpHead({ project, viewer, next, files, now, onShow }: FollowUpHeadProps) {
  const forClient = viewer.role === 'client';
  // The kind is the company's word, not the client's.
  const place = [!forClient && project.type, project.ville].filter(Boolean).join(', ');
  const trips =
    project.nb_ar_agence > 0 && !forClient
      ? counted(project.nb_ar_agence, 'aller-retour', 'allers-retours')
      : '';
  const agreed =
    project.accordDC === null || forClient ? '' : `Accord du DC le ${formatDate(project.accordDC)}`;
  const orderForm = files.data?.filter((file) => file.myplv_file_type === 'bon_commande') ?? [];
  // Reserves its space while one is expected.
  const awaitsOrderForm = files.isPending && !isBeforeSubmission(project.statut);
  const hasOrderForm = orderForm.length > 0 || awaitsOrderForm;
  return (
    <>
      <WayBack next={next} />
      <div className={`page-head follow-up-head${hasOrderForm ? '' : ' page-head-kept'}`}>
        <div>
          <h1 className="title-page">{projectName(project)}</h1>
          <p className="lede">{[place, project.numProjet, trips, agreed].filter(Boolean).join(' · ')}</p>
        </div>
        <div className="actions">
          {hasOrderForm && (
            <Button
              icon={IconFileInvoice}
              busy={awaitsOrderForm}
              onClick={() => onShow({ kind: 'viewer', files: orderForm, title: 'Bon de commande signé' })}
            >
              Bon de commande
            </Button>
          )}
          <OtherActions project={project} viewer={viewer} now={now} onShow={onShow} />
        </div>
      </div>
    </>
  );
}

/** Back to the list, in its former state, and on to its next project. */
function WayBack({ next }: Pick<FollowUpHeadProps, 'next'>) {
  const { list, search, to } = useListBehind();
  return (
    <nav className="meta follow-up-back" aria-label="Liste">
      <Link {...to}>
        <Icon of={IconArrowLeft} size="s" />
        {[list.label, search.q_statut].filter(Boolean).join(', ')}
      </Link>
      {next && (
        <Link
          className="follow-up-back-next"
          to={followUpPath(next._id.$oid)}
          onClick={() => goOnFromLastRow(next._id.$oid)}
        >
          <span>
            Projet suivant<span className="hide-phone">&nbsp;: {projectName(next)}</span>
          </span>
          <Icon of={IconArrowRight} size="s" />
        </Link>
      )}
    </nav>
  );
}
