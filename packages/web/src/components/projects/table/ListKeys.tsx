import { lazy, type RefObject, Suspense, useState } from 'react';
import { useListKeysOn } from '../../../hooks/list-keys-setting.ts';
import { useListKeys } from './use-list-keys.ts';
import './ListKeys.css';

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
