import { MAIL_STATES } from '@ardoise/domain/contract/mails.ts';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '../../components/format-number.ts';
import { Icon } from '../../components/Icon.tsx';
import { STATE_TABS } from './mail-states.ts';
import type { MailPage, MailState } from './use-mails.ts';

interface MailTabsProps {
  chosen: MailState;
  counts: MailPage['comptes'] | undefined;
}

/** The three lists, with their counts. */
export function MailTabs({ chosen, counts }: MailTabsProps) {
  return (
    <nav className="mail-queue-tabs" aria-label="États des e-mails">
      {MAIL_STATES.map((state) => (
        <Link
          key={state}
          to="/suivi-courriels"
          search={{ etat: state === 'attente' ? undefined : state }}
          activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
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
