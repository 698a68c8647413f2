import { required } from '@ardoise/domain/base/errors.ts';
import { listDemoExamples } from '@ardoise/domain/contract/demo.ts';
import { demoAccounts } from '@ardoise/domain/contract/session.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';

/** With DEMO=1: the accounts listed on the login page and /dev, whether there is a mailbox, and the examples of /dev. */
export function demonstrationRoutes(app: FastifyInstance, { config, pool, demonstration }: AppContext): void {
  const present = () => required(demonstration);
  route(app, listDemoExamples, async () => present().listExamples(pool));
  route(app, demoAccounts, async () => {
    const { password, accounts } = present();
    return {
      password,
      accounts: accounts.map(({ name, prenom, nom, role }) => ({
        name,
        fullName: `${prenom} ${nom}`.trim(),
        role,
      })),
      mailbox: config.smtpUrl === undefined,
    };
  });
}
