import type { Project } from '@ardoise/domain/contract/projects.ts';
import { SAME_CARD } from '@ardoise/domain/new-prices/new-prices-page.ts';
import IconMedal from '@tabler/icons-react/dist/esm/icons/IconMedal.mjs';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { counted } from '../format-number.ts';
import { Leader } from '../Leader.tsx';
import { Tag } from '../Tag.tsx';
import { LowQuota } from './CloneQuota.tsx';
import { projectName } from './project-name.ts';
import { useCopying } from './use-copying.ts';
import '../Docket.css';
import './SameCardDialog.css';

interface SameCardDialogProps {
  project: Project;
  onClose: () => void;
}

/** Confirms a copy whose prices alone are to be written; then opens them. */
export function SameCardDialog({ project, onClose }: SameCardDialogProps) {
  const { type, smhf, pdv, nomAgence } = project;
  const name = projectName(project);
  const source = { id: project._id.$oid, name, type, smhf };
  const {
    left,
    refusal,
    copy,
    counted: isCounted,
  } = useCopying(source, {
    memeCarte: true,
    done: 'La nouvelle commande est commencée.',
  });
  const town = [pdv?.codePostal, pdv?.ville].filter(Boolean).join(' ');
  const address = [pdv?.adresse, town].filter(Boolean).join(', ');
  return (
    <ConfirmDialog
      title={SAME_CARD}
      confirm="Commencer"
      tone="main"
      refusal={refusal}
      onConfirm={copy}
      onClose={onClose}
    >
      <div className="docket same-card-dialog">
        <div className="same-card-dialog-outlet">
          <div>
            <p className="title-section">{pdv?.nomPDV || name}</p>
            <p className="meta">{address}</p>
          </div>
          {pdv?.medaillePDV && (
            <Tag tone="wait" icon={IconMedal}>
              {pdv.medaillePDV}
            </Tag>
          )}
        </div>
        <Leader name="Repris" value="Thème, format, livraison" />
        <Leader name="À faire" value="Les prix, les signatures" />
        <Leader name="Agence" value={nomAgence} />
        {isCounted && left !== undefined && (
          <Leader name="Quota restant" value={counted(left, 'unité', 'unités')} />
        )}
      </div>
      {refusal === undefined && (
        <>
          <p className="meta">
            C’est une nouvelle commande{isCounted && '\u00a0: elle prend une unité de quota'}.
          </p>
          <LowQuota left={left} />
        </>
      )}
    </ConfirmDialog>
  );
}
