import { changeAgency, changeDc, changePrinter, previewBulk } from '@ardoise/domain/contract/bulk.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { agencies, dcsOfManager, printers, usersByRole } from '@ardoise/domain/contract/users.ts';
import type { Exchanged } from '@ardoise/domain/projects/reassignments.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import type { Person } from '../../../api/session.ts';
import { SIGNATURES_BY_ADDRESS } from '../../../api/signatures-by-address.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { projectKey } from '../../../hooks/use-project.ts';
import type { Listed } from '../people/PersonList.tsx';

async function read(whom: Exchanged, me: Person, signal: AbortSignal): Promise<Listed[]> {
  if (whom === 'agence') return request(agencies, { signal });
  if (whom === 'imprimeur') return request(printers, { signal });
  // An smhf and an mdv assign to their own dcs, head office to any.
  const dcs =
    me.role === 'smhf' || me.role === 'mdv'
      ? await request(dcsOfManager, { params: { uid: String(me.uid) }, signal })
      : await request(usersByRole, { params: { role: 'dc' }, signal });
  return dcs.map(({ username, prenom, nom }) => ({ username, name: `${prenom} ${nom}`.trim() || username }));
}

/** The possible assignees: not the present one; an agency may also print what it creates. */
function othersThan(project: Project, whom: Exchanged, people: readonly Listed[]): Listed[] {
  const itself =
    whom === 'imprimeur' && project.agence !== null
      ? [{ username: project.agence, name: `${project.nomAgence}, qui imprime elle-même` }]
      : [];
  return [...itself, ...people].filter(({ username }) => username !== project[whom]);
}

/** The possible assignees of this project. */
export function useOthers(project: Project, whom: Exchanged) {
  const me = useMe();
  const people = useQuery({
    queryKey: ['people', whom, me.name],
    queryFn: ({ signal }) => read(whom, me, signal),
  });
  return { ...people, data: people.data && othersThan(project, whom, people.data) };
}

/** Warning about the chosen dc, before the reassignment. */
export function useDcWarning(project: Project, whom: Exchanged, chosen: string): string | undefined {
  const id = project._id.$oid;
  const { data } = useQuery({
    queryKey: [...projectKey(id), 'exchange', chosen],
    queryFn: ({ signal }) =>
      request(previewBulk, { body: { action: 'reaffecter', cible: chosen, ids: [id] }, signal }),
    enabled: whom === 'dc' && chosen !== '',
  });
  return data?.avertissement;
}

/** A dc is reassigned by the bulk call, which returns a result per project. */
async function giveToDc(id: string, username: string): Promise<void> {
  const { resultats } = await request(changeDc, { params: { new_dc: username }, body: [id] });
  const refused = resultats.find(({ fait }) => !fait);
  if (refused !== undefined) throw new ApiError({ status: 409, code: 'STATUT', message: refused.message });
}

/** Reassigns the project, then refetches its page. */
export function useExchange(project: Project, whom: Exchanged) {
  const cache = useQueryClient();
  const id = project._id.$oid;
  return useMutation({
    mutationFn: async ({ username, comment }: { username: string; comment: string }) => {
      const body = { version: project.version, ...(comment && { comment }) };
      if (whom === 'agence')
        await request(changeAgency, {
          params: { id, new_agence: username },
          query: SIGNATURES_BY_ADDRESS,
          body,
        });
      else if (whom === 'imprimeur')
        await request(changePrinter, {
          params: { id, new_imprimeur: username },
          query: SIGNATURES_BY_ADDRESS,
          body,
        });
      else await giveToDc(id, username);
    },
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: projectKey(id) });
      void cache.invalidateQueries({ queryKey: ['projects'] });
    },
  });
}
