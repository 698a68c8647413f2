import { agencies, dcsOfManager, printers, usersByRole } from '@ardoise/domain/contract/users.ts';
import type { BulkAction } from '@ardoise/domain/rules/bulk-actions.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import type { Person } from '../../api/session.ts';
import type { Recipient } from '../../components/several-projects/bulk-job.ts';

const shown = ({ username, prenom, nom }: { username: string; prenom: string; nom: string }): Recipient => ({
  username,
  name: `${prenom} ${nom}`.trim() || username,
});

async function read(action: BulkAction, me: Person, signal: AbortSignal): Promise<Recipient[]> {
  if (action === 'agence') return request(agencies, { signal });
  if (action === 'imprimeur') {
    const [presses, makers] = await Promise.all([
      request(printers, { signal }),
      request(agencies, { signal }),
    ]);
    // The agency prints by default, but no other agency's projects: the preview reports those.
    return [...presses, ...makers.map((maker) => ({ ...maker, note: 'agence, pour ses propres projets' }))];
  }
  // An smhf and an mdv assign to their own dcs, head office to any.
  const dcs =
    me.role === 'smhf' || me.role === 'mdv'
      ? await request(dcsOfManager, { params: { uid: String(me.uid) }, signal })
      : await request(usersByRole, { params: { role: 'dc' }, signal });
  return dcs.map(shown);
}

/** The possible assignees for this person. */
export function useRecipients(action: BulkAction, me: Person) {
  return useQuery({
    queryKey: ['recipients', action, me.name],
    queryFn: ({ signal }) => read(action, me, signal),
  });
}
