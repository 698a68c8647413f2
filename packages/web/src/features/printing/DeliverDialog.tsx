import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import type { Delivery } from '@ardoise/domain/projects/printing.ts';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { counted } from '../../components/format-number.ts';
import { Modal } from '../../components/Modal.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import { StatusTag } from '../../components/StatusTag.tsx';
import { deliveryOf } from './delivery-of.ts';

interface DeliverDialogProps {
  rows: readonly ProjectRow[];
  onConfirm: (ids: string[]) => Promise<unknown>;
  onClose: () => void;
}

/** Explanation of each target of a delivery. */
const OUTCOME_WORDS: Record<Delivery, string> = {
  Livré: 'Avec une pose, un projet passe en Livré et l’installateur est prévenu.',
  Terminé: 'Sans pose, un projet livré est Terminé\u00a0: il quitte votre tableau de bord.',
};

const inWords = (target: Delivery | undefined) => (target === undefined ? [] : OUTCOME_WORDS[target]);

function Outcomes({ rows }: { rows: readonly ProjectRow[] }) {
  return (
    <ul className="printing-outcomes">
      {rows.map((row) => {
        const target = deliveryOf(row);
        return (
          <li key={row._id.$oid}>
            <span>
              {projectName(row)} <span className="meta">{row.ville}</span>
            </span>
            {target === undefined ? (
              <span className="meta">reste en {row.statut}</span>
            ) : (
              <StatusTag status={target} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Explains what will happen to each project before its delivery. */
export function DeliverDialog({ rows, onConfirm, onClose }: DeliverDialogProps) {
  const leaving = rows.filter((row) => deliveryOf(row) !== undefined);
  const staying = rows.length - leaving.length;
  if (leaving.length === 0) {
    return (
      <Modal
        title="Rien à passer en livré"
        size="s"
        onClose={onClose}
        footer={
          <Button tone="main" onClick={onClose}>
            J’ai compris
          </Button>
        }
      >
        <p>Un projet se passe en livré une fois imprimé : téléchargez-le d’abord.</p>
        <Outcomes rows={rows} />
      </Modal>
    );
  }
  return (
    <ConfirmDialog
      title={`Passer ${counted(leaving.length, 'projet', 'projets')} en livré\u00a0?`}
      confirm="Passer en livré"
      tone="main"
      icon={IconTruckDelivery}
      onConfirm={() => onConfirm(leaving.map((row) => row._id.$oid))}
      onClose={onClose}
    >
      <p>
        {[...new Set(rows.flatMap((row) => inWords(deliveryOf(row))))].join(' ')}
        {staying > 0 &&
          ` ${counted(staying, 'projet n’est pas imprimé et ne change pas', 'projets ne sont pas imprimés et ne changent pas')}.`}
      </p>
      <Outcomes rows={rows} />
    </ConfirmDialog>
  );
}
