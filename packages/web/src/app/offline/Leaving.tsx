import { useEffect, useState } from 'react';
import { outboxOf } from '../../api/outbox/outbox-of.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useNetworkState } from '../../hooks/use-network-state.ts';
import { useStableCallback } from '../../hooks/use-stable-callback.ts';
import { leavingWords } from './leaving-words.ts';

export interface LeavingProps {
  username: string;
  /** Ends the session; never rejects. */
  onLeave: () => Promise<void>;
  onClose: () => void;
}

/** Before a logout: asks where something waits on the device, and says where it needs the network. */
export function Leaving({ username, onLeave, onClose }: LeavingProps) {
  const { reached } = useNetworkState();
  const [count, setCount] = useState<number | null>(null);
  const leaveNow = useStableCallback(() => {
    onClose();
    void onLeave();
  });
  useEffect(() => {
    let isLeft = false;
    void outboxOf(username)
      .refresh()
      // Where storage is blocked nothing waits.
      .catch(() => [])
      .then((sendings) => {
        if (isLeft) return;
        if (sendings.length === 0 && reached) leaveNow();
        else setCount(sendings.length);
      });
    return () => {
      isLeft = true;
    };
  }, [username, reached, leaveNow]);
  if (count === null) return null;
  return (
    <ConfirmDialog
      title="Se déconnecter ?"
      confirm="Se déconnecter"
      tone="main"
      refusal={reached ? undefined : NEEDS_NETWORK}
      onConfirm={onLeave}
      onClose={onClose}
    >
      {count > 0 && <p>{leavingWords(count)}</p>}
    </ConfirmDialog>
  );
}

const NEEDS_NETWORK =
  'Réseau requis\u00a0: c’est le serveur qui ferme la session. D’ici là, verrouillez cet appareil pour que personne ne s’en serve à votre place.';
