import { useQueryClient } from '@tanstack/react-query';
import { keepMoved } from '../../../hooks/use-change-status.ts';
import { projectKey } from '../../../hooks/use-project.ts';
import { moveOrder } from '../session/move-order.ts';
import type { WizardSession } from '../session/wizard-session.ts';

/** Sends the signed order to its agency; a refusal closes the wizard as well, for order and signature are kept. */
export function useSubmit(session: WizardSession): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    try {
      const sent = await moveOrder(session, 'Agence');
      session.onSubmitted({ sent });
      keepMoved(cache, sent);
    } catch (refused) {
      session.onSubmitted({ refused });
      void cache.invalidateQueries({ queryKey: projectKey(session.project._id.$oid) });
    }
  };
}
