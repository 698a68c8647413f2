import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { useMe } from '../../../hooks/use-me.ts';
import type { ServiceMatter } from './service-matters.ts';

/** What needs a hand, each with what to do. */
export function ServiceMatters({ matters }: { matters: readonly ServiceMatter[] }) {
  const isAdministrator = useMe().role === 'administrator';
  const firstAct = matters.find(({ to }) => to);
  return (
    <section className="service-matters" aria-labelledby="a-regler">
      <h2 className="title-section" id="a-regler">
        À régler
      </h2>
      {/* Announced when one appears while the page is open. */}
      <ul aria-live="polite">
        {matters.map((matter) => (
          <li key={matter.title}>
            <Icon of={IconAlertTriangle} />
            <span>
              <b>{matter.title}</b>
              <span className="meta service-todo">{matter.todo}</span>
            </span>
            {matter.to && isAdministrator && (
              <Link
                className={buttonClass({ tone: matter === firstAct ? 'ink' : 'line' })}
                to={matter.to.path}
                search={matter.to.search}
              >
                {matter.to.words}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
