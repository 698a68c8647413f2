import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import { listDemoMails, showDemoMail } from '@ardoise/domain/contract/mails.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useQuery } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { addressOf, request } from '../../api/request.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button, buttonClass } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { formatDateTime } from '../../components/format-date.ts';
import { Icon } from '../../components/Icon.tsx';
import { RelativeTime } from '../../components/RelativeTime.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useSearch } from '../../router/context.ts';
import { Link } from '../../router/Link.tsx';
import './Mailbox.css';

type DemoMail = ReplyOf<typeof listDemoMails>[number];

/** The mails of the demonstration, newest first; refetched when this tab becomes visible. */
function useDemoMails() {
  return useQuery({
    queryKey: ['demo-mails'],
    queryFn: ({ signal }) => request(listDemoMails, { signal }),
    staleTime: 0,
  });
}

/** A mail as rendered by a reader: scripts are disabled, and links open a new tab. */
function ReadMail({ id, subject, to, t_creation }: DemoMail) {
  return (
    <article className="mailbox-mail" aria-labelledby="mail-subject">
      <p className="mailbox-back">
        <Link className={buttonClass({ tone: 'text' })} to={PAGES.mailbox} search={{}}>
          <Icon of={IconArrowLeft} />
          Tous les e-mails
        </Link>
      </p>
      <h2 className="title-section" id="mail-subject">
        {subject}
      </h2>
      <p className="meta">
        À {to}, le <time dateTime={t_creation}>{formatDateTime(t_creation)}</time>
      </p>
      <iframe
        key={id}
        title={`E-mail\u00a0: ${subject}`}
        src={addressOf(showDemoMail, { params: { id } })}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        loading="lazy"
      />
    </article>
  );
}

interface MailListProps {
  mails: readonly DemoMail[];
  /** The open mail. */
  read: number | undefined;
}

function MailList({ mails, read }: MailListProps) {
  return (
    <nav className="mailbox-list" aria-label="E-mails">
      <ul>
        {mails.map(({ id, subject, to, t_creation }) => (
          <li key={id}>
            <Link
              to={PAGES.mailbox}
              search={{ courriel: String(id) }}
              resetScroll={false}
              className={id === read ? 'mailbox-chosen' : undefined}
              aria-current={id === read ? 'true' : undefined}
            >
              <b>{subject}</b>
              <span className="meta">{to}</span>
              <RelativeTime className="hint" date={t_creation} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const BARS = ['first', 'second', 'third', 'fourth'];

/** The mailbox of a demonstration without a mail server (specification/security.md#the-demonstration). */
export function MailboxPage() {
  const mails = useDemoMails();
  const { data } = mails;
  return (
    <main tabIndex={-1} className="mailbox">
      <div className="page-head">
        <div>
          <h1 className="title-page">E-mails</h1>
          <p className="lede">
            Dans la démonstration, rien n’est envoyé&nbsp;: les e-mails d’Ardoise arrivent ici, le plus récent
            en premier.
          </p>
        </div>
        {data && (
          <Button icon={IconRefresh} busy={mails.isFetching} onClick={() => void mails.refetch()}>
            Relever
          </Button>
        )}
      </div>
      {mails.isError && <NotRead error={mails.error} onRetry={() => void mails.refetch()} />}
      {mails.isPending && (
        <SkeletonGroup>
          {BARS.map((bar) => (
            <Skeleton key={bar} width="70%" height={20} />
          ))}
        </SkeletonGroup>
      )}
      {data && <Mailbox mails={data} />}
    </main>
  );
}

/** List and mail side by side; on a phone one of them, the list first. */
function Mailbox({ mails }: { mails: NonNullable<ReturnType<typeof useDemoMails>['data']> }) {
  const { courriel } = useSearch();
  const [newest] = mails;
  if (newest === undefined) {
    return (
      <EmptyState title="Aucun e-mail pour le moment">
        Demandez un nouveau mot de passe, ou envoyez un projet à l’agence&nbsp;: le message apparaîtra ici.
      </EmptyState>
    );
  }
  const read = courriel === undefined ? newest : mails.find(({ id }) => String(id) === courriel);
  return (
    <div className={courriel === undefined ? 'mailbox-columns' : 'mailbox-columns mailbox-reading'}>
      <MailList mails={mails} read={read?.id} />
      {read ? (
        <ReadMail {...read} />
      ) : (
        <EmptyState
          title="Cet e-mail n’est plus dans la boîte"
          action={
            <Link className={buttonClass({ tone: 'line' })} to={PAGES.mailbox} search={{}}>
              Voir les autres
            </Link>
          }
        >
          Seuls les 200 plus récents sont gardés.
        </EmptyState>
      )}
    </div>
  );
}

function NotRead({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        title="Il n’y a pas de boîte d’e-mails ici"
        action={
          <Link className={buttonClass({ tone: 'line' })} to={PAGES.home}>
            Revenir à l’accueil
          </Link>
        }
      >
        Elle n’existe que dans la démonstration, tant qu’aucun serveur de messagerie n’est configuré.
      </EmptyState>
    );
  }
  return (
    <Banner tone="stop" role="alert" action={<Button onClick={onRetry}>Réessayer</Button>}>
      {messageOf(error)}
    </Banner>
  );
}
