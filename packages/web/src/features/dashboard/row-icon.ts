import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { isBeforeSubmission, type Status } from '@ardoise/domain/projects/statuses.ts';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import type { Drawing } from '../../components/Icon.tsx';
import { isReadyToSend } from '../../components/projects/next-action.ts';

/** The icon of the work in each status; `sent` once it is done, where the next act sends it on. */
const ICONS: Partial<Record<Status, { work: Drawing; sent?: Drawing }>> = {
  Brouillon: { work: IconPencil, sent: IconSend },
  Agence: { work: IconCloudUp, sent: IconSend },
  Exécution: { work: IconCloudUp, sent: IconSend },
  'Validation DC': { work: IconEye },
  'Validation CCEP': { work: IconEye },
  Prévisite: { work: IconCalendar, sent: IconCheck },
  Livré: { work: IconCalendar, sent: IconCheck },
};

/** The icon of the viewer's next act. */
export function rowIcon(row: ProjectRow): Drawing | undefined {
  const icons = ICONS[row.statut];
  if (isReadyToSend(row)) return icons?.sent ?? icons?.work;
  return row.complet && isBeforeSubmission(row.statut) ? IconSignature : icons?.work;
}
