import { presentOrigin } from '../../../http/request-origin.ts';
import type { PasskeyNotice } from '../../base/mails/templates/passkey-notice.ts';
import type { Account } from '../../base/people/users.repository.ts';
import { deviceOf } from '../accounts/device-of.ts';

/** What a mail says of a passkey: whose it is, and that of the request under way. */
export function noticeOf({ mail: to, name }: Account, key: string): PasskeyNotice {
  return { to, name, key, device: deviceOf(presentOrigin().userAgent), at: new Date() };
}
