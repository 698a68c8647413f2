import type { Project } from '@ardoise/domain/contract/projects.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { DAY_MISSING, parcelsIn } from '@ardoise/domain/rules/shipment.ts';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useState } from 'react';
import { ApiError, messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { CarrierField, keepCarrier, lastCarrier } from '../../../components/projects/CarrierField.tsx';
import { ParcelsField } from '../../../components/projects/ParcelsField.tsx';
import { PromisedDay } from '../../../components/projects/PromisedDay.tsx';
import { useToast } from '../../../components/Toast.tsx';
import { useMe } from '../../../hooks/use-me.ts';
import { useShipment } from '../../../hooks/use-shipment.ts';

/** The message of one field of a refused call. */
function messageAt(error: Error | null, chemin: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.champs.find((field) => field.chemin === chemin)?.message;
}

/** When and how one order was sent; noted again, it replaces what was noted. */
export function ShipmentDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const { name } = useMe();
  const noted = project.arrivee?.envoi ?? null;
  const [jour, setJour] = useState(noted?.jour ?? parisDay(new Date()));
  const [carrier, setCarrier] = useState(() => noted?.transporteur ?? lastCarrier(name));
  const [colis, setColis] = useState(noted?.colis.join(', ') ?? '');
  const note = useShipment(project);
  const toast = useToast();
  const [day, parcels] = ['jour', 'colis'].map((field) => messageAt(note.error, field));
  const [attempted, setAttempted] = useState(false);
  const missing = attempted && jour === '' ? DAY_MISSING : day;
  const send = () => {
    setAttempted(true);
    if (jour === '') return;
    note.mutate(
      { jour, transporteur: carrier.trim(), colis: parcelsIn(colis) },
      {
        onSuccess: ({ arrivee }) => {
          keepCarrier(name, carrier.trim());
          onClose();
          toast({ message: `${arrivee?.mots}.` });
        },
      },
    );
  };
  return (
    <Modal
      title={noted === null ? 'Noter l’envoi' : 'Corriger l’envoi'}
      description="La commande reste en Imprimé. Le client ne lit ni transporteur ni colis."
      size="s"
      closeOnBackdrop={false}
      onClose={onClose}
      footer={
        <>
          <Button className="modal-start" tone="text" onClick={onClose}>
            Fermer
          </Button>
          <Button tone="main" icon={IconSend} busy={note.isPending} onClick={send}>
            {noted === null ? 'Noter l’envoi' : 'Corriger'}
          </Button>
        </>
      }
    >
      <div className={missing ? 'field field-bad' : 'field'}>
        <PromisedDay id="envoi" label="Expédiée le" value={jour} error={missing} past onChange={setJour} />
        <FieldMessage id="envoi-m" error={missing} />
      </div>
      <CarrierField id="transporteur" note="facultatif" value={carrier} onChange={setCarrier} />
      <ParcelsField id="colis" value={colis} error={parcels} onChange={setColis} />
      {note.error && !day && !parcels && (
        <Banner tone="stop" role="alert">
          {messageOf(note.error)}
        </Banner>
      )}
    </Modal>
  );
}
