import { ContentFrame } from '../ContentFrame.tsx';
import { ApiKeys } from './ApiKeys.tsx';
import './Integrations.css';

/** What other programs may do here (specification/security.md#keys), for the administrator. */
export function IntegrationsPage() {
  return (
    <ContentFrame
      title="Intégrations"
      lede="Ce que d’autres programmes de l’entreprise lisent et font dans Ardoise."
    >
      <div className="integrations">
        <ApiKeys />
      </div>
    </ContentFrame>
  );
}
