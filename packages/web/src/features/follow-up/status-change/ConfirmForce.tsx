import type { Target } from '@ardoise/domain/projects/statuses.ts';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { NBSP } from '../../../components/format-number.ts';

interface ConfirmForceProps {
  from: string;
  target: Target | '';
  told: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Last confirmation before a forced status. */
export function ConfirmForce({ from, target, told, onConfirm, onClose }: ConfirmForceProps) {
  return (
    <ConfirmDialog
      title={`Passer de «${NBSP}${from}${NBSP}» à «${NBSP}${target}${NBSP}»${NBSP}?`}
      confirm="Forcer le statut"
      icon={IconArrowsExchange}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        Le projet change de statut sans que ses règles soient vérifiées.{' '}
        {told
          ? 'Les personnes concernées par ce statut seront prévenues par e-mail.'
          : 'Personne ne sera prévenu par e-mail.'}
      </p>
    </ConfirmDialog>
  );
}
