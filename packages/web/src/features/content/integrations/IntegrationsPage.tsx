import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconCode from '@tabler/icons-react/dist/esm/icons/IconCode.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import { useState } from 'react';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { useToast } from '../../../components/Toast.tsx';
import { Link } from '../../../router/Link.tsx';
import { ContentFrame } from '../ContentFrame.tsx';
import { ApiKeyLine } from './ApiKeyLine.tsx';
import { KeyDialog } from './KeyDialog.tsx';
import { type ListedApiKey, useApiKeys, useKeyChanges } from './use-api-keys.ts';
import { Webhooks } from './Webhooks.tsx';
import './Integrations.css';

/** Keys, those that work first; a new one, and the end of one. */
function ApiKeys() {
  const keys = useApiKeys();
  const [making, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<ListedApiKey>();
  return (
    <section aria-labelledby="cles">
      <div className="integrations-head">
        <div>
          <h2 className="title-section" id="cles">
            Clés d’API
          </h2>
          <p className="hint">
            Une clé fait agir un programme au nom d’un compte, avec les droits de son rôle, jusqu’à un jour
            donné. Elle ne signe rien et ne gère aucun accès.
          </p>
        </div>
        <Button tone="main" icon={IconKey} onClick={() => setMaking(true)}>
          Créer une clé
        </Button>
      </div>
      {keys.isPending && (
        <SkeletonGroup>
          <Skeleton width="100%" height={72} />
          <Skeleton width="100%" height={72} />
        </SkeletonGroup>
      )}
      {keys.error && <LoadFailed query={keys} />}
      {keys.data?.length === 0 && (
        <EmptyState title="Aucune clé">
          Invitez d’abord un compte pour le programme, avec le rôle qu’il lui faut, puis créez sa clé.
        </EmptyState>
      )}
      {keys.data !== undefined && keys.data.length > 0 && (
        <ul className="integrations-list">
          {keys.data.map((key) => (
            <ApiKeyLine key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
          ))}
        </ul>
      )}
      {making && <KeyDialog onClose={() => setMaking(false)} />}
      {revoking && <RevokeDialog apiKey={revoking} onClose={() => setRevoking(undefined)} />}
    </section>
  );
}

function RevokeDialog({ apiKey, onClose }: { apiKey: ListedApiKey; onClose: () => void }) {
  const { revoke } = useKeyChanges();
  const toast = useToast();
  return (
    <ConfirmDialog
      title={`Révoquer la clé «\u00a0${apiKey.nom}\u00a0»\u00a0?`}
      confirm="Révoquer la clé"
      onConfirm={async () => {
        await revoke(apiKey.id);
        toast({ message: `La clé «\u00a0${apiKey.nom}\u00a0» ne vaut plus.` });
      }}
      onClose={onClose}
    >
      <p>Le programme qui s’en sert est refusé tout de suite. Une clé révoquée ne se rétablit pas.</p>
    </ConfirmDialog>
  );
}

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
