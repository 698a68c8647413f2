import { Link } from '@tanstack/react-router';
import { Banner } from '../../../components/Banner.tsx';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { useMe } from '../../../hooks/use-me.ts';
import { useCatalogues } from '../catalogues/use-entries.ts';
import { useApiKeys } from '../integrations/use-api-keys.ts';
import { useWebhooks } from '../integrations/use-webhooks.ts';
import {
  emptyLists,
  endingKeys,
  leftBehind,
  type Matter,
  stoppedWebhooks,
  unsetQuotas,
  withoutPicture,
  withoutSmhf,
} from './matters.ts';
import { nextYear, useLeftBehind, useUnsetQuotas, useWithoutSmhf } from './use-overview.ts';

/** What is wrong, each with the act that settles it; nothing where nothing is. A part that was not read is said. */
export function ToSettle() {
  const parts = useParts();
  const matters = parts.flatMap(({ matter }) => matter ?? []);
  const failed = parts.filter(({ query }) => query.isError);
  if (matters.length + failed.length === 0) return null;
  return (
    <section className="overview-settle" aria-labelledby="a-regler">
      <h2 className="title-section" id="a-regler">
        À régler
      </h2>
      {failed.length > 0 && (
        <Banner
          tone="stop"
          role="alert"
          action={
            <Button onClick={() => void Promise.all(failed.map(({ query }) => query.refetch()))}>
              Réessayer
            </Button>
          }
        >
          Nous n’avons pas pu vérifier {failed.map(({ about }) => about).join(', ni ')}.
        </Banner>
      )}
      <ul>
        {matters.map((matter, rank) => (
          <MatterLine key={matter.title} matter={matter} isFirst={rank === 0} />
        ))}
      </ul>
    </section>
  );
}

function MatterLine({ matter, isFirst }: { matter: Matter; isFirst: boolean }) {
  const { icon, title, detail, act, to, search } = matter;
  return (
    <li>
      <Icon of={icon} />
      <span>
        <b>{title}</b>
        <span className="meta overview-detail">{detail}</span>
      </span>
      <Link className={buttonClass({ tone: isFirst ? 'ink' : 'line' })} to={to} search={search ?? {}}>
        {act}
      </Link>
    </li>
  );
}

/** Each is read, and fails, by itself. */
function useParts() {
  const quotas = useUnsetQuotas();
  const catalogues = useCatalogues();
  const accounts = useWithoutSmhf();
  const left = useLeftBehind();
  const enabled = useMe().role === 'administrator';
  const keys = useApiKeys({ enabled });
  const webhooks = useWebhooks({ enabled });
  const drinks = catalogues.data?.listes.find(({ liste }) => liste === 'boissons');
  return [
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
