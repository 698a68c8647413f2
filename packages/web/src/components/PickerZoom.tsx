import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Modal } from './Modal.tsx';
import type { PickerItem } from './picker-items.ts';

interface PickerZoomProps {
  item: PickerItem;
  /** Instead of its picture: what has none is drawn. */
  drawing?: ReactNode;
  chosen: boolean;
  mode: 'one' | 'many';
  readOnly: boolean;
  onToggle: () => void;
  onClose: () => void;
}

/** The picture at full size, with the same choice beside it. */
export function PickerZoom({ item, drawing, chosen, mode, readOnly, onToggle, onClose }: PickerZoomProps) {
  const choose = () => {
    onToggle();
    onClose();
  };
  const mayChange = !readOnly && !(mode === 'one' && chosen);
  return (
    <Modal
      title={item.name}
      description={item.detail}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Fermer</Button>
          {mayChange && (
            <Button tone={chosen ? 'line' : 'main'} onClick={choose}>
              {chosen ? 'Retirer' : 'Choisir'}
            </Button>
          )}
        </>
      }
    >
      {(item.image || drawing) && (
        <div className="picker-zoomed">{item.image ? <img src={item.image} alt={item.name} /> : drawing}</div>
      )}
      {item.description && <p>{item.description}</p>}
    </Modal>
  );
}
