import { ROLE_LABELS } from '@ardoise/domain/projects/roles.ts';
import { useDemoAccounts } from '../../hooks/use-demo-accounts.ts';
import { MailboxHint } from './MailboxHint.tsx';

interface DemoAccountsProps {
  /** The username in the form. */
  chosen: string;
  onChoose: (name: string, password: string) => void;
}

/** Accounts of the demonstration: a click fills the form. */
export function DemoAccounts({ chosen, onChoose }: DemoAccountsProps) {
  const { data, isPending } = useDemoAccounts();
  if (isPending) return <span className="login-demo-awaited" />;
  if (data === undefined) return null;
  return (
    <section className="login-demo-box">
      <h2 className="title-sub">Comptes de démonstration</h2>
      <p className="hint">Touchez une ligne : elle remplit le formulaire.</p>
      <ul className="login-demo">
        {data.accounts.map(({ name, fullName, role }) => (
          <li key={name}>
            <button
              type="button"
              className={name === chosen ? 'login-demo-chosen' : undefined}
              aria-pressed={name === chosen}
              onClick={() => onChoose(name, data.password)}
            >
              <b>{name}</b>
              <span>{fullName}</span>
              <span className="meta">{ROLE_LABELS[role]}</span>
            </button>
          </li>
        ))}
      </ul>
      <MailboxHint />
    </section>
  );
}
