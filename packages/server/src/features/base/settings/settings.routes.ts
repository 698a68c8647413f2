import {
  changeContacts as changeContactsCall,
  readContacts as contactsCall,
} from '@ardoise/domain/contract/contacts.ts';
import * as changes from '@ardoise/domain/contract/setting-changes.ts';
import * as calls from '@ardoise/domain/contract/settings.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../app-context.ts';
import { changeContacts } from './change-contacts.ts';
import { changeSettings } from './change-settings.ts';
import { countSettings } from './count-settings.ts';
import { readContacts } from './read-contacts.ts';
import { readEditedSettings } from './read-edited-settings.ts';
import { readLegalTexts, readSettings } from './read-settings.ts';
import { takeScheduledBack } from './take-scheduled-back.ts';

/** Settings of head office, for everybody (specification/content-management.md#settings). */
export function settingsRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool, config } = context;
  route(app, calls.readSettings, () => readSettings(pool));
  route(app, calls.readLegalTexts, () => readLegalTexts(pool));
  route(app, changes.changeSettings, ({ session, body }) => changeSettings(context, session.role, body));
  route(app, changes.readEditedSettings, ({ session }) => readEditedSettings(pool, config, session.role));
  route(app, changes.countSettings, () => countSettings(pool));
  route(app, changes.takeScheduledBack, async ({ session, params }) => {
    await takeScheduledBack(pool, session.role, params.cle);
    return undefined;
  });
  route(app, contactsCall, ({ session }) => readContacts(pool, session.role));
  route(app, changeContactsCall, ({ session, body }) => changeContacts(context, session.role, body));
}
