import {
  changeContacts as changeContactsCall,
  readContacts as contactsCall,
} from '@ardoise/domain/contract/contacts.ts';
import * as calls from '@ardoise/domain/contract/settings.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { route } from '../../http/route.ts';
import { changeContacts } from './change-contacts.ts';
import { changeSettings } from './change-settings.ts';
import { readContacts } from './read-contacts.ts';
import { readSettings } from './read-settings.ts';

/** Settings of head office, for everybody (specification/content-management.md#settings). */
export function settingsRoutes(app: FastifyInstance, { pool }: AppContext): void {
  route(app, calls.readSettings, () => readSettings(pool));
  route(app, calls.changeSettings, ({ body }) => changeSettings(pool, body));
  route(app, contactsCall, ({ session }) => readContacts(pool, session.role));
  route(app, changeContactsCall, ({ body }) => changeContacts(pool, body));
}
