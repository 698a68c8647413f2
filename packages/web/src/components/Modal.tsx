import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useKeyboardRoom } from '../hooks/use-keyboard-room.ts';
import { IconButton } from './Button.tsx';
import './Modal.css';

const SIZES = {
  s: 'modal modal-small',
  m: 'modal',
  l: 'modal modal-large',
  drawer: 'modal modal-small modal-drawer',
  sheet: 'modal modal-sheet',
  window: 'modal modal-window',
};

interface ModalProps {
  title: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  /** Id of what in the content is said as the dialog opens, where it has no description. */
  describedBy?: string | undefined;
  /** Id of the content. */
  contentId?: string;
  /** Escape, the close button and a click outside; the caller then unmounts the modal. */
  onClose: () => void;
  /** s 480, m 720, l 1080 px; sheet 600, from below on a phone; window: all of it, with focus on its title */
  size?: keyof typeof SIZES;
  /** Beside the title. */
  tools?: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** False when a click outside would lose input. */
  closeOnBackdrop?: boolean;
  children?: ReactNode;
}

/** A native modal dialog (focus trap), open while mounted; returns the focus to its opener. */
export function Modal({
  title,
  description,
  describedBy,
  contentId,
  onClose,
  size = 'm',
  tools,
  footer,
  closeOnBackdrop = true,
  children,
}: ModalProps) {
  const ref = useOpenDialog(onClose, closeOnBackdrop);
  useKeyboardRoom();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The heading, not the first control: the content must be read before acting on it.
  useEffect(() => {
    if (size === 'window') heading.current?.focus();
  }, [size]);
  return (
    <dialog
      ref={ref}
      className={SIZES[size]}
      aria-labelledby={id}
      aria-describedby={description ? `${id}-d` : describedBy}
    >
      <div className="modal-inside">
        {/* Not header and footer: in a dialog they would be landmarks of the page. */}
        <div className="modal-head">
          <div>
            <h2
              className="title-section modal-title"
              id={id}
              ref={heading}
              tabIndex={size === 'window' ? -1 : undefined}
            >
              {title}
            </h2>
            {description && (
              <p className="meta" id={`${id}-d`}>
                {description}
              </p>
            )}
          </div>
          {tools}
        </div>
        {children && (
          <div className="modal-body" id={contentId}>
            {children}
          </div>
        )}
        {footer && <div className="modal-foot">{footer}</div>}
        {/* Last, so that the content gets the focus first. */}
        <IconButton className="modal-close" icon={IconX} label="Fermer" onClick={onClose} />
      </div>
    </dialog>
  );
}

function useOpenDialog(onClose: () => void, closeOnBackdrop: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  // Closed before unmounting: only then does the browser return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  // Removed in the same commit as the dialog, so that closing it while it unmounts calls no `onClose`.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const cancel = (event: Event) => {
      event.preventDefault();
      close.current();
    };
    // A second Escape closes without a cancel event: sync the state.
    const closed = () => !dialog.open && close.current();
    // A press that leaves the backdrop before it ends closes nothing, as of any button (WCAG 2.5.2).
    let pressed = false;
    const press = (event: PointerEvent) => {
      pressed = event.target === dialog;
    };
    const release = (event: MouseEvent) => {
      if (closeOnBackdrop && pressed && event.target === dialog) close.current();
      pressed = false;
    };
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('close', closed);
    dialog.addEventListener('pointerdown', press);
    dialog.addEventListener('click', release);
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('close', closed);
      dialog.removeEventListener('pointerdown', press);
      dialog.removeEventListener('click', release);
    };
  }, [closeOnBackdrop]);
  return ref;
}
