import type { TakingAction } from '@ardoise/domain/contract/taking.ts';
import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api/api-error.ts';
import { useToast } from '../../components/Toast.tsx';
import { useSingleFlight } from '../../hooks/use-single-flight.ts';

/** Takes, entrusts or returns projects of one's agency, and says what became of each. */
export function useTaking() {
  const cache = useQueryClient();
  const toast = useToast();
  const once = useSingleFlight();
  return (action: TakingAction, ids: readonly string[], cible?: string) =>
    once(async () => {
      toast.clear();
      try {
        // Loaded with the first act: every dashboard loads its menu.
        const { take, toldOf } = await import('./take-projects.ts');
        const results = await take(action, ids, cible);
        await cache.invalidateQueries({ queryKey: ['projects'] });
        toast(toldOf(action, results));
      } catch (error) {
        toast({ tone: 'stop', message: messageOf(error) });
      }
    });
}
