import { type ReactNode, useSyncExternalStore } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import { savingWords } from './saving-words.ts';

/** The state of saving, in the action bar; announced to screen readers only on errors. */
export function SavingState({
  keeper,
  autosave,
  said,
  children,
}: {
  keeper: DraftKeeper;
  autosave: boolean;
  /** In place of when it was saved, while nothing is amiss. */
  said?: string;
  children?: ReactNode;
}) {
  const { state, deviceFails } = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot);
  const { icon, look, words } = savingWords(state, { deviceFails, autosave, keptAt: keeper.heldAt });
  return (
    <p className={look === '' ? 'wizard-saved' : `wizard-saved wizard-saved-${look}`}>
      <Icon of={icon} />
      <span role="status" aria-live={look === 'off' ? 'polite' : 'off'}>
        {look === '' ? (said ?? words) : words}
      </span>
      {children}
    </p>
  );
}
