import { demoAccounts } from '@ardoise/domain/contract/session.ts';
import { Refusal } from '@ardoise/domain/errors.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context.ts';
import { route } from '../http/route.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/accounts.ts';

/** The accounts that the login page lists to click, and whether there is a mailbox, while DEMO=1. */
export function demoRoutes(app: FastifyInstance, { config }: AppContext): void {
  route(app, demoAccounts, async () => {
    if (!config.demo) throw new Refusal('INTROUVABLE');
    return {
      password: DEMO_PASSWORD,
      accounts: DEMO_ACCOUNTS.map(({ name, prenom, nom, role }) => ({
        name,
        fullName: `${prenom} ${nom}`.trim(),
        role,
      })),
      mailbox: config.smtpUrl === undefined,
    };
  });
}
