import { showDemoMail } from '@ardoise/domain/contract/mails.ts';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { Link } from '@tanstack/react-router';
import { addressOf } from '../../api/request.ts';
import { buttonClass } from '../../components/Button.tsx';
import { formatDateTime } from '../../components/format-date.ts';
import { Icon } from '../../components/Icon.tsx';
import type { DemoMail } from './use-demo-mails.ts';

/** A mail as rendered by a reader: scripts are disabled, and links open a new tab. */
export function ReadMail({ id, subject, to, t_creation }: DemoMail) {
  return (
    <article className="mailbox-mail" aria-labelledby="mail-subject">
      <p className="mailbox-back">
        <Link className={buttonClass({ tone: 'text' })} to="/courriels" search={{}}>
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
