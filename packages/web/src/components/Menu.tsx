import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, type ButtonTone, IconButton } from './Button.tsx';
import type { Drawing } from './Icon.tsx';
import './Menu.css';

interface MenuProps {
  /** 'Autres actions sur Café des Halles': read aloud and shown on hover. */
  label: string;
  tone?: ButtonTone;
  /** What the button shows instead of three dots. */
  caption?: { icon: Drawing; text: string };
  /** Buttons and links; a press on one closes the menu. */
  children: ReactNode;
  onOpen?: () => void;
}

/** Room that a list of actions needs: below its button, and at the left of the button's right end. */
const NEEDED = 260;

/** Actions behind three dots: a button that shows a list, closed by Escape, by a press elsewhere or on one of them. */
export function Menu({ label, tone = 'text', caption, children, onOpen }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [side, setSide] = useState('');
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
    const { bottom = 0, right = NEEDED } = box.current?.getBoundingClientRect() ?? {};
    setSide(
      `${window.innerHeight - bottom < NEEDED ? ' menu-list-up' : ''}${right < NEEDED ? ' menu-list-left' : ''}`,
    );
    if (!open) onOpen?.();
    setOpen(!open);
  };

  const handle = { tone, 'aria-expanded': open, 'aria-controls': id, onClick: toggle };

  return (
    <div className="menu" ref={box}>
      {caption ? (
        <Button {...handle} icon={caption.icon} iconAfter={IconChevronDown} aria-label={label}>
          {caption.text}
        </Button>
      ) : (
        <IconButton {...handle} icon={IconDots} label={label} />
      )}
      <div className={`menu-list${side}`} id={id} hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}
