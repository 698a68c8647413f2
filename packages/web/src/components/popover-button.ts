import type { MouseEvent } from 'react';

/** Props of a button that toggles a popover. */
export function popoverButton({
  id,
  isOpen,
  open,
}: {
  id: string;
  isOpen: boolean;
  open: (event: MouseEvent<HTMLElement>) => void;
}) {
  return {
    // Without it a click on the button counts as outside: it would close the popover and reopen it.
    popoverTarget: id,
    'aria-controls': id,
    'aria-expanded': isOpen,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (isOpen) return;
      // The browser's default action is to close it.
      event.preventDefault();
      // Safari does not focus a clicked button: needed to return the focus here.
      event.currentTarget.focus();
      open(event);
    },
  };
}
