import { MAX_BATCH } from '@ardoise/domain/contract/project-result.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import { useState } from 'react';
import { BulkBar } from '../../components/BulkBar.tsx';
import { Button } from '../../components/Button.tsx';
import { counted } from '../../components/format-number.ts';
import type { SelectedProjects } from '../../components/several-projects/use-selected-projects.ts';
import { openBatchSheet } from './batch-sheet.ts';
import type { SendingAction } from './sending-words.ts';
import type { Printing } from './use-printing.ts';

interface PrintBulkProps {
  selection: SelectedProjects;
  printing: Printing;
  onDownload: () => void;
  onSend: (action: SendingAction) => void;
}

/** Too many for one call. */
function problemOf(count: number): string | undefined {
  return count > MAX_BATCH ? `${MAX_BATCH} projets au plus à la fois.` : undefined;
}

/** Actions on the selection: download needs more than one, a single project has its own button. */
export function PrintBulk({ selection, printing, onDownload, onSend }: PrintBulkProps) {
  const [problem, setProblem] = useState<{ text: string; at: number }>();
  const count = selection.ids.length;
  const attempt = (found: string | undefined, act: () => void) => {
    setProblem(found === undefined ? undefined : { text: found, at: count });
    if (found === undefined) act();
  };
  const { underway } = printing;
  const single = 'Un projet seul se télécharge par le bouton de sa ligne\u00a0: sélectionnez-en plusieurs.';
  return (
    <BulkBar
      count={count}
      onClear={selection.clear}
      // Bound to the selection: another one hides it.
      problem={problem?.at === count ? problem.text : undefined}
    >
      <Button
        tone="main"
        icon={IconDownload}
        busy={underway?.action === 'telecharger'}
        onClick={() => attempt(problemOf(count) ?? (count === 1 ? single : undefined), onDownload)}
      >
        {underway?.action === 'telecharger' && underway.ids.length > 1
          ? `Préparation de ${counted(underway.ids.length, 'projet', 'projets')}…`
          : 'Télécharger'}
      </Button>
      <Button
        icon={IconListDetails}
        onClick={() => attempt(problemOf(count), () => openBatchSheet(selection.ids))}
      >
        Feuille de lot
      </Button>
      <Button
        icon={IconSend}
        busy={underway?.action === 'expedier'}
        onClick={() => attempt(problemOf(count), () => onSend('expedier'))}
      >
        Noter l’envoi
      </Button>
      <Button
        icon={IconTruckDelivery}
        busy={underway?.action === 'livrer'}
        onClick={() => attempt(problemOf(count), () => onSend('livrer'))}
      >
        Passer en livré
      </Button>
    </BulkBar>
  );
}
