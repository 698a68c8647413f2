import { SECURITY_EVENTS } from '@ardoise/domain/base/security-events.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { useState } from 'react';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { counted } from '../../components/format-number.ts';
import { LogFilters } from '../../components/LogFilters.tsx';
import { NoResult } from '../../components/NoResult.tsx';
import { PagedList } from '../../components/PagedList.tsx';
import { useNavigate, useSearch } from '../../router/context.ts';
import { SecurityEventLine } from './SecurityEventLine.tsx';
import {
  hasFilters,
  readSecurityFilters,
  type SecurityFilters,
  writeSecurityFilters,
} from './security-filters.ts';
import { type LoggedPerson, useEndSessions, useSecurityEvents } from './use-security-events.ts';
import './SecurityLog.css';

/** The person the log is filtered by: their sessions, and a button to end them. */
function EndSessions({ person }: { person: LoggedPerson }) {
  const [asking, setAsking] = useState(false);
  const end = useEndSessions();
  const { nom, sessions, uid } = person;
  return (
    <>
      <Banner
        tone="draft"
        action={sessions > 0 && <Button onClick={() => setAsking(true)}>Fermer ses sessions</Button>}
      >
        <b>{nom}</b>&nbsp;: {counted(sessions, 'session ouverte', 'sessions ouvertes')}.
      </Banner>
      {asking && (
        <ConfirmDialog
          title={`Fermer les sessions de ${nom}\u00a0?`}
          confirm="Fermer ses sessions"
          onConfirm={() => end(uid)}
          onClose={() => setAsking(false)}
        >
          <p>
            Cette personne devra se connecter à nouveau sur tous ses appareils. Son mot de passe ne change
            pas.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

const EVENTS = [
  { value: '', label: 'Tous les événements' },
  ...Object.entries(SECURITY_EVENTS).map(([value, label]) => ({ value, label })),
];

interface SecurityFilterBarProps {
  filters: SecurityFilters;
  onChange: (filters: SecurityFilters) => void;
}

/** Filters by person, event and period; all in the URL. */
function SecurityFilterBar({ filters, onChange }: SecurityFilterBarProps) {
  return (
    <LogFilters
      name="journal"
      filters={filters}
      onChange={(changed) => onChange({ ...filters, ...changed })}
      what={{
        label: 'Événement',
        value: filters.evenement,
        onChange: (evenement) =>
          onChange({ ...filters, evenement: evenement as SecurityFilters['evenement'] }),
        options: EVENTS,
      }}
    />
  );
}

/** Security events of the last twelve months, for the administrator. */
export function SecurityLogPage() {
  const filters = readSecurityFilters(useSearch());
  const navigate = useNavigate();
  const events = useSecurityEvents(filters);
  const person = events.data?.pages[0]?.personne ?? null;
  return (
    <main tabIndex={-1} className="security-log">
      <div className="page-head">
        <div>
          <h1 className="title-page">Journal de sécurité</h1>
          <p className="lede">
            Connexions, mots de passe, refus, exports et sauvegardes des douze derniers mois. Ni adresse
            e-mail, ni ce qui a été tapé n’y sont gardés.
          </p>
        </div>
      </div>
      <SecurityFilterBar
        filters={filters}
        onChange={(next) =>
          void navigate({
            to: PAGES.securityLog,
            search: writeSecurityFilters(next),
            replace: true,
            resetScroll: false,
          })
        }
      />
      {person && !events.isPlaceholderData && <EndSessions person={person} />}
      <PagedList
        query={events}
        rows={events.data?.pages.flatMap(({ evenements }) => evenements) ?? []}
        line={(event) => <SecurityEventLine key={event.id} event={event} />}
        empty={<NoEvent filtered={hasFilters(filters)} />}
      />
    </main>
  );
}

function NoEvent({ filtered }: { filtered: boolean }) {
  if (!filtered) return <EmptyState title="Rien encore">Les événements apparaîtront ici.</EmptyState>;
  return <NoResult none="Aucun événement" list={PAGES.securityLog} />;
}
