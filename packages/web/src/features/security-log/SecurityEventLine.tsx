import { SECURITY_EVENTS } from '@ardoise/domain/base/security-events.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconShieldX from '@tabler/icons-react/dist/esm/icons/IconShieldX.mjs';
import { formatTime } from '../../components/format-date.ts';
import { counted } from '../../components/format-number.ts';
import { LogLine } from '../../components/LogLine.tsx';
import { followUpPath } from '../../components/projects/wizard-path.ts';
import { Link } from '../../router/Link.tsx';
import type { ListedSecurityEvent } from './use-security-events.ts';

const REFUSED = /^(echec|blocage|refus)_|_copiee$/;

/** One event: time, type, actor and address, and object. */
export function SecurityEventLine({ event }: { event: ListedSecurityEvent }) {
  const { evenement, nombre, t, t_dernier } = event;
  const refused = REFUSED.test(evenement);
  return (
    <LogLine
      at={t}
      times={
        nombre > 1 &&
        formatTime(t_dernier) !== formatTime(t) && (
          <span className="meta">jusqu’à {formatTime(t_dernier)}</span>
        )
      }
      icon={refused ? IconShieldX : IconShieldCheck}
      refused={refused}
      what={SECURITY_EVENTS[evenement]}
      details={nombre > 1 && <span className="meta">{counted(nombre, 'fois', 'fois')}</span>}
    >
      <span>
        <Person account={event.qui} unknown={event.adresse === '' ? 'Le serveur' : 'Inconnu'} />
        {event.cle !== '' && <span className="meta">par la clé «&nbsp;{event.cle}&nbsp;»</span>}
        {event.adresse !== '' && <span className="meta">{event.adresse}</span>}
      </span>
      <About event={event} />
    </LogLine>
  );
}

function Person({ account, unknown }: { account: ListedSecurityEvent['qui']; unknown: string }) {
  if (account === null) return <span className="meta">{unknown}</span>;
  if (account.username === '') return <span>Compte supprimé ({account.uid})</span>;
  return (
    <Link to={PAGES.securityLog} search={{ q_personne: account.username }}>
      {account.nom}
    </Link>
  );
}

function About({ event: { concerne, projet, objet, requete } }: { event: ListedSecurityEvent }) {
  return (
    <span>
      {concerne && (
        <span>
          Compte&nbsp;: <Person account={concerne} unknown="" />
        </span>
      )}
      {projet && (
        <Link to={followUpPath(projet._id.$oid)}>Projet {projet.nameProjet || projet._id.$oid}</Link>
      )}
      {objet !== '' && <span>{objet}</span>}
      {requete !== '' && <span className="meta">Demande {requete}</span>}
    </span>
  );
}
