import { ACCOUNT_HEADER } from '@ardoise/domain/contract/account-header.ts';

let account: number | null = null;

/** The account whose screens this page shows, by its number; null for none. */
export function notePageAccount(uid: number | null): void {
  account = uid;
}

/**
 * Sent with what changes something: the server refuses it where another account has signed in since in this browser, since
 * tabs share one session.
 */
export function accountHeaders(): Record<string, string> {
  return account === null ? {} : { [ACCOUNT_HEADER]: String(account) };
}
