import type { Project } from '@ardoise/domain/contract/projects.ts';
import { erasedInWords } from '@ardoise/domain/projects/erased-in-words.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import { Button } from '../../../components/Button.tsx';
import { formatDate } from '../../../components/format-date.ts';
import { counted } from '../../../components/format-number.ts';
import type { Viewer } from '../../../components/projects/holder-words.ts';
import { projectName } from '../../../components/projects/project-name.ts';
import type { CardProps } from '../card-props.ts';
import type { FollowUpDialog } from '../dialogs/use-follow-up-dialogs.ts';
import { OtherActions } from './OtherActions.tsx';
import { QueueNav } from './QueueNav.tsx';

interface FollowUpHeadProps {
  project: Project;
  viewer: Viewer;
  files: CardProps['files'];
  /** The card offers the order form. */
  inCard: boolean;
  now: number;
  onShow: (dialog: FollowUpDialog) => void;
}

/** Name, order number, the signed order form, and secondary actions. */
export function FollowUpHead({ project, viewer, files, inCard, now, onShow }: FollowUpHeadProps) {
  const forClient = viewer.role === 'client';
  // The kind is the company's word, not the client's.
  const place = [!forClient && project.type, project.ville].filter(Boolean).join(', ');
  const trips =
    project.nb_ar_agence > 0 && !forClient
      ? counted(project.nb_ar_agence, 'aller-retour', 'allers-retours')
      : '';
  const agreed =
    project.accordDC === null || forClient ? '' : `Accord du DC le ${formatDate(project.accordDC)}`;
  const orderForms = files.data?.filter((file) => file.myplv_file_type === 'bon_commande') ?? [];
  const orderForm = orderForms.filter(({ efface }) => efface === null);
  const erased = orderForm.length === 0 ? orderForms[0]?.efface : null;
  // Reserves its space while one is expected.
  const awaitsOrderForm = files.isPending && !isBeforeSubmission(project.statut);
  const hasOrderForm = !inCard && (orderForm.length > 0 || awaitsOrderForm);
  return (
    <>
      <QueueNav id={project._id.$oid} />
      <div className={`page-head follow-up-head${hasOrderForm ? '' : ' page-head-kept'}`}>
        <div>
          <h1 className="title-page">{projectName(project)}</h1>
          <p className="lede">
            {[place, project.numProjet, trips, agreed, erased && `bon de commande ${erasedInWords(erased)}`]
              .filter(Boolean)
              .join(' · ')}
          </p>
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
