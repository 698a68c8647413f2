import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { Sending } from '../../api/outbox/sending.ts';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { lossOf } from './sending-words.ts';

interface GiveUpDialogProps {
  sending: Sending;
  onConfirm: () => Promise<void>;
  onExport: () => void;
  onClose: () => void;
}

/** Says what is lost, and offers to keep it elsewhere first. */
export function GiveUpDialog({ sending, onConfirm, onExport, onClose }: GiveUpDialogProps) {
  const lost = lossOf(sending);
  if (lost === null) return null;
  return (
    <ConfirmDialog title={lost.title} confirm={lost.confirm} onConfirm={onConfirm} onClose={onClose}>
      <p>{lost.loss}</p>
      <p className="actions outbox-keep">
        <Button tone="text" icon={IconDownload} onClick={onExport}>
          Exporter
        </Button>
      </p>
    </ConfirmDialog>
  );
}
