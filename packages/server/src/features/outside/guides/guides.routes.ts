import { Refusal } from '@ardoise/domain/base/errors.ts';
import * as calls from '@ardoise/domain/contract/guides.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import type { Guide } from '@ardoise/domain/settings/guides.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/transaction.ts';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { readSetting } from '../../base/settings/settings.repository.ts';
import { serveStored } from '../../project/documents/files/serve-file.ts';
import { dropRest } from '../../project/documents/files/upload-form.ts';
import { isGuideFile } from './guide-files.repository.ts';
import { receiveGuide } from './receive-guide.ts';

async function guidesOf(db: Db, role: Role): Promise<Guide[]> {
  const guides = await readSetting(db, 'guides');
  return guides.filter(({ roles }) => roles === undefined || roles.includes(role));
}

/** Its title; those who set guides also read an unsaved one. @throws Refusal INTROUVABLE */
async function titleOf(db: Db, role: Role, fichier: string): Promise<string> {
  const guide = (await guidesOf(db, role)).find((each) => each.fichier === fichier);
  if (guide !== undefined) return guide.titre;
  if (roleMay('settings.edit', role) && (await isGuideFile(db, fichier))) return 'Guide';
  throw new Refusal('INTROUVABLE');
}

/** User guides of the help page (specification/content-management.md#settings). */
export function guideRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool, files } = context;
  route(app, calls.uploadGuide, async ({ session, request }) => {
    try {
      return await receiveGuide(context, session.name, request);
    } catch (error) {
      dropRest(request);
      throw error;
    }
  });
  route(app, calls.listGuides, async ({ session }) => ({
    guides: (await guidesOf(pool, session.role)).map(({ fichier, titre }) => ({ fichier, titre })),
  }));
  route(app, calls.readGuide, async ({ session, params, request, reply }) => {
    const title = await titleOf(pool, session.role, params.fichier);
    const guide = { sha256: params.fichier, mime: 'application/pdf', filename: `${title}.pdf` };
    return serveStored(files, { request, reply }, { ...guide, attachment: false });
  });
}
