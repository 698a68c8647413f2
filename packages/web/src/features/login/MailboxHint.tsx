import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { VisitorLink } from '../../components/VisitorLink.tsx';
import { useDemoAccounts } from '../../hooks/use-demo-accounts.ts';

/** Link to the demonstration's mailbox; hidden where mails are really sent. */
export function MailboxHint() {
  const { data } = useDemoAccounts();
  if (!data?.mailbox) return null;
  return (
    <p className="meta login-mails">
      Dans la démonstration, rien n’est envoyé&nbsp;:{' '}
      <VisitorLink to={PAGES.mailbox} className="login-legal">
        lire les e-mails
      </VisitorLink>
    </p>
  );
}
