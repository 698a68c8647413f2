import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconCode from '@tabler/icons-react/dist/esm/icons/IconCode.mjs';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { ContentFrame } from '../ContentFrame.tsx';
import { ApiKeys } from './ApiKeys.tsx';
import { Webhooks } from './Webhooks.tsx';
import './Integrations.css';

/** What other programs may do here (specification/security.md#keys), for the administrator. */
export function IntegrationsPage() {
  return (
    <ContentFrame
      title="Intégrations"
      lede="Ce que d’autres programmes de l’entreprise lisent et font dans Ardoise."
      actions={
        <Link className={buttonClass({ tone: 'line' })} to={PAGES.apiDescription}>
          <Icon of={IconCode} />
          Pour les développeurs
        </Link>
      }
    >
      <div className="integrations">
        <ApiKeys />
        <Webhooks />
      </div>
    </ContentFrame>
  );
}
