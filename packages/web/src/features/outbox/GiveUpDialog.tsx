import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { Sending } from '../../api/outbox/sending.ts';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { lossOf } from './sending-words.ts';

interface GiveUpDialogProps {
  sending: Sending;
  /** Its order was signed here and never exported: it is not given up. */
  awaitsExport: boolean;
  onConfirm: () => Promise<void>;
  onExport: () => void;
  /** Exports the whole order. */
  onExportOrder: () => Promise<unknown>;
  onClose: () => void;
}

/** Says what is lost, and offers to keep it elsewhere first; what was signed is exported before it is given up. */
export function GiveUpDialog(props: GiveUpDialogProps) {
  const { sending, awaitsExport, onConfirm, onExport, onExportOrder, onClose } = props;
  if (awaitsExport)
    return (
      <ConfirmDialog
        title="Exportez d’abord cette commande"
        confirm="Exporter la commande"
        tone="main"
        icon={IconDownload}
        onConfirm={onExportOrder}
        onClose={onClose}
      >
        <p>
          Elle est signée et n’existe que sur cet appareil&nbsp;: elle ne s’abandonne pas tant qu’elle n’a pas
          été exportée. Le fichier se reprend ensuite depuis n’importe quel appareil, avec votre compte.
        </p>
      </ConfirmDialog>
    );
  const lost = lossOf(sending);
  if (lost === null) return null;
  return (
    <ConfirmDialog title={lost.title} confirm={lost.confirm} onConfirm={onConfirm} onClose={onClose}>
      <p>{lost.loss}</p>
      {sending.exportedAt === undefined && sending.kind !== 'withdrawal' && (
        <p className="actions outbox-keep">
          <Button tone="text" icon={IconDownload} onClick={onExport}>
            Exporter
          </Button>
        </p>
      )}
    </ConfirmDialog>
  );
}
