import type { CardLine, LineReading } from '@ardoise/domain/projects/card-text.ts';
import { CARD_TEXT_LIMITS } from '@ardoise/domain/projects/card-text-limits.ts';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { InputField } from '../../../components/InputField.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { placeOf } from './owner-words.ts';

/** The price first: it is what is wrong most often. */
const FIELDS = [
  { name: 'prix', label: 'Le prix sur la carte', length: CARD_TEXT_LIMITS.price },
  { name: 'nom', label: 'Le nom', length: CARD_TEXT_LIMITS.name },
  { name: 'detail', label: 'Le détail', length: CARD_TEXT_LIMITS.detail },
  { name: 'volume', label: 'Le volume', length: CARD_TEXT_LIMITS.volume },
] as const;

export interface OpenedLine {
  /** A new one has neither a name nor a price. */
  line: CardLine & { entree: string };
  title: string;
  reading: LineReading | undefined;
}

interface LineSheetProps {
  opened: OpenedLine;
  onWrite: (line: CardLine) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Where the line stands, and what was read there. */
function whereInWords({ title, reading, line }: OpenedLine): string {
  const place = reading === undefined ? '' : placeOf(reading).toLocaleLowerCase('fr');
  const read =
    place === '' ? '' : `Lu ${line.prix ?? ''} dans votre fichier, ${place}.`.replace('Lu  ', 'Lu ');
  return [title.trim() === '' ? '' : `${title.trim()}.`, read].filter(Boolean).join(' ');
}

/** A line to be corrected: from below on a phone, above its keyboard; Enter corrects. */
export function LineSheet({ opened, onWrite, onRemove, onClose }: LineSheetProps) {
  const { line } = opened;
  const [typed, setTyped] = useState(line);
  const base = useId();
  const price = useRef<HTMLInputElement>(null);
  const isNew = line.nom === undefined && line.prix === undefined;
  useEffect(() => {
    price.current?.focus();
    price.current?.select();
  }, []);
  return (
    <Modal
      title={isNew ? 'Une ligne de plus' : line.nom?.trim() || '(sans nom)'}
      description={whereInWords(opened)}
      size="sheet"
      onClose={onClose}
      footer={
        <>
          {!isNew && (
            <Button tone="text" icon={IconTrash} className="modal-start" onClick={onRemove}>
              Retirer de la carte
            </Button>
          )}
          <Button tone="main" type="submit" form={base}>
            {isNew ? 'Ajouter' : 'Corriger'}
          </Button>
        </>
      }
    >
      <form
        id={base}
        className="owner-card-line"
        onSubmit={(event) => {
          event.preventDefault();
          onWrite(typed);
        }}
      >
        {FIELDS.map(({ name, label, length }) => (
          <InputField
            key={name}
            ref={name === 'prix' ? price : undefined}
            id={`${base}-${name}`}
            messageId={`${base}-${name}-m`}
            className="field"
            label={label}
            optional={name === 'detail' || name === 'volume'}
            maxLength={length}
            inputMode={name === 'prix' ? 'decimal' : undefined}
            enterKeyHint="done"
            autoComplete="off"
            value={typed[name] ?? ''}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          />
        ))}
      </form>
    </Modal>
  );
}
