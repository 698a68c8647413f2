import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import { type ChangeEvent, useId } from 'react';
import { buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { DropZone } from '../../../components/uploads/DropZone.tsx';

const TABLES = '.csv,.txt,.tsv,text/csv';

/** A workbook is uploaded as well, for the server's message on how to save it. */
export function isTable({ name }: File): boolean {
  return /\.(csv|txt|tsv|xlsx?|ods)$/i.test(name);
}

interface ImportDropProps {
  /** Pictures go with the file. */
  pictures: boolean;
  busy: boolean;
  failed: boolean;
  /** Once something else is the next act. */
  quiet?: boolean;
  onFiles: (files: File[]) => void;
}

/** Where a file is dropped or chosen, with its pictures where it has some. */
export function ImportDrop({ pictures, busy, failed, quiet = false, onFiles }: ImportDropProps) {
  const id = useId();
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    // Allows picking the same file again once it is corrected.
    event.target.value = '';
  };
  return (
    <div className={failed ? 'field field-bad' : 'field'}>
      <DropZone large label="Fichier à importer" onDrop={onFiles}>
        <input
          id={id}
          className="visually-hidden"
          type="file"
          accept={pictures ? `${TABLES},image/*` : TABLES}
          multiple={pictures}
          aria-busy={busy}
          aria-describedby={`${id}-said`}
          onChange={pick}
        />
        <label htmlFor={id} className={buttonClass({ tone: quiet ? 'line' : 'main', size: 'l' })}>
          <Icon of={IconFileImport} />
          {busy ? 'Envoi en cours…' : pictures ? 'Choisir les fichiers' : 'Choisir un fichier'}
        </label>
        <p id={`${id}-said`}>
          <span className="upload-drop">{pictures ? 'ou déposez-les ici' : 'ou déposez-le ici'}</span>
          <span className="hint">
            CSV, UTF-8 ou Windows-1252, 100{'\u00a0'}Mo au plus
            {pictures && '\u00a0; avec ses images, retrouvées par leur nom de fichier'}
          </span>
        </p>
      </DropZone>
    </div>
  );
}
