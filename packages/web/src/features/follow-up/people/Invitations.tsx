import type { Invitation } from '@ardoise/domain/contract/invitations.ts';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { formatDate } from '../../../components/format-date.ts';
import { NBSP } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { useToast } from '../../../components/Toast.tsx';
import { useInvitations, useRevokeInvitation } from './use-invitations.ts';
import './Invitations.css';

interface InvitationsProps {
  projectId: string;
  /** Roles that may invite see pending invitations. */
  enabled: boolean;
}

/** Pending invitations; each can be revoked. */
export function Invitations({ projectId, enabled }: InvitationsProps) {
  const pending = useInvitations(projectId, { enabled });
  const [leaving, setLeaving] = useState<Invitation | null>(null);
  const { mutateAsync: revoke } = useRevokeInvitation(projectId);
  const toast = useToast();
  if (!enabled || (!pending.error && !pending.data?.length)) return null;
  return (
    <section aria-labelledby="invited">
      <h2 className="title-section" id="invited">
        Fichiers attendus
      </h2>
      {pending.error && !pending.data && <Banner tone="stop">{messageOf(pending.error)}</Banner>}
      <ul className="invitations">
        {pending.data?.map((invitation) => (
          <li key={invitation.id}>
            <Icon of={IconMailForward} />
            <InvitationWords invitation={invitation} />
            <Button
              tone="text"
              icon={IconX}
              aria-label={`Annuler l’invitation envoyée à ${invitation.email}`}
              onClick={() => setLeaving(invitation)}
            >
              Annuler
            </Button>
          </li>
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          title={`Annuler l’invitation envoyée à ${leaving.email}${NBSP}?`}
          confirm="Annuler l’invitation"
          cancel="Garder l’invitation"
          onConfirm={async () => {
            await revoke(leaving.id);
            toast({ message: 'L’invitation est annulée.' });
          }}
          onClose={() => setLeaving(null)}
        >
          <p>Le lien reçu ne s’ouvrira plus. Vous pourrez en envoyer un autre.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function InvitationWords({ invitation }: { invitation: Invitation }) {
  const { email, instructions, nomPar, t_envoi, expire } = invitation;
  return (
    <div>
      <p>
        Invitation envoyée. <b>{email}</b>
      </p>
      <q>{instructions}</q>
      <p className="meta">
        Par {nomPar}, <RelativeTime date={t_envoi} />. Valable jusqu’au {formatDate(expire)}.
      </p>
    </div>
  );
}
