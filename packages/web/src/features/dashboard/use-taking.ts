import { MAX_BATCH, type ProjectResult } from '@ardoise/domain/contract/project-result.ts';
import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { type TakingAction, takeProjects } from '@ardoise/domain/contract/taking.ts';
import { holderOf } from '@ardoise/domain/rules/holder.ts';
import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import type { Person } from '../../api/session.ts';
import { tallyInWords, tallyOf } from '../../components/several-projects/tally.ts';
import { useToast } from '../../components/Toast.tsx';
import { useSingleFlight } from '../../hooks/use-single-flight.ts';

const DONE: Record<TakingAction, [one: string, many: string]> = {
  prendre: ['projet pris', 'projets pris'],
  confier: ['projet confié', 'projets confiés'],
  rendre: ['projet rendu', 'projets rendus'],
};

async function send(action: TakingAction, ids: readonly string[], cible: string | undefined) {
  const results: ProjectResult[] = [];
  for (let from = 0; from < ids.length; from += MAX_BATCH) {
    const part = ids.slice(from, from + MAX_BATCH);
    const body = { action, ids: part, ...(cible !== undefined && { cible }) };
    results.push(...(await request(takeProjects, { body })).resultats);
  }
  return results;
}

/** The sentence of one result; a tally and the first refusal of several. */
function sentenceOf(action: TakingAction, results: readonly ProjectResult[]): string {
  const [first] = results;
  if (first !== undefined && results.length === 1) return first.message;
  const refused = results.find(({ fait }) => !fait);
  return [tallyInWords(tallyOf(results), DONE[action]), refused?.message].filter(Boolean).join('. ');
}

/** Takes, entrusts or returns projects of one's agency, and says what became of each. */
export function useTaking() {
  const cache = useQueryClient();
  const toast = useToast();
  const once = useSingleFlight();
  return (action: TakingAction, ids: readonly string[], cible?: string) =>
    once(async () => {
      toast.clear();
      try {
        const results = await send(action, ids, cible);
        await cache.invalidateQueries({ queryKey: ['projects'] });
        const refused = results.some(({ fait }) => !fait);
        toast({ message: sentenceOf(action, results), tone: refused ? 'stop' : 'done' });
      } catch (error) {
        toast({ tone: 'stop', message: messageOf(error) });
      }
    });
}

/** Whether this person may take it: it is at their agency, where others work too. */
export function mayTake({ collegues = [] }: Person, { statut, type }: Pick<ProjectRow, 'statut' | 'type'>) {
  return collegues.length > 0 && holderOf(statut, type) === 'agence';
}
