import * as calls from '@ardoise/domain/contract/accounts.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import { endSessionsOf } from '@ardoise/domain/contract/sessions.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { usePagedQuery } from '../../../hooks/use-paged-query.ts';
import type { AccountFilters } from './account-filters.ts';

export type { ManagedAccount } from '@ardoise/domain/contract/accounts.ts';

const KEY = ['content', 'comptes'];

/** Accounts with these filters, 50 per page. */
export function useAccounts({ role, etat, q, tri, sens }: AccountFilters) {
  return usePagedQuery([...KEY, 'list', role, etat, q, tri, sens], (after, signal) =>
    request(calls.listAccounts, { query: { role, etat, q, tri, sens, after }, signal }),
  );
}

/** An account and what depends on it, as of now: the dialogs count on it. */
export function useAccount(uid: number) {
  return useQuery({
    queryKey: [...KEY, 'account', uid],
    queryFn: ({ signal }) => request(calls.readAccount, { params: { uid: String(uid) }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Managers and organisations that an account may be attached to. */
export function useAttachments() {
  return useQuery({
    queryKey: [...KEY, 'attachments'],
    queryFn: ({ signal }) => request(calls.listAttachments, { signal }),
    staleTime: 0,
  });
}
export type Attachments = NonNullable<ReturnType<typeof useAttachments>['data']>;

/** A free username for this name; undefined while there is none. */
export function useProposedUsername(prenom: string, nom: string) {
  return useQuery({
    queryKey: [...KEY, 'username', prenom, nom],
    queryFn: ({ signal }) => request(calls.proposeUsername, { query: { prenom, nom }, signal }),
    enabled: nom !== '',
    staleTime: 0,
  }).data?.identifiant;
}

/** An account's sessions, for the administrator. */
export function useSessionsOf(uid: number, enabled: boolean) {
  return useQuery({
    queryKey: [...KEY, 'sessions', uid],
    queryFn: ({ signal }) => request(calls.listSessionsOf, { params: { uid: String(uid) }, signal }),
    enabled,
    staleTime: 0,
  });
}

/** Writes an account; then refetches what shows accounts. */
export function useAccountChanges() {
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: KEY });
  const act =
    (
      call:
        | typeof calls.resendInvitation
        | typeof calls.deactivateAccount
        | typeof calls.reactivateAccount
        | typeof calls.unblockAccount
        | typeof calls.allowReset,
    ) =>
    async (uid: number) => {
      const account = await request(call, { params: { uid: String(uid) } });
      await refresh();
      return account;
    };
  return {
    refresh,
    resend: act(calls.resendInvitation),
    deactivate: act(calls.deactivateAccount),
    reactivate: act(calls.reactivateAccount),
    unblock: act(calls.unblockAccount),
    allowReset: act(calls.allowReset),
    invite: async (body: BodyOf<typeof calls.inviteAccount>) => {
      const account = await request(calls.inviteAccount, { body });
      await refresh();
      return account;
    },
    change: async (uid: number, body: BodyOf<typeof calls.changeAccount>) => {
      const account = await request(calls.changeAccount, { params: { uid: String(uid) }, body });
      await refresh();
      return account;
    },
    giveTeam: async (uid: number, cible: string) => {
      await request(calls.giveTeam, { params: { uid: String(uid) }, body: { cible } });
      await refresh();
    },
    endSessions: async (uid: number) => {
      await request(endSessionsOf, { params: { uid: String(uid) } });
      await refresh();
    },
  };
}
