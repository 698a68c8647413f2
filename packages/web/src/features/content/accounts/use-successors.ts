import { usersByRole } from '@ardoise/domain/contract/users.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { BulkAction } from '@ardoise/domain/rules/bulk-actions.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import type { Recipient } from '../../../components/several-projects/bulk-job.ts';
import { type Attachments, type ManagedAccount, useAttachments } from './use-accounts.ts';

/** How the projects of a role are given to somebody else; managers give their team instead. */
export const HAND_OVER: Partial<Record<Role, BulkAction>> = {
  dc: 'reaffecter',
  agence: 'agence',
  imprimeur: 'imprimeur',
};

const ATTACHABLE = ['smhf', 'mdv', 'agence', 'imprimeur'] as const;

function ofRole(attachments: Attachments | undefined, role: Role): Recipient[] {
  const known = ATTACHABLE.find((each) => each === role);
  if (attachments === undefined || known === undefined) return [];
  return attachments[known].map(({ username, nom }) => ({ username, name: nom }));
}

/** Who can take over what a closed account leaves: open accounts of its role, by name. */
export function useSuccessors({ role, name }: ManagedAccount): Recipient[] {
  const attachments = useAttachments().data;
  const dcs = useQuery({
    queryKey: ['people', 'dc'],
    queryFn: ({ signal }) => request(usersByRole, { params: { role: 'dc' }, signal }),
    enabled: role === 'dc',
  }).data;
  const people =
    role === 'dc'
      ? (dcs ?? []).map(({ username, prenom, nom }) => ({
          username,
          name: `${prenom} ${nom}`.trim() || username,
        }))
      : ofRole(attachments, role);
  return people.filter(({ username }) => username !== name);
}
