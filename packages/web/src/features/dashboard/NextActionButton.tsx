import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, buttonClass } from '../../components/Button.tsx';
import type { NextAction } from '../../components/projects/next-action.ts';
import { projectName } from '../../components/projects/project-name.ts';
import { RestoreButton } from './RestoreButton.tsx';
import { RowDialog } from './RowDialog.tsx';

/** The next action of a row: outlined in ink when the viewer is expected to act. */
export function NextActionButton({ row, action }: { row: ProjectRow; action: NextAction }) {
  const [cloning, setCloning] = useState(false);
  const tone = action.mine ? 'ink' : 'text';
  const about = <span className="visually-hidden"> {projectName(row)}</span>;
  const id = row._id.$oid;
  switch (action.does) {
    case 'open':
      return (
        <Link className={buttonClass({ tone })} to={action.to}>
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
