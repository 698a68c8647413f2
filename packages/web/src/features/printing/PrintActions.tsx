import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass, IconButton } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import { followUpPath } from '../../components/projects/wizard-path.ts';
import { deliveryOf, isToPrint } from './delivery-of.ts';

interface PrintActionsProps {
  row: ProjectRow;
  /** A call for this project is in progress. */
  busy: boolean;
  onDownload: (row: ProjectRow) => void;
  onDeliver: (row: ProjectRow) => void;
}

/** The next action of a project, a repeated download, and a link to ask a question. */
export function PrintActions({ row, busy, onDownload, onDeliver }: PrintActionsProps) {
  const name = projectName(row);
  return (
    <>
      {isToPrint(row) ? (
        <Button tone="ink" icon={IconDownload} busy={busy} onClick={() => onDownload(row)}>
          Télécharger<span className="visually-hidden"> {name}</span>
        </Button>
      ) : (
        <>
          {deliveryOf(row) !== undefined && (
            <Button tone="ink" busy={busy} onClick={() => onDeliver(row)}>
              Passer en livré<span className="visually-hidden"> : {name}</span>
            </Button>
          )}
          <IconButton
            icon={IconDownload}
            label={`Télécharger de nouveau ${name}`}
            onClick={() => onDownload(row)}
          />
        </>
      )}
      <Link
        className={buttonClass({ tone: 'text', className: 'button-icon' })}
        to={followUpPath(row._id.$oid)}
        aria-label={`Question ou retour sur ${name}`}
        title="Question ou retour"
      >
        <Icon of={IconMessageQuestion} />
      </Link>
    </>
  );
}
