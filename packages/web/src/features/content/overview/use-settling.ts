import { useMe } from '../../../hooks/use-me.ts';
import { useCatalogues } from '../catalogues/use-entries.ts';
import { useApiKeys } from '../integrations/use-api-keys.ts';
import { useWebhooks } from '../integrations/use-webhooks.ts';
import {
  copiedKeys,
  emptyLists,
  endingKeys,
  leftBehind,
  type Matter,
  stoppedWebhooks,
  unsetQuotas,
  withoutPicture,
  withoutSmhf,
} from './matters.ts';
import { nextYear, useCopiedKeys, useLeftBehind, useUnsetQuotas, useWithoutSmhf } from './use-overview.ts';

export interface Settling {
  matters: Matter[];
  /** What could not be looked at. */
  failed: { about: string; query: { refetch: () => Promise<unknown> } }[];
  /** Some of it is not known yet. */
  pending: boolean;
}

/** What is to be settled: each part is read, and fails, by itself. */
export function useSettling(): Settling {
  const parts = useParts();
  return {
    matters: parts.flatMap(({ matter }) => matter ?? []),
    failed: parts.filter(({ query }) => query.isError),
    pending: parts.some(({ query }) => query.isLoading),
  };
}

function useParts() {
  const quotas = useUnsetQuotas();
  const catalogues = useCatalogues();
  const accounts = useWithoutSmhf();
  const left = useLeftBehind();
  const enabled = useMe().role === 'administrator';
  const keys = useApiKeys({ enabled });
  const webhooks = useWebhooks({ enabled });
  const copied = useCopiedKeys({ enabled });
  const drinks = catalogues.data?.listes.find(({ liste }) => liste === 'boissons');
  return [
    { about: 'les clés d’accès désactivées', query: copied, matter: copiedKeys(copied.data ?? []) },
    { about: 'les webhooks', query: webhooks, matter: stoppedWebhooks(webhooks.data ?? []) },
    { about: 'les clés d’API', query: keys, matter: endingKeys(keys.data ?? [], Date.now()) },
    {
      about: `les quotas ${nextYear()}`,
      query: quotas,
      matter: unsetQuotas(quotas.data ?? [], nextYear()),
    },
    {
      about: 'les catalogues vides',
      query: catalogues,
      matter: emptyLists(catalogues.data?.listes ?? []),
    },
    { about: 'les boissons sans image', query: catalogues, matter: withoutPicture(drinks?.sansImage ?? 0) },
    { about: 'les comptes sans SMHF', query: accounts, matter: withoutSmhf(accounts.data ?? 0) },
    { about: 'les comptes à confier', query: left, matter: leftBehind(left.data ?? []) },
  ];
}
