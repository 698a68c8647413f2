import { type FormEvent, useId, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { Button } from '../Button.tsx';
import { InputField } from '../InputField.tsx';

const SHORTEST = 3;
const LONGEST = 200;

interface WantFormProps {
  /** Reads the word: 'Un mot pour le délégué'. */
  label: string;
  onSay: (said: { mot: string; auClient: boolean }) => Promise<unknown>;
  onClose: () => void;
}

/** Why a difference is wanted, in a word. */
export function WantForm({ label, onSay, onClose }: WantFormProps) {
  const id = useId();
  const [mot, setMot] = useState('');
  const [auClient, setAuClient] = useState(false);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const say = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (mot.trim().length < SHORTEST) {
      setError('Dites pourquoi en un mot');
      document.getElementById(id)?.focus();
      return;
    }
    setBusy(true);
    try {
      await onSay({ mot: mot.trim(), auClient });
      onClose();
    } catch (failure) {
      setError(messageOf(failure));
      setBusy(false);
    }
  };
  return (
    <form
      className="findings-want"
      onSubmit={say}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <InputField
        id={id}
        messageId={`${id}-m`}
        className={error ? 'field field-bad' : 'field'}
        label={label}
        error={error}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-m` : undefined}
        maxLength={LONGEST}
        value={mot}
        // The field takes the place of the button that was pressed.
        ref={(field) => field?.focus()}
        onChange={({ target }) => {
          setMot(target.value);
          setError(undefined);
        }}
      />
      <label className="field-tick">
        <input type="checkbox" checked={auClient} onChange={({ target }) => setAuClient(target.checked)} />
        <span>Dire aussi au client</span>
      </label>
      <div className="actions">
        <Button type="submit" busy={busy}>
          C’est voulu
        </Button>
        <Button tone="text" onClick={onClose}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
