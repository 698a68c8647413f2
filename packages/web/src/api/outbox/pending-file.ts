import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Sending, WaitingFile } from './sending.ts';

const PICTURE = /^image\//;

/** A photo that waits, as the list of files will show it. @param url of its bytes here (blob:) */
export function pendingFile({ id, at, file }: Sending & { file: WaitingFile }, url: string): ProjectFile {
  const isPicture = PICTURE.test(file.mime);
  return {
    id,
    filename: file.filename,
    url,
    photo: isPicture ? url : null,
    dateFile: new Date(at).toISOString(),
    myplv_file_type: file.type,
    mime: file.mime,
    size: file.size,
    width: file.width,
    height: file.height,
    pages: null,
    empreinte: '',
    annotable: isPicture,
    deletable: true,
    avertissement: null,
    recuApresSignature: false,
    retire: false,
    perime: false,
    efface: null,
  };
}
