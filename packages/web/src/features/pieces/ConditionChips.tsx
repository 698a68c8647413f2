import type { PieceCondition } from '@ardoise/domain/contract/pieces.ts';
import { CONDITION_LABELS } from '@ardoise/domain/rules/piece-terms.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';

interface ConditionChipsProps {
  conditions: readonly PieceCondition[];
  /** Only pieces whose text is not known. */
  unread: boolean;
  onRemove: (term: string) => void;
  onRemoveUnread: () => void;
  /** Leads to the field. */
  onAdd: () => void;
}

function Chip({ label, name, onRemove }: { label: string; name: string; onRemove: () => void }) {
  return (
    <li className="pieces-chip">
      <span>{label}</span>
      <b>{name}</b>
      <button type="button" aria-label={`Enlever ${name}`} onClick={onRemove}>
        <Icon of={IconX} size="s" />
      </button>
    </li>
  );
}

/** What all listed pieces show, each to be taken away. */
export function ConditionChips({ conditions, unread, onRemove, onRemoveUnread, onAdd }: ConditionChipsProps) {
  if (conditions.length === 0 && !unread) return null;
  return (
    <div className="pieces-chips">
      <ul>
        {conditions.map(({ terme, nature, nom }) => (
          <Chip
            key={terme}
            label={CONDITION_LABELS[nature]}
            name={nature === 'mot' ? `« ${nom} »` : nom}
            onRemove={() => onRemove(terme)}
          />
        ))}
        {unread && <Chip label="Texte" name="pas lisible" onRemove={onRemoveUnread} />}
      </ul>
      <Button tone="text" icon={IconPlus} onClick={onAdd}>
        Ajouter une condition
      </Button>
    </div>
  );
}
