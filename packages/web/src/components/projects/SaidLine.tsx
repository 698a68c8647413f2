import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useEffect, useSyncExternalStore } from 'react';
import { rememberRow } from '../../hooks/use-last-row.ts';
import { useRoomTaken } from '../../hooks/use-room-taken.ts';
import { Link } from '../../router/Link.tsx';
import { Banner } from '../Banner.tsx';
import { buttonClass } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { projectName } from './project-name.ts';
import { type Said, saidOnList, showSaid, subscribeToSaid } from './said-store.ts';
import { followUpPath } from './wizard-path.ts';
import './SaidLine.css';

/** The result of the last act; null if there is none to show. */
export function useSaid(): Said | null {
  useEffect(showSaid, []);
  return useSyncExternalStore(subscribeToSaid, saidOnList);
}

/** On a list, after an act: what happened, and the project that took the place. Takes the focus. */
export function SaidLine({ said }: { said: Said }) {
  const line = useRoomTaken<HTMLDivElement>('--room-top');
  useEffect(() => line.current?.focus({ preventScroll: true }), [line]);
  const { id, name, message, next } = said;
  return (
    <div ref={line} className="said-line" role="status" tabIndex={-1} data-said>
      <Banner
        tone="done"
        action={
          <span className="said-line-ways parted">
            <Link className={buttonClass({ tone: 'text' })} to={followUpPath(id)}>
              Voir le projet
            </Link>
            {next && (
              <Link
                className={buttonClass({ tone: 'main', className: 'said-line-next' })}
                to={followUpPath(next._id.$oid)}
                onClick={() => rememberRow(next._id.$oid)}
              >
                <span>Projet suivant&nbsp;: {projectName(next)}</span>
                <Icon of={IconArrowRight} />
              </Link>
            )}
          </span>
        }
      >
        <b className="said-line-name">{name}</b>
        <span>{message}</span>
      </Banner>
    </div>
  );
}
