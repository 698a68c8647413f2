import { MAX_BATCH, type ProjectResult } from '@ardoise/domain/contract/project-result.ts';
import { type TakingAction, takeProjects } from '@ardoise/domain/contract/taking.ts';
import { request } from '../../api/request.ts';
import { tallyInWords, tallyOf } from '../../components/several-projects/tally.ts';

const DONE: Record<TakingAction, [one: string, many: string]> = {
  prendre: ['projet pris', 'projets pris'],
  confier: ['projet confié', 'projets confiés'],
  rendre: ['projet rendu', 'projets rendus'],
};

/** @throws as `request`, at the first batch that fails */
export async function take(action: TakingAction, ids: readonly string[], cible: string | undefined) {
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

/** What became of them, and whether one was refused. */
export function toldOf(action: TakingAction, results: readonly ProjectResult[]) {
  const refused = results.some(({ fait }) => !fait);
  return { message: sentenceOf(action, results), tone: refused ? ('stop' as const) : ('done' as const) };
}
