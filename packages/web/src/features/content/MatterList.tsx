import type { ReactNode } from 'react';
import { buttonClass } from '../../components/Button.tsx';
import { type Drawing, Icon } from '../../components/Icon.tsx';
import { Link } from '../../router/Link.tsx';
import './MatterList.css';

interface ListedMatter {
  icon: Drawing;
  title: string;
  detail: string;
  /** The page that settles it, and what is done there; absent where it is not done on a page. */
  act?: { words: string; to: string; search?: Record<string, string> | undefined } | undefined;
}

interface MatterListProps {
  matters: readonly ListedMatter[];
  /** Above the list: what failed to load. */
  children?: ReactNode;
}

/** Open matters, each with its act: the first one's is the primary button. */
export function MatterList({ matters, children }: MatterListProps) {
  const first = matters.find(({ act }) => act);
  return (
    <section className="matter-list" aria-labelledby="a-regler">
      <h2 className="title-section" id="a-regler">
        À régler
      </h2>
      {children}
      {/* Announced when one appears while the page is open. */}
      <ul aria-live="polite">
        {matters.map((matter) => (
          <li key={matter.title}>
            <Icon of={matter.icon} />
            <span>
              <b>{matter.title}</b>
              <span className="meta matter-list-detail">{matter.detail}</span>
            </span>
            {matter.act && (
              <Link
                className={buttonClass({ tone: matter === first ? 'ink' : 'line' })}
                to={matter.act.to}
                search={matter.act.search ?? {}}
              >
                {matter.act.words}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
