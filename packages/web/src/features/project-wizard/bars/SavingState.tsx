import { type ReactNode, useSyncExternalStore } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import { savingWords } from './saving-words.ts';

/** The state of saving, in the action bar; announced to screen readers only on errors. */
export function SavingState({
  keeper,
  autosave,
  children,
}: {
  keeper: DraftKeeper;
  autosave: boolean;
  children?: ReactNode;
}) {
  const { state, deviceFails } = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot);
  const { icon, look, words } = savingWords(state, { deviceFails, autosave, keptAt: keeper.heldAt });
  return (
    <p className={look === '' ? 'wizard-saved' : `wizard-saved wizard-saved-${look}`}>
      <Icon of={icon} />
      <span role="status" aria-live={look === 'off' ? 'polite' : 'off'}>
        {words}
      </span>
      {children}
    </p>
  );
}
