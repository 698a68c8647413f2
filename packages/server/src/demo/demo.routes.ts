import { listDemoExamples as examplesCall } from '@ardoise/domain/contract/demo.ts';
import { demoAccounts } from '@ardoise/domain/contract/session.ts';
import { Refusal } from '@ardoise/domain/errors.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context.ts';
import { route } from '../http/route.ts';
import { listDemoExamples } from './list-demo-examples.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/accounts.ts';

/** While DEMO=1: the accounts that the login page and /dev list, whether there is a mailbox, and what /dev leads to. */
export function demoRoutes(app: FastifyInstance, { config, pool }: AppContext): void {
  const refuseOutsideDemo = () => {
    if (!config.demo) throw new Refusal('INTROUVABLE');
  };
  route(app, examplesCall, async () => {
    refuseOutsideDemo();
    return listDemoExamples(pool);
  });
  route(app, demoAccounts, async () => {
    refuseOutsideDemo();
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
