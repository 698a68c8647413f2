import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { buttonClass } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { PagedList } from '../../components/PagedList.tsx';
import { EndSessions } from './EndSessions.tsx';
import { SecurityEventLine } from './SecurityEventLine.tsx';
import { SecurityFilterBar } from './SecurityFilterBar.tsx';
import { hasFilters, readSecurityFilters, writeSecurityFilters } from './security-filters.ts';
import { useSecurityEvents } from './use-security-events.ts';
import './SecurityLog.css';

/** Security events of the last twelve months, for the administrator. */
export function SecurityLogPage() {
  const filters = readSecurityFilters(useSearch({ strict: false }));
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
            to: '/journal-securite',
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
  return (
    <EmptyState
      title="Aucun événement"
      action={
        <Link className={buttonClass({ tone: 'line' })} to="/journal-securite">
          Effacer les filtres
        </Link>
      }
    >
      Aucun événement ne répond à ces filtres.
    </EmptyState>
  );
}
