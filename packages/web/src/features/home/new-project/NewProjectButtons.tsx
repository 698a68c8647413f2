import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import type { Ref } from 'react';
import { Button } from '../../../components/Button.tsx';
import type { CreationState } from './creation-state.ts';
import type { OutletState } from './use-outlet.ts';

interface NewProjectButtonsProps {
  /** The button that searches, then creates: one element, so that the focus stays. */
  button: Ref<HTMLButtonElement>;
  outlet: OutletState;
  state: CreationState | null;
  busy: boolean;
  /** Another question must be answered first. */
  refused: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

const BEGIN = { begin: 'Commencer', confirm: 'OK, commencer', retry: 'Réessayer' };
const HOME = 'Retour à l’accueil';

/** The available actions: search, create, or return home. */
export function NewProjectButtons(props: NewProjectButtonsProps) {
  const { button, outlet, state, busy, refused, onSubmit, onClose } = props;
  if (state?.can === 'never') {
    return (
      <>
        <p className="meta modal-start">Rien n’a été créé.</p>
        <Button size="l" onClick={onClose}>
          {HOME}
        </Button>
      </>
    );
  }
  const unknown = outlet.phase === 'unknown';
  const asks = outlet.phase === 'unreachable' ? 'Réessayer' : 'Chercher';
  return (
    <>
      <Button
        tone="text"
        size="l"
        className="modal-start new-project-cancel"
        refused={busy}
        onClick={onClose}
      >
        {unknown ? HOME : 'Annuler'}
      </Button>
      <Button
        ref={button}
        tone={unknown ? 'line' : 'main'}
        size="l"
        iconAfter={state ? IconArrowRight : undefined}
        busy={busy || outlet.phase === 'asking'}
        refused={state !== null && refused}
        onClick={onSubmit}
        // Key repeat: the key that moved the focus here would confirm.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        {state ? BEGIN[state.can] : asks}
      </Button>
    </>
  );
}
