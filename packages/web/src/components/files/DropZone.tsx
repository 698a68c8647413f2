import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import './Upload.css';

interface DropZoneProps {
  label: string;
  onDrop: (files: File[]) => void;
  children: ReactNode;
}

/** A drop zone: a shortcut for the buttons inside, which work by keyboard and touch. */
export function DropZone({ label, onDrop, children }: DropZoneProps) {
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
      className={`upload-zone${over ? ' upload-over' : ''}`}
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
