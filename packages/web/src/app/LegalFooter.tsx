import { Link } from '@tanstack/react-router';
import { usePageInUse } from '../hooks/first-use.ts';
import { useDemoAccounts } from '../hooks/use-demo-accounts.ts';

/** Links to the legal page and, in a demonstration without a mail server, to its mailbox. */
export function LegalFooter() {
  // Not among the calls of a first load.
  const { data: demo } = useDemoAccounts({ enabled: usePageInUse() });
  return (
    <footer className="shell-foot">
      <div>
        <Link to="/mentions-legales">Mentions légales</Link>
        {demo?.mailbox && <Link to="/courriels">E-mails de démonstration</Link>}
      </div>
    </footer>
  );
}
