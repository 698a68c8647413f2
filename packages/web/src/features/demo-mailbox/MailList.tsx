import { Link } from '@tanstack/react-router';
import { RelativeTime } from '../../components/RelativeTime.tsx';
import type { DemoMail } from './use-demo-mails.ts';

interface MailListProps {
  mails: readonly DemoMail[];
  /** The open mail. */
  read: number | undefined;
}

export function MailList({ mails, read }: MailListProps) {
  return (
    <nav className="mailbox-list" aria-label="E-mails">
      <ul>
        {mails.map(({ id, subject, to, t_creation }) => (
          <li key={id}>
            <Link
              to="/courriels"
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
