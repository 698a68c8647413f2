import { CARD_TEXT_LIMITS } from '@ardoise/domain/projects/card-text-limits.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface SectionTitleProps {
  title: string;
  onWrite: (title: string) => void;
  onClose: () => void;
}

/** The title of a section as a field: Enter keeps it, Escape leaves it as it was. */
export function SectionTitle({ title, onWrite, onClose }: SectionTitleProps) {
  const [typed, setTyped] = useState(title);
  const [isLeft, setLeft] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Opened by its menu: the title is what is about to be written.
  useEffect(() => field.current?.select(), []);
  const keep = () => {
    if (isLeft) return;
    setLeft(true);
    onWrite(typed.trim());
    onClose();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') keep();
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setLeft(true);
    onClose();
  };
  return (
    <input
      className="field-input card-section-title"
      aria-label="Titre de la section"
      ref={field}
      maxLength={CARD_TEXT_LIMITS.title}
      placeholder="Entrées"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKey}
      onBlur={keep}
    />
  );
}
