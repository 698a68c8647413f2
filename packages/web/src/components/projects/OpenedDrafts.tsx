import type { Project } from '@ardoise/domain/contract/projects.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '../../router/Link.tsx';
import { buttonClass } from '../Button.tsx';
import { projectName } from './project-name.ts';
import { resumePath } from './wizard-path.ts';
import './OpenedDrafts.css';

/** The orders being written whose replies are cached: their wizard opens without a network. */
function openedDrafts(cached: readonly (Project | undefined)[]): Project[] {
  return cached
    .filter((project) => project !== undefined)
    .filter(({ statut, permissions }) => isBeforeSubmission(statut) && permissions['project.edit'].allowed)
    .toSorted((one, other) => other.t_update.localeCompare(one.t_update));
}

/** Below a page that needs the network: what can be continued without it. */
export function OpenedDrafts() {
  const cache = useQueryClient();
  const drafts = openedDrafts(
    cache.getQueriesData<Project>({ queryKey: ['project'] }).map(([, project]) => project),
  );
  if (drafts.length === 0) return null;
  return (
    <section className="opened-drafts" aria-labelledby="opened-drafts">
      <h2 className="title-section" id="opened-drafts">
        Vos commandes en cours, sur cet appareil
      </h2>
      <ul>
        {drafts.map((project) => (
          <li key={project._id.$oid}>
            <span className="opened-drafts-name">
              <b>{projectName(project)}</b>
              <span className="meta">{[project.ville, project.type].filter(Boolean).join(' · ')}</span>
            </span>
            <Link className={buttonClass({ tone: 'line' })} to={resumePath(project)}>
              Reprendre
              <span className="visually-hidden"> {projectName(project)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
