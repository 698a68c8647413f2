import type { KindTile } from '@ardoise/domain/kinds/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { Modal } from '../../components/Modal.tsx';
import { followUpPath, wizardPath } from '../../components/projects/wizard-path.ts';
import { useSingleFlight } from '../../hooks/use-single-flight.ts';
import { DcChoice } from './DcChoice.tsx';
import { alertBanner, lowQuota, type QuotaLeft } from './kind-tile.ts';
import { useCreateProject } from './use-create-project.ts';

interface NewProjectDialogProps {
  tile: KindTile;
  /** Units left, when a creation must be confirmed; an administrator gets them from the server, once the dc is chosen. */
  alert: QuotaLeft | null;
  /** An administrator creates on behalf of a dc. */
  asksDc: boolean;
  onClose: () => void;
}

/** Confirms a creation: 'nouveau projet', or the alert on a low quota, whose OK creates. */
export function NewProjectDialog({ tile, alert: known, asksDc, onClose }: NewProjectDialogProps) {
  const create = useCreateProject();
  const once = useSingleFlight();
  const navigate = useNavigate();
  const [dc, setDc] = useState('');
  const [alert, setAlert] = useState(known);

  const confirm = () =>
    once(async () => {
      try {
        const created = await create.mutateAsync({
          type: tile.type,
          ...(asksDc && { dc }),
          ...(alert && { quotaConfirme: true }),
        });
        await navigate({
          to: wizardPath(tile.type, created.id, created.nextState) ?? followUpPath(created.id),
        });
      } catch (error) {
        setAlert(alertOf(error) ?? alert);
      }
    });
  const refusal = create.error && alertOf(create.error) === null ? messageOf(create.error) : null;

  return (
    <Modal
      title={alert ? 'Quota presque épuisé' : `Nouveau projet ${tile.title}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button
            tone="main"
            busy={create.isPending}
            refused={asksDc && dc === ''}
            onClick={() => void confirm()}
          >
            {alert ? 'OK' : 'Créer le projet'}
          </Button>
        </>
      }
    >
      {alert && (
        <Banner tone="wait" role="alert">
          <p>{lowQuota(alert.remaining)}</p>
          {alert.state === 'ALERTE' && <p>{alertBanner(tile.type, alert)}</p>}
        </Banner>
      )}
      {asksDc && !alert && <DcChoice chosen={dc} onChoose={setDc} />}
      <p>
        {alert
          ? 'Voulez-vous créer ce projet malgré tout\u00a0?'
          : 'Un brouillon est créé et s’ouvre sur sa première étape. Le quota n’est consommé qu’à l’envoi à l’agence.'}
      </p>
      {refusal && (
        <Banner tone="stop" role="alert">
          {refusal}
        </Banner>
      )}
    </Modal>
  );
}

/** Units left from the server's request for confirmation. */
function alertOf(error: unknown): QuotaLeft | null {
  if (!(error instanceof ApiError) || error.code !== 'QUOTA_A_CONFIRMER') return null;
  const etat = error.etat as { restant: number; avenir: number; statut: QuotaLeft['state'] };
  return { remaining: etat.restant, upcoming: etat.avenir, state: etat.statut };
}
