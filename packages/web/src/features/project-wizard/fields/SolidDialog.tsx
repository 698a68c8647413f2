import type { Solid } from '@ardoise/domain/catalogue/solid.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { Picker, type PickerNoun } from '../../../components/Picker.tsx';
import { Catalogue } from '../catalogue/Catalogue.tsx';

const SOLIDS: PickerNoun = { one: 'solide', many: 'solides' };

interface SolidPickerProps {
  items: readonly Solid[];
  chosen: string | undefined;
  onChange: (item: Solid) => void;
}

function SolidPicker({ items, chosen, onChange }: SolidPickerProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The chosen one is focused when opening, not at each change.
    box.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, []);
  return (
    <div ref={box}>
      <Picker
        legend="Solides"
        mode="one"
        items={items.map(({ id, name, field_image_visuel_solide: image, field_type_de_solide: family }) => ({
          id,
          name,
          image,
          family,
        }))}
        value={chosen === undefined ? [] : [chosen]}
        onChange={([id]) => {
          const item = items.find((one) => one.id === id);
          if (item) onChange(item);
        }}
        noun={SOLIDS}
        closes
      />
    </div>
  );
}

interface SolidDialogProps {
  /** 'Formule 2, solide 2' */
  title: string;
  chosen: string | undefined;
  onChoose: (item: Solid) => void;
  onClose: () => void;
}

/** The solids of the catalogue, by sort: a click chooses; arrow keys move, Enter chooses. */
export function SolidDialog({ title, chosen, onChoose, onClose }: SolidDialogProps) {
  const form = useId();
  const [looked, setLooked] = useState<Solid>();
  const pressed = useRef(false);

  function choose(item: Solid | undefined) {
    if (item) onChoose(item);
    onClose();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    choose(looked);
  }
  return (
    <Modal
      title={title}
      description="Son nom s’écrit tout seul sous l’image. Vous pourrez le changer."
      size="l"
      onClose={onClose}
      footer={
        <>
          {looked && <span className="modal-start meta">{looked.name}</span>}
          <Button onClick={onClose}>Annuler</Button>
          <Button tone="main" type="submit" form={form}>
            Choisir
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={submit}
        onPointerDown={() => {
          pressed.current = true;
        }}
        onKeyDown={() => {
          pressed.current = false;
        }}
      >
        <Catalogue list="visuel-solide">
          {(items) => (
            <SolidPicker
              items={items}
              chosen={looked?.id ?? chosen}
              onChange={(item) => (pressed.current ? choose(item) : setLooked(item))}
            />
          )}
        </Catalogue>
      </form>
    </Modal>
  );
}
