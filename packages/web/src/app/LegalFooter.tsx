import { Link } from '@tanstack/react-router';
import { useDemoAccounts } from '../hooks/use-demo-accounts.ts';

/** Links to the legal page and, in a demonstration without a mail server, to its mailbox. */
export function LegalFooter() {
  const { data: demo } = useDemoAccounts();
  return (
    <footer className="shell-foot">
      <div>
        <Link to="/mentions-legales">Mentions légales</Link>
        {demo?.mailbox && <Link to="/courriels">E-mails de démonstration</Link>}
      </div>
    </footer>
  );
}
