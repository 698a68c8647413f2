import type { CardLine } from '@ardoise/domain/projects/card-text.ts';
import { CARD_TEXT_LIMITS } from '@ardoise/domain/projects/card-text-limits.ts';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { InputField } from '../../../components/InputField.tsx';
import type { LineActs } from './line-acts.ts';
import { useTyped } from './use-typed.ts';

const FIELDS = [
  { name: 'nom', label: 'Nom', length: CARD_TEXT_LIMITS.name, optional: false },
  { name: 'prix', label: 'Prix', length: CARD_TEXT_LIMITS.price, optional: false },
  { name: 'detail', label: 'Détail', length: CARD_TEXT_LIMITS.detail, optional: true },
  // Narrow: 'facultatif' beside the detail is for both.
  { name: 'volume', label: 'Volume', length: CARD_TEXT_LIMITS.volume, optional: false },
] as const;

/** From so many characters before its limit on a field says how many are left. */
const NEARLY = 20;

function leftOf(typed: string, length: number): string | undefined {
  const left = length - typed.length;
  if (left > NEARLY) return undefined;
  return left === 0 ? 'C’est la longueur maximale.' : `Encore ${left} caractère${left > 1 ? 's' : ''}`;
}

interface OpenLineProps {
  line: CardLine;
  acts: LineActs;
}

/** The fields of a line; Enter and 'Terminé' close it, Escape restores it. */
export function OpenLine({ line, acts }: OpenLineProps) {
  const { entree: id = '' } = line;
  const base = useId();
  const first = useRef<HTMLInputElement>(null);
  const [former] = useState(line);
  const { shown, type, flush, forget } = useTyped<CardLine>(line, ({ nom, detail, volume, prix }) =>
    acts.write(id, { nom, detail, volume, prix }),
  );
  useEffect(() => first.current?.focus(), []);

  function onKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      forget();
      acts.restore(former);
    }
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    flush();
    acts.close(id, { next: former.nom === undefined && former.prix === undefined });
  }

  return (
    <fieldset
      className="card-line-fields"
      aria-label={former.nom?.trim() || 'Nouvelle ligne'}
      onKeyDown={onKey}
    >
      {FIELDS.map(({ name, label, length, optional }) => (
        <InputField
          key={name}
          ref={name === 'nom' ? first : undefined}
          id={`${base}-${name}`}
          messageId={`${base}-${name}-m`}
          className="field"
          label={label}
          optional={optional}
          help={leftOf(shown[name] ?? '', length)}
          maxLength={length}
          inputMode={name === 'prix' ? 'decimal' : undefined}
          autoComplete="off"
          value={shown[name] ?? ''}
          onChange={(event) => type({ ...shown, [name]: event.target.value })}
          onBlur={flush}
        />
      ))}
      <div className="card-line-acts">
        <Button
          icon={IconCheck}
          onClick={() => {
            flush();
            acts.close(id, { next: false });
          }}
        >
          Terminé
        </Button>
        <Button tone="text" icon={IconArrowUp} onClick={() => acts.step(id, -1)}>
          Monter
        </Button>
        <Button tone="text" icon={IconArrowDown} onClick={() => acts.step(id, 1)}>
          Descendre
        </Button>
        <Button tone="text" className="card-line-remove" icon={IconTrash} onClick={() => acts.remove(id)}>
          Supprimer
        </Button>
      </div>
    </fieldset>
  );
}
