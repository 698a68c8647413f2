import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../components/Button.tsx';
import { formatNumber } from '../../../components/format-number.ts';
import { type Drawing, Icon } from '../../../components/Icon.tsx';
import { listName, orderName } from '../../../components/projects/list-name.ts';
import { projectName } from '../../../components/projects/project-name.ts';
import { useListBehind } from '../../../components/projects/use-list-behind.ts';
import { type NextProject, useQueuePlace } from '../../../components/projects/use-next-project.ts';
import { followUpPath } from '../../../components/projects/wizard-path.ts';
import { goOnFromLastRow } from '../../../hooks/use-last-row.ts';
import { useMe } from '../../../hooks/use-me.ts';
import './QueueNav.css';

interface StepProps {
  to: NextProject | null;
  steps: 1 | -1;
  label: string;
  icon: Drawing;
}

function Step({ to, steps, label, icon }: StepProps) {
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
      onClick={() => goOnFromLastRow(id, steps)}
      aria-label={name}
      title={name}
    >
      <Icon of={icon} />
    </Link>
  );
}

/** Back to the list, in its former state; the place in it, and the projects before and after. */
export function QueueNav({ id }: { id: string }) {
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
        <span className="queue-nav-steps">
          <Step to={place.precedent} steps={-1} label="Projet précédent" icon={IconChevronUp} />
          <Step to={place.suivant} steps={1} label="Projet suivant" icon={IconChevronDown} />
        </span>
      )}
    </nav>
  );
}
