import { BULK_PERMISSIONS, type BulkAction } from '@ardoise/domain/rules/bulk-actions.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { Person } from '../../api/session.ts';
import { BulkBar } from '../../components/BulkBar.tsx';
import { Button } from '../../components/Button.tsx';
import { Menu } from '../../components/Menu.tsx';
import { ACTION_WORDS } from '../../components/several-projects/bulk-job.ts';
import type { SelectedProjects } from '../../components/several-projects/use-selected-projects.ts';

interface BulkActionsProps {
  me: Person;
  selected: SelectedProjects;
  /** Number of matches of the filters. */
  total: number;
  /** Another job is in progress. */
  busy: boolean;
  onAct: (action: BulkAction) => void;
}

const OTHERS = [
  { action: 'agence', icon: IconPalette },
  { action: 'imprimeur', icon: IconPrinter },
  { action: 'annuler', icon: IconBan },
  { action: 'supprimer', icon: IconTrash },
] as const;

/** Actions on the selection, while there is one: the primary one as a button, the others in a menu. */
export function BulkActions({ me, selected, total, busy, onAct }: BulkActionsProps) {
  const count = selected.all ? total : selected.ids.length;
  const others = OTHERS.filter(({ action }) => roleMay(BULK_PERMISSIONS[action], me.role));
  return (
    <BulkBar count={count} onClear={selected.clear}>
      <Button tone="main" icon={IconArrowsExchange} busy={busy} onClick={() => onAct('reaffecter')}>
        {ACTION_WORDS.reaffecter.title}
      </Button>
      {others.length > 0 && (
        <Menu
          label="Autres actions sur la sélection"
          items={others.map(({ action, icon }) => ({
            label: ACTION_WORDS[action].title,
            icon,
            danger: action === 'annuler' || action === 'supprimer',
            onChoose: () => onAct(action),
          }))}
        />
      )}
    </BulkBar>
  );
}
