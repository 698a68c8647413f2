import type { FastifyReply, FastifyRequest } from 'fastify';
import { endOf } from './end-of-reply.ts';
import { type StartedFile, startThread, type ThreadJob } from './start-thread.ts';
import type { WorkLine } from './work-line.ts';

/** Response headers of the file. */
export interface SentAs {
  mime: string;
  /** Content-Disposition: download or display. */
  disposition: string;
  headers?: Record<string, string>;
}

/** What is costly to prepare waits for its slot as well. */
type PreparedJob = ThreadJob | (() => Promise<ThreadJob>);

/** Its slot is released when its worker ends. */
async function begin(line: WorkLine, job: PreparedJob, end: AbortSignal): Promise<StartedFile> {
  const leave = await line.enter(end);
  try {
    const started = await startThread(typeof job === 'function' ? await job() : job, end);
    void started.ended.then(leave);
    return started;
  } catch (error) {
    leave();
    throw error;
  }
}

/**
 * Replies with a file that a worker thread generates, queued for a free slot. A client that disconnects cancels the
 * work, queued or running.
 * @throws Refusal TROP_DE_DEMANDES, and refusals of the worker or of `job`; an Error when the worker fails before the first byte
 */
export async function sendFromThread(
  line: WorkLine,
  job: PreparedJob,
  { mime, disposition, headers = {} }: SentAs,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const end = endOf(reply);
  const started = await begin(line, job, end).catch((error: unknown) => {
    if (end.aborted) return null;
    throw error;
  });
  if (started === null) return reply;
  const { length, content } = started;
  content.on('error', (error) => {
    if (!end.aborted) request.log.error({ err: error }, 'a file was cut short');
  });
  return reply
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': disposition,
      ...(length === null ? {} : { 'content-length': length }),
      ...headers,
    })
    .type(mime)
    .send(content);
}
