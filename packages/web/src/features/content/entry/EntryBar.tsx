import { Button } from '../../../components/Button.tsx';
import { counted } from '../../../components/format-number.ts';
import { useRoomTaken } from '../../../hooks/use-room-taken.ts';
import './EntryBar.css';

interface EntryBarProps {
  /** Number of unsaved changes. */
  changes: number;
  busy: boolean;
  /** Whether the list's noun is feminine. */
  feminine: boolean;
  onCancel: () => void;
  onSave: () => void;
  /** Saves, then opens the next entry; absent for the last. */
  onSaveAndNext?: (() => void) | undefined;
}

/** The sticky bar of the editor. */
export function EntryBar({ changes, busy, feminine, onCancel, onSave, onSaveAndNext }: EntryBarProps) {
  const bar = useRoomTaken<HTMLElement>('--room-bars', '--room-actions');
  return (
    <section ref={bar} className="entry-bar" aria-label="Actions">
      <div>
        <Button onClick={onCancel}>Annuler</Button>
        <span className="entry-bar-state" role="status">
          {changes > 0 && counted(changes, 'changement', 'changements')}
          {changes > 0 && (
            <span className="hide-phone">{changes > 1 ? ' non enregistrés' : ' non enregistré'}</span>
          )}
        </span>
        {onSaveAndNext && (
          <Button tone="text" className="hide-phone" onClick={({ detail }) => detail < 2 && onSaveAndNext()}>
            {`Enregistrer et passer ${feminine ? 'à la suivante' : 'au suivant'}`}
          </Button>
        )}
        <Button tone="main" size="l" busy={busy} onClick={({ detail }) => detail < 2 && onSave()}>
          Enregistrer
        </Button>
      </div>
    </section>
  );
}
