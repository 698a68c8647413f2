import type { Project } from '@ardoise/domain/contract/projects.ts';
import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Icon } from '../../../components/Icon.tsx';
import { wizardPath } from '../../../components/projects/wizard-path.ts';
import { Link } from '../../../router/Link.tsx';
import { draftSteps } from './draft-steps.ts';
import './DraftSteps.css';

/** The steps of a draft: a tick if answered, else an empty mark. Lazy: imports every kind completely. */
export function DraftSteps({ project }: { project: Project }) {
  const steps = draftSteps(KINDS[kindOf(project.type)].wizard, project);
  return (
    <ul className="draft-steps" aria-label="Étapes de la commande">
      {steps.map(({ path, name, done }) => (
        <li key={path}>
          <span className={done ? 'draft-steps-mark draft-steps-done' : 'draft-steps-mark'}>
            {done && <Icon of={IconCheck} size="s" />}
          </span>
          <Link className="tappable" to={wizardPath(project.type, project._id.$oid, path) ?? '.'}>
            {name}
            <span className="visually-hidden">{done ? ', faite' : ', à compléter'}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
