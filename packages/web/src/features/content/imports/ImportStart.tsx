import { type Import, readImportModel } from '@ardoise/domain/contract/imports.ts';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { addressOf } from '../../../api/request.ts';
import { Banner } from '../../../components/Banner.tsx';
import { buttonClass } from '../../../components/Button.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import { useNavigate } from '../../../router/context.ts';
import { Link } from '../../../router/Link.tsx';
import { ImportDrop, isTable } from './ImportDrop.tsx';
import type { ImportPlace } from './import-place.ts';
import { writtenWords } from './import-words.ts';
import { useLastImports, useStartImport } from './use-imports.ts';

const STATES: Record<Import['etat'], string> = {
  lecture: 'lecture en cours',
  essai: 'essai prêt, rien n’est encore changé',
  attente: 'écriture en cours',
  ecriture: 'écriture en cours',
  applique: 'appliqué',
  annulation: 'annulation en cours',
  annule: 'annulé',
  abandonne: 'abandonné',
  echec: 'arrêté sur une erreur',
};

/** The last imports, each of them a way back to its lines. */
function ImportHistory({ place, path }: { place: ImportPlace; path: string }) {
  const { data } = useLastImports(place);
  const imports = data?.imports ?? [];
  if (imports.length === 0) return null;
  return (
    <section className="imports-history">
      <h2 className="title-section">Derniers imports</h2>
      <ul>
        {imports.map((row) => (
          <li key={row.id}>
            <Link className="tappable" to={path} search={{ essai: row.id }}>
              {row.fichier}
            </Link>
            <span className="meta">
              {STATES[row.etat]}
              {row.etat === 'applique' && `, ${writtenWords(row, place.subject)}`} {row.qui ?? 'Le serveur'},{' '}
              <RelativeTime date={row.t} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
