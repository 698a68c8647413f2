import { MAIL_STATES } from '@ardoise/domain/contract/mails.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { Banner } from '../../components/Banner.tsx';
import { Button, buttonClass } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { formatNumber } from '../../components/format-number.ts';
import { Icon } from '../../components/Icon.tsx';
import { PagedList } from '../../components/PagedList.tsx';
import { useNow } from '../../hooks/use-now.ts';
import { useSearch } from '../../router/context.ts';
import { Link } from '../../router/Link.tsx';
import { MailLine } from './MailLine.tsx';
import { STATE_TABS } from './mail-states.ts';
import { type MailPage, type MailState, useMails } from './use-mails.ts';
import { useRetryMails } from './use-retry-mails.ts';
import './MailQueue.css';

interface MailTabsProps {
  chosen: MailState;
  counts: MailPage['comptes'] | undefined;
}

/** The three lists, with their counts. */
function MailTabs({ chosen, counts }: MailTabsProps) {
  return (
    <nav className="mail-queue-tabs" aria-label="États des e-mails">
      {MAIL_STATES.map((state) => (
        <Link
          key={state}
          to={PAGES.mailQueue}
          search={{ etat: state === 'attente' ? undefined : state }}
          // Without a state in the URL the first one is current, which the router does not know.
          aria-current={state === chosen ? 'page' : undefined}
          resetScroll={false}
          className={`tone-${STATE_TABS[state].tone}`}
        >
          <Icon of={STATE_TABS[state].icon} />
          {STATE_TABS[state].word}
          {counts && <span className="number">{formatNumber(counts[state])}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** Queued, failed and recently sent mails, for the administrator; never their body. */
export function MailQueuePage() {
  const { etat } = useSearch();
  const state = MAIL_STATES.find((known) => known === etat) ?? 'attente';
  const mails = useMails(state);
  const retryAll = useRetryMails();
  const now = useNow();
  const newest = mails.data?.pages[0];
  // Placeholder data belongs to another state: hidden.
  const rows = mails.isPlaceholderData ? [] : (mails.data?.pages.flatMap(({ courriels }) => courriels) ?? []);
  return (
    <main tabIndex={-1} className="mail-queue">
      <div className="page-head">
        <div>
          <h1 className="title-page">Suivi des e-mails</h1>
          <p className="lede">
            Ce qui attend de partir, ce qui n’a pas pu partir, et les envois des sept derniers jours. La page
            se met à jour seule.
          </p>
        </div>
        {state === 'echec' && newest && newest.comptes.echec > 0 && (
          <Button icon={IconRefresh} busy={retryAll.isPending} onClick={() => void retryAll.tryAgain()}>
            Relancer tous les échecs
          </Button>
        )}
      </div>
      <MailTabs chosen={state} counts={newest?.comptes} />
      {newest && <SendingNotice envoi={newest.envoi} />}
      <PagedList
        query={mails}
        rows={rows}
        line={(mail) => (
          <MailLine
            key={mail.id}
            state={state}
            mail={mail}
            now={now}
            mayRetry={newest?.envoi !== 'demonstration'}
          />
        )}
        empty={mails.isPlaceholderData ? null : <NoMail state={state} />}
      />
    </main>
  );
}

/** Why nothing is sent, if so. */
function SendingNotice({ envoi }: Pick<MailPage, 'envoi'>) {
  if (envoi === 'actif') return null;
  if (envoi === 'demonstration') {
    return (
      <Banner
        tone="draft"
        action={
          <Link className={buttonClass({ tone: 'line' })} to={PAGES.mailbox}>
            Ouvrir la boîte
          </Link>
        }
      >
        Dans la démonstration, rien n’est envoyé : les e-mails restent en attente ici, et se lisent dans la
        boîte de démonstration.
      </Banner>
    );
  }
  return (
    <Banner tone="wait">
      Aucun serveur de messagerie n’est configuré : les e-mails attendent, et partiront dès que{' '}
      <b>SMTP_URL</b> sera renseignée.
    </Banner>
  );
}

const EMPTY: Record<MailState, [title: string, words: string]> = {
  attente: ['Aucun e-mail en attente', 'Tout ce qui devait partir est parti.'],
  echec: [
    'Aucun e-mail en échec',
    'Un e-mail arrive ici quand son serveur l’a refusé, ou après deux jours d’essais.',
  ],
  envoye: ['Aucun e-mail envoyé depuis sept jours', 'Les envois des sept derniers jours apparaîtront ici.'],
};

function NoMail({ state }: { state: MailState }) {
  const [title, words] = EMPTY[state];
  return <EmptyState title={title}>{words}</EmptyState>;
}
