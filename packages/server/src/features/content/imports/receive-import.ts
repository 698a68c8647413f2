import { type ErrorCode, Refusal } from '@ardoise/domain/base/errors.ts';
import { FILE_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import { CONTENT_AREAS, type ContentArea } from '@ardoise/domain/content/content-log.ts';
import { pictureKey } from '@ardoise/domain/content/imports/entry-import.ts';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../../../http/session.repository.ts';
import type { IncomingFile } from '../../../storage/file-place.ts';
import type { AppContext } from '../../base/app-context.ts';
import { receiveFile, receiveScanned } from '../../project/documents/files/receive-file.ts';
import { isFile, readForm } from '../../project/documents/files/upload-form.ts';
import { keepPicture, PICTURE_RULES } from '../catalogue-pictures/receive-picture.ts';
import type { ImportPictures } from './areas/import-area.ts';
import { importArea } from './areas/import-areas.ts';
import { ImportFileError } from './files/import-file-error.ts';
import { type ImportFile, storeImport } from './store-import.ts';

/** 200,000 outlets are 40 MB. */
const LARGEST = 100 * 1024 * 1024;
const LONGEST_NAME = 200;

/** Pictures that go with one file. */
const MOST_PICTURES = 1000;
/** Refusals of a picture; any other error aborts the upload. */
const REFUSED: readonly ErrorCode[] = ['FICHIER_REFUSE', 'FICHIER_TROP_GROS'];

type Destination = Pick<ImportFile, 'area' | 'list' | 'complete'>;
const NOWHERE: Destination = { area: 'catalogues', list: '', complete: false };

/** What the form says before its files. @throws Refusal REQUETE_INVALIDE, INTROUVABLE where nothing is imported */
function destinationOf(fields: ReadonlyMap<string, string>): Destination {
  const area = fields.get('zone') ?? '';
  const list = fields.get('liste') ?? '';
  if (!Object.hasOwn(CONTENT_AREAS, area))
    throw new Refusal('REQUETE_INVALIDE', { champs: [{ chemin: 'zone', message: 'Valeur mal formée' }] });
  const { subject } = importArea(area as ContentArea, list);
  return {
    area: area as ContentArea,
    list,
    complete: fields.get('complet') === '1' && subject.hides === true,
  };
}

/** Stores a picture of the form; or the reason why it was refused. */
async function receivePicture(
  context: AppContext,
  part: MultipartFile,
  by: string,
): Promise<ImportPictures[string]> {
  try {
    const received = await receiveFile(context.files, part, PICTURE_RULES, 0);
    try {
      return { image: (await keepPicture(context, received, by)).image };
    } finally {
      await context.files.discard(received.incoming);
    }
  } catch (error) {
    if (!(error instanceof Refusal) || !REFUSED.includes(error.code)) throw error;
    // The multipart parser emits the next part once this one is consumed.
    part.file.resume();
    return { refus: error.message };
  }
}

/** Lines refer to pictures by name: a duplicate name is ambiguous. */
function addPicture(
  pictures: Record<string, ImportPictures[string]>,
  fileName: string,
  picture: ImportPictures[string],
): void {
  const key = pictureKey(fileName);
  const other = pictures[key];
  pictures[key] =
    other === undefined || ('image' in other && 'image' in picture && other.image === picture.image)
      ? picture
      : { refus: 'Deux images différentes portent ce nom\u00a0: renommez l’une d’elles.' };
}

interface ReceivedForm {
  destination: Destination;
  csv: { incoming: IncomingFile; fileName: string } | null;
  pictures: Record<string, ImportPictures[string]>;
}

/** Receives the files of a form, `fichier` and then its pictures. The caller discards what was received. */
async function receiveFiles(
  context: AppContext,
  by: string,
  request: FastifyRequest,
  form: ReceivedForm,
): Promise<void> {
  const fields = new Map<string, string>();
  for await (const part of readForm(request, 1 + MOST_PICTURES)) {
    if (!isFile(part)) {
      fields.set(part.fieldname, String(part.value));
      continue;
    }
    form.destination = destinationOf(fields);
    if (part.fieldname === 'images')
      addPicture(form.pictures, part.filename, await receivePicture(context, part, by));
    else if (form.csv === null) {
      const fileName = part.filename.slice(0, LONGEST_NAME).replaceAll('\0', '');
      form.csv = { incoming: await receiveScanned(context.files, part, LARGEST), fileName };
    } else part.file.resume();
  }
}

/**
 * Stores the lines of the form's file as an import, to be judged in the background, with its pictures. Returns its id.
 * @throws Refusal VALIDATION for a file that cannot be read, FICHIER_TROP_GROS, REQUETE_INVALIDE, STOCKAGE_PLEIN
 */
export async function receiveImport(
  context: AppContext,
  who: Session,
  request: FastifyRequest,
): Promise<number> {
  const form: ReceivedForm = { destination: NOWHERE, csv: null, pictures: {} };
  try {
    await receiveFiles(context, who.name, request, form);
    const { destination, csv, pictures } = form;
    if (csv === null) throw new Refusal('REQUETE_INVALIDE', { message: FILE_NEEDED });
    const { path } = csv.incoming;
    return await storeImport(context.pool, who, { ...destination, path, fileName: csv.fileName, pictures });
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error;
    throw new Refusal('VALIDATION', { message: error.message });
  } finally {
    if (form.csv !== null) await context.files.discard(form.csv.incoming);
  }
}
