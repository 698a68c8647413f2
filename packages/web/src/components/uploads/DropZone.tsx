import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import './Upload.css';

interface DropZoneProps {
  label: string;
  /** Files are dragged over something else that drops here. */
  over?: boolean;
  /** The primary act of its card. */
  large?: boolean;
  onDrop: (files: File[]) => void;
  /** Without a frame of its own. */
  bare?: boolean;
  children: ReactNode;
}

/** A drop zone: a shortcut for the buttons inside, which work by keyboard and touch. */
export function DropZone(props: DropZoneProps) {
  const { label, over: overPage = false, large = false, onDrop, bare = false, children } = props;
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
      className={[
        bare ? 'upload-bare' : 'upload-zone',
        large && 'upload-large',
        (over || overPage) && 'upload-over',
      ]
        .filter(Boolean)
        .join(' ')}
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
