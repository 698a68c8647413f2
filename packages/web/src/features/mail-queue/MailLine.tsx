import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { Button } from '../../components/Button.tsx';
import { counted } from '../../components/format-number.ts';
import { followUpPath } from '../../components/projects/wizard-path.ts';
import { RelativeTime } from '../../components/RelativeTime.tsx';
import { Tag } from '../../components/Tag.tsx';
import { Link } from '../../router/Link.tsx';
import { shownState } from './mail-states.ts';
import { nextAttempt } from './next-attempt.ts';
import type { ListedMail, MailState } from './use-mails.ts';
import { useRetryMails } from './use-retry-mails.ts';

interface MailLineProps {
  state: MailState;
  mail: ListedMail;
  now: number;
  /** Mails are sent, or will be once a server is configured: enables the retry. */
  mayRetry: boolean;
}

/** One mail: state, recipient, subject, error, and a retry button. Never its body. */
export function MailLine({ state, mail, now, mayRetry }: MailLineProps) {
  const retry = useRetryMails();
  const { icon, tone, word } = shownState(state, mail);
  const stuck = state === 'echec' || (state === 'attente' && (mail.tentatives > 0 || mail.prochain === null));
  return (
    <li className="mail-queue-row">
      <span>
        <Tag icon={icon} tone={tone}>
          {word}
        </Tag>
      </span>
      <span className="mail-queue-what">
        <b>{mail.subject}</b>
        <span className="meta">{mail.to}</span>
        {mail.projet && (
          <Link className="meta" to={followUpPath(mail.projet._id.$oid)}>
            Projet {mail.projet.nameProjet || 'sans nom'}
          </Link>
        )}
      </span>
      <span className="mail-queue-why">
        {mail.erreur && (
          <>
            {mail.erreur.message}
            <span className="hint">Réponse reçue : {mail.erreur.serveur}</span>
          </>
        )}
      </span>
      <MailTimes state={state} mail={mail} now={now} />
      <span className="mail-queue-action">
        {stuck && mayRetry && !mail.en_cours && (
          <Button
            icon={IconRefresh}
            busy={retry.isPending}
            aria-label={`Réessayer : ${mail.subject}, à ${mail.to}`}
            onClick={() => void retry.tryAgain(mail.id)}
          >
            Réessayer
          </Button>
        )}
      </span>
    </li>
  );
}

function MailTimes({ state, mail, now }: Pick<MailLineProps, 'state' | 'mail' | 'now'>) {
  return (
    <span className="mail-queue-when meta">
      {state === 'envoye' && mail.t_envoi ? (
        <span>
          Envoyé <RelativeTime date={mail.t_envoi} />
        </span>
      ) : (
        <span>
          Créé <RelativeTime date={mail.t_creation} />
        </span>
      )}
      {mail.tentatives > 0 && <span>{counted(mail.tentatives, 'essai', 'essais')}</span>}
      {state === 'attente' && <span>Prochain essai : {nextAttempt(mail, now)}</span>}
    </span>
  );
}
