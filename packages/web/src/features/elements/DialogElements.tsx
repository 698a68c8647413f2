import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { Menu } from '../../components/Menu.tsx';
import { Modal } from '../../components/Modal.tsx';
import { Element } from './Element.tsx';
import { SAMPLE_MENU } from './sample-menu.ts';

export function DialogElements() {
  const [open, setOpen] = useState<'modal' | 'confirm'>();
  const close = () => setOpen(undefined);
  return (
    <Element title="Fenêtres">
      <div className="actions">
        <Button onClick={() => setOpen('modal')}>Ouvrir</Button>
        <Button tone="danger" icon={IconTrash} onClick={() => setOpen('confirm')}>
          Supprimer
        </Button>
      </div>
      {open === 'modal' && (
        <Modal
          title="Nouveau projet"
          description="Carte Brasserie pour Brasserie du Palais."
          onClose={close}
          footer={
            <>
              <Button onClick={close}>Annuler</Button>
              <Button tone="main" onClick={close}>
                Créer
              </Button>
            </>
          }
        >
          <p>Une unité de quota sera consommée à l’envoi à l’agence.</p>
          <Menu label="Autres actions" tone="line" items={SAMPLE_MENU} />
        </Modal>
      )}
      {open === 'confirm' && (
        <ConfirmDialog
          title="Voulez vraiment supprimer cette photo ?"
          confirm="Supprimer"
          icon={IconTrash}
          onConfirm={close}
          onClose={close}
        >
          <p>Ses 3 post-its seront perdus.</p>
        </ConfirmDialog>
      )}
    </Element>
  );
}
