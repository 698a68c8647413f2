import type { Drawing } from '@ardoise/domain/drawing/mark.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/Button.tsx';
import { Modal } from '../../../components/Modal.tsx';
import { useRoomTaken } from '../../../hooks/use-room-taken.ts';
import { focusField } from '../form/use-step-errors.ts';
import { TouchedBoard, WrittenPart } from './BoardPreview.tsx';

interface BoardStripProps {
  board: Board;
  rank: number;
  label: string;
  drawing: Drawing | null;
  written: string | null;
}

/** Where there is no room beside the form: the part that is written stands above the action bar, the whole board is pulled up. */
export function BoardStrip(props: BoardStripProps) {
  const { board, label, drawing } = props;
  const bar = useRoomTaken<HTMLElement>('--room-bars');
  const [up, setUp] = useState(false);
  if (drawing === null) return null;
  return (
    <section className="board-preview-strip" ref={bar} aria-label="Aperçu du board">
      <WrittenPart {...props} label="" />
      <Button onClick={() => setUp(true)} aria-haspopup="dialog">
        Voir le board
      </Button>
      {up && (
        <Modal title={label} description={board.format} size="l" onClose={() => setUp(false)}>
          <div className="board-preview-stage">
            <TouchedBoard
              {...props}
              onTouch={(chemin) => {
                // Behind an open dialog nothing takes the focus.
                flushSync(() => setUp(false));
                focusField(chemin);
              }}
            />
          </div>
        </Modal>
      )}
    </section>
  );
}
