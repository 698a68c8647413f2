import { Link } from '@tanstack/react-router';
import { useDemoAccounts } from '../hooks/use-demo-accounts.ts';

/** The legal page; in a demonstration that sends no mail, what it would have sent. */
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
