import { revokeTracking } from '@ardoise/domain/contract/tracking-links.ts';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../api/request.ts';
import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { formatDate } from '../../../components/format-date.ts';
import { Icon } from '../../../components/Icon.tsx';
import { useToast } from '../../../components/Toast.tsx';
import { projectLinksKey, useProjectLinks } from '../../../hooks/use-project-links.ts';

/** The open link by which a client without an account follows the order, which whoever sends links can end. */
export function TrackingLink({ id }: { id: string }) {
  const links = useProjectLinks(id);
  const cache = useQueryClient();
  const toast = useToast();
  const [ending, setEnding] = useState(false);
  const { mutateAsync: revoke } = useMutation({
    mutationFn: () => request(revokeTracking, { params: { id }, body: undefined }),
    onSettled: () => void cache.invalidateQueries({ queryKey: projectLinksKey(id) }),
  });
  const open = links.data?.find(({ ouvert }) => ouvert === true);
  if (open === undefined) return null;
  return (
    <div className="documents-signed documents-tracking">
      <Icon of={IconRoute} size="s" />
      <span>
        <b>Lien de suivi ouvert</b>, envoyé le {formatDate(open.t_envoi)} à {open.email}
      </span>
      <Button tone="text" onClick={() => setEnding(true)}>
        Fermer ce lien
      </Button>
      {ending && (
        <ConfirmDialog
          title="Fermer le lien de suivi du client&nbsp;?"
          confirm="Fermer le lien"
          cancel="Garder le lien"
          onConfirm={async () => {
            await revoke();
            toast({ message: 'Le lien de suivi est fermé.' });
          }}
          onClose={() => setEnding(false)}
        >
          <p>
            Le client ne verra plus le jour d’arrivée par son lien. Un prochain accord lui en enverra un
            autre.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
