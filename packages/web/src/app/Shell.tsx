import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import '../api/device/early-install-offer.ts';
import { idle } from '../api/idle.ts';
import { hasWaiting } from '../api/outbox/has-waiting.ts';
import { sessionQuery } from '../api/session.ts';
import { formatDate } from '../components/format-date.ts';
import { pageInUse, usePageInUse } from '../hooks/first-use.ts';
import { useConformityWords } from '../hooks/use-conformity.ts';
import { useDemoAccounts } from '../hooks/use-demo-accounts.ts';
import { useLiveChanges } from '../hooks/use-live-changes.ts';
import { useMaybeMe } from '../hooks/use-me.ts';
import { Link } from '../router/Link.tsx';
import { Header } from './Header.tsx';
import { loadOffline } from './offline/load-offline.ts';
import './Shell.css';

/** Links to the legal page, to the accessibility statement and, in a demonstration without a mail server, to its mailbox. */
function LegalFooter() {
  // Not among the calls of a first load.
  const { data: demo } = useDemoAccounts({ enabled: usePageInUse() });
  return (
    <footer className="shell-foot">
      <div>
        <Link to={PAGES.legal}>Mentions légales</Link>
        <Link to={PAGES.accessibility}>{useConformityWords()}</Link>
        {demo?.mailbox && <Link to={PAGES.mailbox}>E-mails de démonstration</Link>}
      </div>
    </footer>
  );
}

/** The people whom the account replaces today: their projects are in its lists. */
function StandInNotice() {
  const replaced = useMaybeMe()?.remplace ?? [];
  if (replaced.length === 0) return null;
  const people = replaced.map(({ nom, au }) => `${nom} jusqu’au ${formatDate(au)}`);
  return (
    <section className="shell-stand-in" aria-label="Remplacement">
      Vous remplacez {new Intl.ListFormat('fr').format(people)}. <Link to={PAGES.account}>Voir</Link>
    </section>
  );
}

/** A passkey that the role needs soon, until it is registered. */
function KeyNotice() {
  const day = useQuery(sessionQuery).data?.cleExigeeLe;
  if (day === undefined) return null;
  return (
    <section className="shell-stand-in" aria-label="Clé d’accès">
      Clé d’accès obligatoire à partir du {formatDate(`${day}T12:00:00Z`)}.{' '}
      <Link to={PAGES.account} hash="account-passkeys">
        L’enregistrer
      </Link>
    </section>
  );
}

/** What works without a network starts once the page is in use: it is not part of a first load; soon where something waits. */
function useOffline(): void {
  const me = useMaybeMe();
  const cache = useQueryClient();
  useEffect(() => {
    if (me === null) return;
    const ending = new AbortController();
    void (hasWaiting() ? idle() : pageInUse())
      .then(loadOffline)
      .then(({ startOffline }) => startOffline(me, cache, ending.signal))
      // Without its script, as without storage: the page works while there is a network.
      .catch(() => undefined);
    return () => ending.abort();
  }, [me, cache]);
}

/** Slate header, the screen, the footer. */
export function Shell({ children }: { children: ReactNode }) {
  useLiveChanges();
  useOffline();
  return (
    <>
      <button type="button" className="shell-skip" onClick={() => document.querySelector('main')?.focus()}>
        Aller au contenu
      </button>
      <Header />
      <StandInNotice />
      <KeyNotice />
      {children}
      <LegalFooter />
    </>
  );
}
