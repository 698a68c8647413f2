import { required } from '@ardoise/domain/base/errors.ts';
import * as contract from '@ardoise/domain/contract/files.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../http/route.ts';
import type { AppContext } from '../../../base/app-context.ts';
import { isContinued } from '../../../base/document-reads/document-reads.ts';
import { findProject } from '../../projects/projects.repository.ts';
import { mayDelete, mayRead } from '../files/file-permissions.ts';
import { listFilesOf } from '../files/files.repository.ts';
import { presentFile } from '../files/project-file.presenter.ts';
import { readableFile } from '../files/readable-file.ts';
import { pagesOfFile, servePage, serveProjectFile, serveThumbnail } from '../files/serve-project-file.ts';
import { dropRest } from '../files/upload-form.ts';
import { deleteFile } from './delete-file.ts';
import { uploadFile } from './upload-file.ts';

/** Files: attach, list, read, delete (specification/files.md). */
export function fileRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool, files: store } = context;

  route(app, contract.listFiles, async ({ params, session }) => {
    const project = required(await findProject(pool, params.id, session));
    const files = (await listFilesOf(pool, params.id)).filter((file) => mayRead(session, file));
    return files.map((file) => presentFile(file, mayDelete(project, session, file)));
  });

  route(
    app,
    contract.uploadFile,
    async ({ request, session }) => {
      try {
        return await uploadFile(context, session, request);
      } catch (error) {
        dropRest(request);
        throw error;
      }
    },
    { announces: 'file' },
  );

  route(app, contract.readFile, async ({ params, query, request, reply, session }) => {
    const file = await readableFile(pool, session, params.id);
    const attachment = query.telecharger !== undefined;
    if (!isContinued(request))
      await app.documentReads.record(session.uid, attachment ? 'telechargement' : 'fichier', [file]);
    return serveProjectFile(request, reply, store, file, attachment);
  });

  route(app, contract.readThumbnail, async ({ params, request, reply, session }) => {
    const file = await readableFile(pool, session, params.id);
    return serveThumbnail(request, reply, store, file);
  });

  route(app, contract.readPages, async ({ params, session }) =>
    pagesOfFile(store, await readableFile(pool, session, params.id)),
  );

  route(app, contract.readPagePicture, async ({ params, query, request, reply, session }) => {
    const file = await readableFile(pool, session, params.id);
    return servePage(request, reply, store, file, { ...query, page: params.page });
  });

  route(app, contract.deleteFile, ({ params, query, session }) =>
    deleteFile(pool, session, params.id, query),
  );
}
