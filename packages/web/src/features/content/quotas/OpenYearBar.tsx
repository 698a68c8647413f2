import { openQuotaYear } from '@ardoise/domain/contract/quota-edits.ts';
import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useId, useState } from 'react';
import { request } from '../../../api/request.ts';
import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { counted } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { useToast } from '../../../components/Toast.tsx';
import { incompleteLines } from './incomplete-lines.ts';
import { type QuotaGrid, useRefreshGrid } from './use-quota-grid.ts';

const CLOCK = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  minute: '2-digit',
});

interface OpenYearBarProps {
  grid: QuotaGrid;
  /** Last save of this screen. */
  savedAt: Date | undefined;
}

/** What is saved, and the opening: locked until every cell is set. */
export function OpenYearBar({ grid, savedAt }: OpenYearBarProps) {
  const { annee, lignes, annees } = grid;
  const [asking, setAsking] = useState(false);
  const id = useId();
  const toast = useToast();
  const refresh = useRefreshGrid(annee);
  const missing = incompleteLines(grid).length;
  const locked = missing > 0 || lignes.length === 0;
  const isNext = annees.at(-1)?.annee === annee;
  const open = async () => {
    const { message } = await request(openQuotaYear, { params: { annee }, body: undefined });
    toast({ message });
    await refresh();
  };
  return (
    <div className="content-quotas-open">
      <span className="content-quotas-saved" role="status">
        {savedAt && <Icon of={IconCloudCheck} size="s" />}
        {savedAt
          ? `Enregistré à ${CLOCK.format(savedAt)}, rien n’est ouvert`
          : 'Enregistré au fur et à mesure, rien n’est ouvert'}
      </span>
      <span className="content-quotas-why" id={id}>
        {locked &&
          (lignes.length === 0 ? 'Aucun SMHF n’a de compte' : `${counted(missing, 'SMHF', 'SMHF')} à fixer`)}
      </span>
      <Button
        tone="main"
        icon={locked ? IconLock : undefined}
        refused={locked}
        aria-describedby={locked ? id : undefined}
        onClick={() => setAsking(true)}
      >
        {isNext ? 'Ouvrir au 1er janvier' : `Ouvrir les quotas ${annee}`}
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Ouvrir les quotas ${annee} ?`}
          confirm={isNext ? 'Ouvrir au 1er janvier' : 'Ouvrir maintenant'}
          tone="main"
          onConfirm={open}
          onClose={() => setAsking(false)}
        >
          {`${counted(lignes.length, 'SMHF reçoit ses chiffres', 'SMHF reçoivent leurs chiffres')} par e-mail. Ils comptent ${isNext ? `à partir du 1er janvier ${annee}` : 'dès maintenant'}. Ensuite, chaque changement demande un motif\u00a0; l’ouverture ne s’annule pas.`}
        </ConfirmDialog>
      )}
    </div>
  );
}
