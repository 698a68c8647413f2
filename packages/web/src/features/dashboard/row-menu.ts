import type { Project, ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { SAME_CARD } from '@ardoise/domain/new-prices/new-prices-page.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { MenuItem } from '../../components/menu-item.ts';
import { resumePath } from '../../components/projects/wizard-path.ts';
import type { RowDialogKind } from './RowDialog.tsx';

/** What else its reader may do with the project of a row, which says so; in a script of its own, for the opened menu. */
export function rowMenu(
  row: ProjectRow,
  { permissions: may }: Project,
  open: (dialog: RowDialogKind) => void,
): MenuItem[] {
  return [
    ...(may['project.edit'].allowed ? [{ label: 'Modifier', icon: IconPencil, to: resumePath(row) }] : []),
    ...(may['project.newPrices'].allowed
      ? [{ label: SAME_CARD, icon: IconRepeat, onChoose: () => open('sameCard') }]
      : []),
    ...(may['project.clone'].allowed
      ? [{ label: 'Cloner', icon: IconCopy, onChoose: () => open('clone') }]
      : []),
    ...(may['project.delete'].allowed
      ? [{ label: 'Supprimer', icon: IconTrash, danger: true, onChoose: () => open('delete') }]
      : []),
  ];
}
