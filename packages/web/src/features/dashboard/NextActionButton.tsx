import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { isBeforeSubmission, type Status } from '@ardoise/domain/projects/statuses.ts';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import { lazy, Suspense, useState } from 'react';
import { Button, buttonClass } from '../../components/Button.tsx';
import { type Drawing, Icon } from '../../components/Icon.tsx';
import { isReadyToSend, type NextAction } from '../../components/projects/next-action.ts';
import { projectName } from '../../components/projects/project-name.ts';
import { Skeleton } from '../../components/Skeleton.tsx';
import { Link } from '../../router/Link.tsx';
import { LateRowDialog } from './late-row-dialog.tsx';

/** The icon of the work in each status; `sent` once it is done, where the next act sends it on. */
const ICONS: Partial<Record<Status, { work: Drawing; sent?: Drawing }>> = {
  Brouillon: { work: IconPencil, sent: IconSend },
  Agence: { work: IconCloudUp, sent: IconSend },
  Exécution: { work: IconCloudUp, sent: IconSend },
  'Validation DC': { work: IconEye },
  'Validation CCEP': { work: IconEye },
  Prévisite: { work: IconCalendar, sent: IconCheck },
  Livré: { work: IconCalendar, sent: IconCheck },
};

/** The icon of the viewer's next act. */
function rowIcon(row: ProjectRow): Drawing | undefined {
  const icons = ICONS[row.statut];
  if (isReadyToSend(row)) return icons?.sent ?? icons?.work;
  return row.complet && isBeforeSubmission(row.statut) ? IconSignature : icons?.work;
}

/** Lazy-loaded: for lists with deleted projects only. */
const RestoreButton = lazy(async () => ({ default: (await import('./RestoreButton.tsx')).RestoreButton }));

/** The next action of a row: quiet text, outlined in ink in the row under the pointer or the focus where it is theirs. */
export function NextActionButton({ row, action }: { row: ProjectRow; action: NextAction }) {
  const [cloning, setCloning] = useState(false);
  const tone = action.mine ? 'ink' : 'text';
  const icon = action.mine ? rowIcon(row) : undefined;
  const about = <span className="visually-hidden"> {projectName(row)}</span>;
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
      return (
        <Suspense fallback={<Skeleton width={120} height={44} />}>
          <RestoreButton id={row._id.$oid} name={projectName(row)} />
        </Suspense>
      );
    case 'clone':
      return (
        <>
          <Button tone={tone} onClick={() => setCloning(true)}>
            {action.label}
            {about}
          </Button>
          {cloning && <LateRowDialog row={row} dialog="clone" onClose={() => setCloning(false)} />}
        </>
      );
  }
}
