import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Menu } from '../../../components/Menu.tsx';
import type { MenuItem } from '../../../components/menu-item.ts';
import type { EntryDeed } from './entry-deed.ts';
import type { CatalogueEntry } from './use-entries.ts';

interface EntryActionsProps {
  label: string;
  entry: CatalogueEntry;
  /** Whether it cannot go up, or down, in its family. */
  isFirst: boolean;
  isLast: boolean;
  onDeed: (deed: EntryDeed) => void;
}

/** The menu of a row. Withdrawing and replacing are for what drafts have; deleting for what they have not. */
export function EntryActions({ label, entry, isFirst, isLast, onDeed }: EntryActionsProps) {
  const item = (act: EntryDeed['act'], words: string, icon: MenuItem['icon'], danger = false): MenuItem => ({
    label: words,
    ...(icon && { icon }),
    danger,
    onChoose: () => onDeed({ act, entry }),
  });
  const items = [
    ...(isFirst ? [] : [item('up', 'Monter', IconArrowUp)]),
    ...(isLast ? [] : [item('down', 'Descendre', IconArrowDown)]),
    entry.visible ? item('hide', 'Masquer', IconEyeOff) : item('show', 'Rendre visible', IconEye),
    ...(entry.brouillons > 0 ? [item('replace', 'Remplacer dans les brouillons', IconArrowsExchange)] : []),
    ...(entry.retiree ? [] : [item('withdraw', 'Retirer définitivement', IconArchive)]),
    item('duplicate', 'Dupliquer', IconCopy),
    item('delete', 'Supprimer', IconTrash, true),
  ];
  return <Menu label={`Autres actions pour ${label}`} items={items} />;
}
