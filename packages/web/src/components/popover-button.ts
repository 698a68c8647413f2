import type { MouseEvent } from 'react';

/** What a button needs that opens a popover, and closes it again. */
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
    // With it a press on the button is not one elsewhere, which would close the popover for the click to open it again.
    popoverTarget: id,
    'aria-controls': id,
    'aria-expanded': isOpen,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (isOpen) return;
      // The browser's own part is to close it.
      event.preventDefault();
      // Safari leaves the focus elsewhere: it comes back here once the popover is closed.
      event.currentTarget.focus();
      open(event);
    },
  };
}
