import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { MenuItem } from '../../components/menu-item.ts';

const nothing = () => undefined;

export const SAMPLE_MENU: readonly MenuItem[] = [
  { label: 'Aller à l’aide', to: PAGES.help },
  { label: 'Cloner', icon: IconCopy, onChoose: nothing },
  { label: 'Supprimer', icon: IconTrash, danger: true, onChoose: nothing },
];
