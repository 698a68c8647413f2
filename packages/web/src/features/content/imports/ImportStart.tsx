import { readImportModel } from '@ardoise/domain/contract/imports.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { addressOf } from '../../../api/request.ts';
import { Banner } from '../../../components/Banner.tsx';
import { buttonClass } from '../../../components/Button.tsx';
import { ImportDrop, isTable } from './ImportDrop.tsx';
import { ImportHistory } from './ImportHistory.tsx';
import type { ImportPlace } from './import-place.ts';
import { useStartImport } from './use-imports.ts';

function requiredColumns({ columns }: ImportPlace['subject']): string {
  return columns
    .filter(({ required }) => required)
    .map(({ name }) => name)
    .join(', ');
}

/** A file is dropped or chosen, and read at once. */
export function ImportStart({ place, path }: { place: ImportPlace; path: string }) {
  const navigate = useNavigate();
  const start = useStartImport(place);
  const [complet, setComplet] = useState(false);
  const { subject, zone, liste } = place;
  const [missing, setMissing] = useState(false);
  const send = (files: File[]) => {
    const file = files.find(isTable);
    setMissing(files.length > 0 && file === undefined);
    if (file === undefined || start.isPending) return;
    const images = subject.pictures ? files.filter((other) => !isTable(other)) : [];
    const open = (essai: string) => void navigate({ to: path, search: { essai } });
    start.mutate({ file, images, complet }, { onSuccess: open });
  };
  return (
    <>
      <ImportDrop
        pictures={subject.pictures === true}
        busy={start.isPending}
        failed={start.error !== null}
        onFiles={send}
      />
      {missing && (
        <Banner tone="wait" role="alert">
          {subject.pictures
            ? 'Choisissez aussi le fichier CSV qui nomme ces images.'
            : 'Ce fichier n’est pas un CSV. Depuis un tableur\u00a0: Fichier, Enregistrer sous, CSV UTF-8.'}
        </Banner>
      )}
      {start.error && (
        <Banner tone="stop" role="alert">
          {messageOf(start.error)} Rien n’a été changé.
        </Banner>
      )}
      {subject.hides && (
        <label className="imports-complete">
          <input type="checkbox" checked={complet} onChange={(event) => setComplet(event.target.checked)} />
          Ce fichier est la liste complète{'\u00a0'}: masquer ce qu’il ne nomme pas
        </label>
      )}
      <p className="actions imports-model">
        <a
          className={buttonClass({ tone: 'line' })}
          href={addressOf(readImportModel, { query: { zone, liste } })}
          download
        >
          Modèle de fichier
        </a>
        <span className="hint">
          Colonnes obligatoires{'\u00a0'}: {requiredColumns(subject)}. Une colonne absente du fichier ne
          change rien.
        </span>
      </p>
      <ImportHistory place={place} path={path} />
    </>
  );
}
