import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import { useListKeysOn } from '../../../hooks/list-keys-setting.ts';
import { useStableCallback } from '../../../hooks/use-stable-callback.ts';
import { commandOf, type ListCommand, takesKeys } from './list-key.ts';
import './ListKeys.css';

function rowsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-project]')];
}

/** Moves the focus itself, so that screen readers and Tab follow. */
function move(list: HTMLElement, step: 1 | -1): void {
  const rows = rowsOf(list);
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const next = current === -1 ? rows[step === 1 ? 0 : rows.length - 1] : rows[current + step];
  next?.querySelector<HTMLElement>('[data-row-link]')?.focus();
}

function pressIn(list: HTMLElement, selector: string): boolean {
  const row = rowsOf(list).find((one) => one.contains(document.activeElement));
  const target = row?.querySelector<HTMLElement>(selector);
  target?.click();
  return target !== null && target !== undefined;
}

/** Keys of a list: j and k move by row, o opens, x selects, ? shows them. Off where 'Mon compte' says so. */
function useListKeys(box: RefObject<HTMLElement | null>, onHelp: () => void): void {
  const on = useListKeysOn();
  const obey = useStableCallback((list: HTMLElement, command: ListCommand): boolean => {
    switch (command) {
      case 'next':
      case 'previous':
        move(list, command === 'next' ? 1 : -1);
        return true;
      case 'open':
        return pressIn(list, '[data-row-link]');
      case 'choose':
        return pressIn(list, 'input[type=checkbox]');
      case 'help':
        onHelp();
        return true;
    }
  });
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const list = box.current;
      const command = commandOf(event);
      if (list === null || command === undefined || event.defaultPrevented) return;
      if (!takesKeys(document.activeElement, list) || document.querySelector('dialog[open]') !== null) return;
      if (obey(list, command)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on, box, obey]);
}

const ListKeysDialog = lazy(async () => ({
  default: (await import('./ListKeysDialog.tsx')).ListKeysDialog,
}));

interface ListKeysProps {
  box: RefObject<HTMLElement | null>;
  /** Rows can be selected. */
  selects: boolean;
}

/** The keys of a list, and where there is room a hint at its foot. */
export function ListKeys({ box, selects }: ListKeysProps) {
  const [shown, setShown] = useState(false);
  const on = useListKeysOn();
  useListKeys(box, () => setShown(true));
  if (!on) return null;
  return (
    <>
      <p className="list-keys meta">
        <span>
          <kbd>j</kbd>
          <kbd>k</kbd> parcourir
        </span>
        <span>
          <kbd>o</kbd> ouvrir
        </span>
        {selects && (
          <span>
            <kbd>x</kbd> choisir
          </span>
        )}
        <button type="button" onClick={() => setShown(true)}>
          <kbd>?</kbd> toutes les touches
        </button>
      </p>
      {shown && (
        <Suspense>
          <ListKeysDialog selects={selects} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  );
}
