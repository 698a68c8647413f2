import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, buttonClass } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { NextAction } from '../../components/projects/next-action.ts';
import { projectName } from '../../components/projects/project-name.ts';
import { RestoreButton } from './RestoreButton.tsx';
import { RowDialog } from './RowDialog.tsx';
import { rowIcon } from './row-icon.ts';

/** The next action of a row: quiet text, outlined in ink in the row under the pointer or the focus where it is theirs. */
export function NextActionButton({ row, action }: { row: ProjectRow; action: NextAction }) {
  const [cloning, setCloning] = useState(false);
  const tone = action.mine ? 'ink' : 'text';
  const icon = action.mine ? rowIcon(row) : undefined;
  const about = <span className="visually-hidden"> {projectName(row)}</span>;
  const id = row._id.$oid;
  switch (action.does) {
    case 'open':
      return (
        <Link className={buttonClass({ tone })} to={action.to}>
          {icon && <Icon of={icon} />}
          {action.label}
          {about}
        </Link>
      );
    case 'restore':
      return <RestoreButton id={id} name={projectName(row)} />;
    case 'clone':
      return (
        <>
          <Button tone={tone} onClick={() => setCloning(true)}>
            {action.label}
            {about}
          </Button>
          <RowDialog row={row} dialog={cloning ? 'clone' : null} onClose={() => setCloning(false)} />
        </>
      );
  }
}
