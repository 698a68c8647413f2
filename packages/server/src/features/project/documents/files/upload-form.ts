import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

const LONGEST_FIELD = 300;
const MOST_FIELDS = 10;
/** The store has its own limit for each type of file; this one is the parser's. */
const LARGEST_FILE = 2 ** 40;

function malformed(): Refusal {
  return new Refusal('REQUETE_INVALIDE', {
    message: 'L’envoi a été interrompu ou n’est pas lisible. Merci de réessayer.',
  });
}

/** A file's name is sanitised later, so its NUL is harmless. */
function holdsNul(part: Multipart): boolean {
  return part.type === 'field' && String(part.value).includes('\0');
}

/**
 * The parts of a multipart form as they arrive; files beyond the first `files` are dropped. The sender's errors become
 * refusals, our own are rethrown.
 * @throws Refusal REQUETE_INVALIDE, DELAI_DEPASSE
 */
export async function* readForm(request: FastifyRequest, files: number): AsyncGenerator<Multipart> {
  if (!request.isMultipart()) throw malformed();
  const limits = {
    fieldSize: LONGEST_FIELD,
    fields: MOST_FIELDS,
    fileSize: LARGEST_FILE,
    files,
    fieldNameSize: 100,
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (holdsNul(part)) throw malformed();
      yield part;
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    request.log.debug({ err: error }, 'form not read to its end');
    throw malformed();
  }
}

/** Whether a part is a file with a name. */
export function isFile(part: Multipart): part is MultipartFile {
  return part.type === 'file';
}

/** Drains the body of a refused upload: a browser reads the response only after it has sent everything. */
export function dropRest(request: FastifyRequest): void {
  request.raw.unpipe();
  request.raw.resume();
}
