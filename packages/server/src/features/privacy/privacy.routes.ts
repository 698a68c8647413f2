import * as calls from '@ardoise/domain/contract/privacy.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { presentRegister, registerAsCsv } from './register/present-register.ts';

/** Personal data: the register (specification/security.md#register). */
export function privacyRoutes(app: FastifyInstance): void {
  route(app, calls.readRegister, async () => presentRegister());
  route(app, calls.exportRegister, async ({ reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="registre-donnees-personnelles.csv"')
      .send(registerAsCsv()),
  );
}
