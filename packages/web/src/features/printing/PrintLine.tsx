import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { Button, buttonClass, IconButton } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { sinceDays } from '../../components/projects/holder-words.ts';
import { ProjectPicture } from '../../components/projects/ProjectPicture.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import { followUpPath } from '../../components/projects/wizard-path.ts';
import { StatusTag } from '../../components/StatusTag.tsx';
import { deliveryOf, isToPrint } from './delivery-of.ts';

interface PrintLineProps {
  row: ProjectRow;
  now: number;
  selected: boolean;
  /** A call concerns this project. */
  busy: boolean;
  onSelect: (chosen: boolean) => void;
  onDownload: () => void;
  onDeliver: () => void;
}

/** A number and its unit stay on one line. */
function withUnits(text: string): string {
  return text.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0');
}

/** What is printed, one thing a line; a project that says nothing of it has its support instead. */
function PrintedWhat({ row }: { row: ProjectRow }) {
  const [first, ...rest] = row.impression === '' ? [row.type] : withUnits(row.impression).split(' · ');
  return (
    <span className="printing-what printing-cell">
      <span>{first}</span>
      {rest.length > 0 && (
        <span className="meta">
          {rest.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && ' '}
              <span className="nowrap">
                {part}
                {index < rest.length - 1 && '\u00a0·'}
              </span>
            </Fragment>
          ))}
        </span>
      )}
    </span>
  );
}

function RowActions({ row, busy, onDownload, onDeliver }: PrintLineProps) {
  const name = projectName(row);
  return (
    <span className="printing-actions printing-cell">
      {isToPrint(row) ? (
        <Button tone="ink" icon={IconDownload} busy={busy} onClick={onDownload}>
          Télécharger<span className="visually-hidden"> {name}</span>
        </Button>
      ) : (
        <>
          {deliveryOf(row) !== undefined && (
            <Button tone="ink" busy={busy} onClick={onDeliver}>
              Passer en livré<span className="visually-hidden"> : {name}</span>
            </Button>
          )}
          <IconButton icon={IconDownload} label={`Télécharger de nouveau ${name}`} onClick={onDownload} />
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
    </span>
  );
}

/** One project on the bench: what to print, for whom, since when, and the next thing to do with it. */
export function PrintLine(props: PrintLineProps) {
  const { row, now, selected, onSelect } = props;
  const id = row._id.$oid;
  return (
    <li className={selected ? 'printing-row printing-row-chosen' : 'printing-row'} data-project={id}>
      <span className="printing-tick">
        <input
          type="checkbox"
          aria-label={`Sélectionner ${projectName(row)}`}
          checked={selected}
          onChange={(event) => onSelect(event.target.checked)}
        />
      </span>
      <ProjectPicture type={row.type} image={row.image} />
      <span className="printing-name printing-cell">
        <Link className="printing-link" data-row-link to={followUpPath(id)}>
          {projectName(row)}
        </Link>
        <span className="meta">{[row.ville, row.nOutlet].filter(Boolean).join(' · ')}</span>
      </span>
      <PrintedWhat row={row} />
      <span className="printing-cell printing-state">
        <StatusTag status={row.statut} />
        <span className="meta">{sinceDays(row.t_statut, now)}</span>
      </span>
      <span className="printing-cell printing-agency">{row.nomAgence || row.agence}</span>
      <RowActions {...props} />
    </li>
  );
}
