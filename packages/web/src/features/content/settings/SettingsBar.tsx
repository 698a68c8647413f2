import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { Button } from '../../../components/Button.tsx';
import { counted } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { useRoomTaken } from '../../../hooks/use-room-taken.ts';

interface SettingsBarProps {
  /** Labels of what is changed. */
  changed: readonly string[];
  busy: boolean;
  onCancel: () => void;
  onSchedule: () => void;
  onSave: () => void;
}

/** What is changed, and the one save of the page. */
export function SettingsBar({ changed, busy, onCancel, onSchedule, onSave }: SettingsBarProps) {
  const bar = useRoomTaken<HTMLElement>('--room-bars');
  return (
    <section className="settings-bar" aria-label="Enregistrer les réglages" ref={bar}>
      <div>
        <p className="settings-bar-said" role="status">
          <Icon of={IconPencil} />
          <span>
            {counted(changed.length, 'réglage modifié', 'réglages modifiés')}&nbsp;: {changed.join(', ')}
          </span>
        </p>
        <Button onClick={onCancel}>Annuler</Button>
        <Button onClick={onSchedule}>Programmer…</Button>
        <Button tone="main" size="l" busy={busy} onClick={onSave}>
          Enregistrer
        </Button>
      </div>
    </section>
  );
}
