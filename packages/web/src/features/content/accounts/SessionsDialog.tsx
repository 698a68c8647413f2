import { SIGN_IN_WAYS } from '@ardoise/domain/accounts/sign-in-ways.ts';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { formatDateTime } from '../../../components/format-date.ts';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { useToast } from '../../../components/Toast.tsx';
import { accountName } from './account-words.ts';
import { type ManagedAccount, useAccountChanges, useSessionsOf } from './use-accounts.ts';

/** Sessions of an account, and a button that ends all of them; for the administrator. */
export function SessionsDialog({ account, onClose }: { account: ManagedAccount; onClose: () => void }) {
  const sessions = useSessionsOf(account.uid, true);
  const { endSessions } = useAccountChanges();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const end = async () => {
    setBusy(true);
    try {
      await endSessions(account.uid);
      toast({ message: `Les sessions de ${accountName(account)} sont fermées.` });
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };
  const open = sessions.data ?? [];
  return (
    <Modal
      title={`Sessions de ${accountName(account)}`}
      size="s"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          {open.length > 0 && (
            <Button tone="danger" busy={busy} onClick={() => void end()}>
              Fermer ses sessions
            </Button>
          )}
        </>
      }
    >
      {sessions.isPending && (
        <SkeletonGroup>
          <Skeleton width="80%" height={20} />
        </SkeletonGroup>
      )}
      {sessions.error && <LoadFailed query={sessions} />}
      {sessions.data && open.length === 0 && <p>Aucune session ouverte.</p>}
      <ul className="accounts-sessions">
        {open.map(({ id, t_creation, t_utilisation, adresse, appareil, voie }) => (
          <li key={id}>
            <b>{appareil || 'Appareil inconnu'}</b>
            <br />
            Ouverte le {formatDateTime(t_creation)}
            {adresse !== '' && ` depuis l’adresse ${adresse}`}
            <span className="meta">Connexion&nbsp;: {SIGN_IN_WAYS[voie]}</span>
            <span className="meta">
              Dernière utilisation&nbsp;: <RelativeTime date={t_utilisation} />
            </span>
          </li>
        ))}
      </ul>
      {failure && (
        <Banner tone="stop" role="alert">
          {failure}
        </Banner>
      )}
    </Modal>
  );
}
