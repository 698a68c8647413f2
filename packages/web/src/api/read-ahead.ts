import { ACCOUNT_HEADER } from '@ardoise/domain/contract/account-header.ts';
import { NetworkError } from './api-error.ts';
import { offerReply } from './offered-replies.ts';

/**
 * Reads an address of a call for later, so that its reply stays on the device. Returns it; undefined where it is refused.
 * @throws NetworkError
 */
export async function readAhead(address: string): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    const headers = { accept: 'application/json' };
    response = await fetch(address, { credentials: 'same-origin', headers, priority: 'low' });
    text = await response.text();
  } catch (error) {
    throw new NetworkError(error);
  }
  const account = response.headers.get(ACCOUNT_HEADER);
  if (!response.ok || account === null) return undefined;
  offerReply({ address, account, text });
  return JSON.parse(text);
}
