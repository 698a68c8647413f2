import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { IconButton } from '../../../../components/Button.tsx';

interface ItemToolsProps<Item> {
  /** Its name, for the buttons' labels. */
  name: string;
  items: readonly Item[];
  rank: number;
  onChange: (items: Item[]) => void;
}

/** Moves an item of a list one place, or removes it; nothing is saved before the page is. */
export function ItemTools<Item>({ name, items, rank, onChange }: ItemToolsProps<Item>) {
  const move = (by: 1 | -1) => {
    const next = [...items];
    const [item] = next.splice(rank, 1);
    if (item !== undefined) next.splice(rank + by, 0, item);
    onChange(next);
  };
  return (
    <span className="settings-tools">
      {rank > 0 && <IconButton icon={IconArrowUp} label={`Monter ${name}`} onClick={() => move(-1)} />}
      {rank < items.length - 1 && (
        <IconButton icon={IconArrowDown} label={`Descendre ${name}`} onClick={() => move(1)} />
      )}
      <IconButton
        icon={IconTrash}
        label={`Supprimer ${name}`}
        onClick={() => onChange(items.filter((_, each) => each !== rank))}
      />
    </span>
  );
}
