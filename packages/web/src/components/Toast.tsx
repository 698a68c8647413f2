import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { messageOf } from '../api/api-error.ts';
import { useRoomTaken } from '../hooks/use-room-taken.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import {
  closeFailures,
  closeToast,
  type ShownToast,
  shownToasts,
  showToast,
  subscribeToToasts,
  type Toast,
} from './toast-store.ts';
import './Toast.css';

const SHORT_MS = 3000;
const WITH_ACTION_MS = 10_000;

/**
 * `toast({ message, action })`: displays a message bottom left, above the action bar, in place of a failure of this
 * component. `toast.clear()` closes that failure when its act is retried.
 */
export function useToast() {
  const act = useId();
  return useMemo(
    () => Object.assign((toast: Toast) => showToast({ act, ...toast }), { clear: () => closeFailures(act) }),
    [act],
  );
}

/** Without the network messages stay where they are. */
const noop = () => undefined;

/** Live region of the toasts; rendered once, by the application. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts);
  const place = useRoomTaken<HTMLElement>('--room-toasts');
  useEffect(() => {
    const list = place.current;
    if (list === null) return;
    if (toasts.length === 0) {
      delete list.dataset.place;
      return;
    }
    const stayClear = () => void import('./popover-place.ts').then((load) => load.keepClear(list), noop);
    stayClear();
    document.addEventListener('scrollend', stayClear);
    window.addEventListener('resize', stayClear);
    return () => {
      document.removeEventListener('scrollend', stayClear);
      window.removeEventListener('resize', stayClear);
    };
  }, [toasts, place]);
  return (
    <section ref={place} className="toast-list" aria-label="Messages" aria-live="polite">
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastLine({ toast }: { toast: ShownToast }) {
  const { id, message, tone = 'done', icon, action, duration } = toast;
  const { ref, held } = useHeld();
  useEffect(() => {
    if (held || tone === 'stop') return;
    const expire = () => {
      // Inert behind a modal dialog: its action waits until it can be clicked.
      if (action && document.querySelector('dialog:modal')) timer = setTimeout(expire, SHORT_MS);
      else closeToast(id);
    };
    let timer = setTimeout(expire, duration ?? (action ? WITH_ACTION_MS : SHORT_MS));
    return () => clearTimeout(timer);
  }, [id, held, tone, action, duration]);

  const act = async () => {
    closeToast(id);
    try {
      await action?.onPress();
    } catch (error) {
      showToast({ tone: 'stop', message: messageOf(error) });
    }
  };
  return (
    <div ref={ref} className="toast on-slate" role={tone === 'stop' ? 'alert' : 'status'}>
      <Icon of={icon ?? (tone === 'stop' ? IconAlertTriangle : IconCircleCheck)} />
      <span>{message}</span>
      {action && (
        <Button tone="text" onClick={() => void act()}>
          {action.label}
        </Button>
      )}
      <button type="button" className="toast-close" aria-label="Fermer" onClick={() => closeToast(id)}>
        <Icon of={IconX} />
      </button>
    </div>
  );
}

/** Whether it is hovered or focused: pauses its timeout. */
function useHeld() {
  const ref = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const line = ref.current;
    if (!line) return;
    const hold = () => setHeld(true);
    const release = () => setHeld(false);
    const listeners = { pointerenter: hold, focusin: hold, pointerleave: release, focusout: release };
    for (const [event, listener] of Object.entries(listeners)) line.addEventListener(event, listener);
    return () => {
      for (const [event, listener] of Object.entries(listeners)) line.removeEventListener(event, listener);
    };
  }, []);
  return { ref, held };
}
