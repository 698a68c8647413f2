import type { Project } from '@ardoise/domain/contract/projects.ts';
import { erasedInWords } from '@ardoise/domain/projects/erased-in-words.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { formatDate } from '../../../components/format-date.ts';
import { counted, formatNumber } from '../../../components/format-number.ts';
import { type Drawing, Icon } from '../../../components/Icon.tsx';
import type { Viewer } from '../../../components/projects/holder-words.ts';
import { listName, orderName } from '../../../components/projects/list-name.ts';
import { projectName } from '../../../components/projects/project-name.ts';
import { useListBehind } from '../../../components/projects/use-list-behind.ts';
import { type NextProject, useQueuePlace } from '../../../components/projects/use-next-project.ts';
import { followUpPath } from '../../../components/projects/wizard-path.ts';
import { goOnFromLastRow } from '../../../hooks/use-last-row.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { usePageTitle } from '../../../hooks/use-page-title.ts';
import { Link } from '../../../router/Link.tsx';
import type { CardProps } from '../card-props.ts';
import type { FollowUpDialog } from '../dialogs/use-follow-up-dialogs.ts';
import { OtherActions } from './OtherActions.tsx';
import './QueueNav.css';

interface NeighbourProps {
  to: NextProject | null;
  by: 1 | -1;
  label: string;
  icon: Drawing;
}

function Neighbour({ to, by, label, icon }: NeighbourProps) {
  if (to === null)
    return (
      <span className="queue-nav-end" aria-hidden="true">
        <Icon of={icon} />
      </span>
    );
  const id = to._id.$oid;
  const name = `${label}\u00a0: ${projectName(to)}`;
  return (
    <Link
      className={buttonClass({ tone: 'line', className: 'button-icon' })}
      to={followUpPath(id)}
      onClick={() => goOnFromLastRow(id, by)}
      title={name}
    >
      <Icon of={icon} />
      {/* A name by its text: beside an aria-label the same tooltip is said again. */}
      <span className="visually-hidden">{name}</span>
    </Link>
  );
}

/** Back to the list, in its former state; the place in it, and the projects before and after. */
function QueueNav({ id }: { id: string }) {
  const { role } = useMe();
  const { list, search, to } = useListBehind();
  const place = useQueuePlace(id);
  const order = orderName(list, search, role);
  return (
    <nav className="meta queue-nav" aria-label="Liste">
      <Link {...to}>
        <Icon of={IconArrowLeft} size="s" />
        {listName(list, search, role)}
      </Link>
      {place?.rang != null && place.total !== null && (
        <span className="queue-nav-rank">
          {formatNumber(place.rang)} sur {formatNumber(place.total)}
          {order && <span className="hide-phone">, {order}</span>}
        </span>
      )}
      {(place?.precedent || place?.suivant) && (
        <span className="queue-nav-neighbours">
          <Neighbour to={place.precedent} by={-1} label="Projet précédent" icon={IconChevronUp} />
          <Neighbour to={place.suivant} by={1} label="Projet suivant" icon={IconChevronDown} />
        </span>
      )}
    </nav>
  );
}

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
  const name = projectName(project);
  usePageTitle(`${name}, suivi`);
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
          <h1 className="title-page">{name}</h1>
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
