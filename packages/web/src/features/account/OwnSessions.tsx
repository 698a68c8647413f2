import { SIGN_IN_WAYS } from '@ardoise/domain/accounts/sign-in-ways.ts';
import type { AccessChange } from '@ardoise/domain/base/security-events.ts';
import {
  endOtherSessions,
  endOwnSession,
  listOwnAccessChanges,
  listOwnSessions,
  type OwnSession,
} from '@ardoise/domain/contract/sessions.ts';
import IconDeviceLaptop from '@tabler/icons-react/dist/esm/icons/IconDeviceLaptop.mjs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { formatDateTime } from '../../components/format-date.ts';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { RelativeTime } from '../../components/RelativeTime.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { Tag } from '../../components/Tag.tsx';

const KEY = ['own-sessions'];

function useOwnSessions() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request(listOwnSessions, { signal }),
    staleTime: 0,
  });
}

/** Ends one session, or all the others; then refetches the list. */
function useSessionEnds() {
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: KEY });
  return {
    endOne: async (id: number) => {
      await request(endOwnSession, { params: { session: String(id) } });
      await refresh();
    },
    endOthers: async () => {
      await request(endOtherSessions);
      await refresh();
    },
  };
}

/** Sessions: this device, and the others, which can be ended. */
export function OwnSessions() {
  const sessions = useOwnSessions();
  const [ending, setEnding] = useState<OwnSession | 'others'>();
  const others = sessions.data?.filter(({ ici }) => !ici) ?? [];
  return (
    <>
      {sessions.isPending && (
        <SkeletonGroup>
          <div className="account-replacements account-replacements-awaited">
            <Skeleton width="60%" height={20} />
          </div>
        </SkeletonGroup>
      )}
      {sessions.error && <LoadFailed query={sessions} />}
      {sessions.data && (
        <ul className="account-replacements">
          {sessions.data.map((session) => (
            <SessionLine key={session.id} session={session} onEnd={() => setEnding(session)} />
          ))}
        </ul>
      )}
      {others.length > 1 && <Button onClick={() => setEnding('others')}>Fermer toutes les autres</Button>}
      {ending && <EndDialog ending={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}

const CHANGE_WORDS: Readonly<Record<AccessChange, string>> = {
  adresse_change: 'Adresse e-mail changée',
  mot_de_passe_change: 'Mot de passe changé',
  mot_de_passe_reinitialise: 'Mot de passe choisi de nouveau, par un lien reçu par e-mail',
  reinitialisation_autorisee: 'Réinitialisation du mot de passe autorisée',
};

/** Who changed the address or the password, and when; nothing where nothing changed. */
export function AccessChanges() {
  const changes = useQuery({
    queryKey: ['own-access-changes'],
    queryFn: ({ signal }) => request(listOwnAccessChanges, { signal }),
    staleTime: 0,
  });
  if (changes.error) return <LoadFailed query={changes} />;
  if (!changes.data?.length) return null;
  return (
    <>
      <h3 className="title-sub">Changements des douze derniers mois</h3>
      <ul className="account-replacements">
        {changes.data.map(({ evenement, t, par }) => (
          <li key={t + evenement}>
            <span>
              <b>{CHANGE_WORDS[evenement]}</b>
              <span className="meta">
                Le {formatDateTime(t)}, par {par === null ? 'vous' : par || 'l’annuaire de l’entreprise'}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function fromWhere({ adresse }: OwnSession): string {
  return adresse === '' ? '' : ` depuis l’adresse ${adresse}`;
}

function SessionLine({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const since = formatDateTime(session.t_creation);
  return (
    <li>
      <span>
        <b>{session.appareil || 'Appareil inconnu'}</b>
        <span>
          Ouverte le {since}
          {fromWhere(session)}
        </span>
        <span className="meta">
          {SIGN_IN_WAYS[session.voie]} ·{' '}
          {session.ici ? (
            'Utilisée en ce moment'
          ) : (
            <>
              Dernière utilisation&nbsp;: <RelativeTime date={session.t_utilisation} />
            </>
          )}
        </span>
      </span>
      {session.ici ? (
        <Tag icon={IconDeviceLaptop} tone="done">
          Cet appareil
        </Tag>
      ) : (
        <Button onClick={onEnd} aria-label={`Fermer la session ${session.appareil} ouverte le ${since}`}>
          Fermer
        </Button>
      )}
    </li>
  );
}

function EndDialog({ ending, onClose }: { ending: OwnSession | 'others'; onClose: () => void }) {
  const { endOne, endOthers } = useSessionEnds();
  const all = ending === 'others';
  return (
    <ConfirmDialog
      title={all ? 'Fermer toutes vos autres sessions\u00a0?' : 'Fermer cette session\u00a0?'}
      confirm={all ? 'Fermer les autres sessions' : 'Fermer la session'}
      onConfirm={() => (all ? endOthers() : endOne(ending.id))}
      onClose={onClose}
    >
      <p>
        Il faudra s’y connecter à nouveau. Une saisie qui n’y est pas encore enregistrée reste sur cet
        appareil-là.
      </p>
    </ConfirmDialog>
  );
}
