import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import './Upload.css';

interface DropZoneProps {
  label: string;
  /** Files are dragged over something else that drops here. */
  over?: boolean;
  /** The one thing to do of its card. */
  large?: boolean;
  onDrop: (files: File[]) => void;
  children: ReactNode;
}

/** A drop zone: a shortcut for the buttons inside, which work by keyboard and touch. */
export function DropZone({ label, over: overPage = false, large = false, onDrop, children }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const depth = useRef(0);
  function enter(event: DragEvent, step: 1 | -1) {
    event.preventDefault();
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    onDrop([...event.dataTransfer.files]);
  }
  return (
    <section
      className={`upload-zone${large ? ' upload-large' : ''}${over || overPage ? ' upload-over' : ''}`}
      aria-label={label}
      onDragEnter={(event) => enter(event, 1)}
      onDragLeave={(event) => enter(event, -1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      {children}
    </section>
  );
}
