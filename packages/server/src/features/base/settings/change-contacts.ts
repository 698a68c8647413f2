import type { BodyOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { changeContacts as changeCall } from '@ardoise/domain/contract/contacts.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { AppContext } from '../app-context.ts';
import { changeSettings } from './change-settings.ts';

/** Replaces the contacts of the help page, and logs it. @throws Refusal VALIDATION */
export async function changeContacts(
  context: Pick<AppContext, 'pool' | 'config'>,
  role: Role,
  { contacts }: BodyOf<typeof changeCall>,
): Promise<ReplyOf<typeof changeCall>> {
  await changeSettings(context, role, { contacts });
  return { contacts };
}
