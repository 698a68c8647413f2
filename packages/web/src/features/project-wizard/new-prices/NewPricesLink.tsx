import type { Project } from '@ardoise/domain/contract/projects.ts';
import { SAME_CARD } from '@ardoise/domain/new-prices/new-prices-page.ts';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import { buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { newPricesPath } from '../../../components/projects/wizard-path.ts';
import { Link } from '../../../router/Link.tsx';
import './NewPricesPage.css';

/** From the step back to its prices. */
export function NewPricesLink({ project }: { project: Project }) {
  return (
    <p className="new-prices-page-link">
      <Link className={buttonClass({})} to={newPricesPath(project.type, project._id.$oid)}>
        <Icon of={IconRepeat} />
        {SAME_CARD}
      </Link>
    </p>
  );
}
