import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type ButtonTone, IconButton } from './Button.tsx';
import './Menu.css';

interface MenuProps {
  /** 'Autres actions sur Café des Halles': read aloud and shown on hover. */
  label: string;
  tone?: ButtonTone;
  /** Buttons and links; a press on one closes the menu. */
  children: ReactNode;
  onOpen?: () => void;
}

/** Room that a list of actions needs below its button. */
const NEEDED = 260;

/** Actions behind three dots: a button that shows a list, closed by Escape, by a press elsewhere or on one of them. */
export function Menu({ label, tone = 'text', children, onOpen }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [up, setUp] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    const menu = box.current;
    if (!open || menu === null) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !menu.contains(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      menu.querySelector('button')?.focus();
    };
    const chosen = (event: MouseEvent) =>
      event.target instanceof Element && event.target.closest('.menu-list :is(a, button)') !== null;
    // The pressed item goes away: what opens next gives focus back to the button.
    const leaveItem = (event: MouseEvent) => {
      if (chosen(event)) menu.querySelector('button')?.focus();
    };
    // Heard on the document, after the item's own handler: it must still be there for it.
    const closeOnChoice = (event: MouseEvent) => {
      if (event.composedPath().includes(menu) && chosen(event)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('click', closeOnChoice);
    menu.addEventListener('keydown', closeOnEscape);
    menu.addEventListener('click', leaveItem, true);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('click', closeOnChoice);
      menu.removeEventListener('keydown', closeOnEscape);
      menu.removeEventListener('click', leaveItem, true);
    };
  }, [open]);

  const toggle = () => {
    const below = window.innerHeight - (box.current?.getBoundingClientRect().bottom ?? 0);
    setUp(below < NEEDED);
    if (!open) onOpen?.();
    setOpen(!open);
  };

  return (
    <div className="menu" ref={box}>
      <IconButton
        icon={IconDots}
        label={label}
        tone={tone}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      />
      <div className={up ? 'menu-list up' : 'menu-list'} id={id} hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}
