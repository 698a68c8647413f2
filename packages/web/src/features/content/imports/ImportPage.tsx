import { exportEntries } from '@ardoise/domain/contract/imports.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import { addressOf } from '../../../api/request.ts';
import { BackLink } from '../../../components/BackLink.tsx';
import { buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { usePlace, useSearch } from '../../../router/context.ts';
import { Link, Navigate } from '../../../router/Link.tsx';
import { ImportStart } from './ImportStart.tsx';
import { ImportView } from './ImportView.tsx';
import { importPlace } from './import-place.ts';
import { filesWords, readingWords } from './import-words.ts';
import { useImport } from './use-imports.ts';
import './Imports.css';

/** What the dry run of this file is, below the title. */
function DryRunLede({ id }: { id: string }) {
  const { data: row } = useImport(id);
  if (row === undefined) return null;
  return (
    <p className="lede">
      {row.etat === 'essai' ? (
        <>
          <b>Rien n’est encore changé.</b> Voici ce que {filesWords(row)}.
        </>
      ) : (
        row.fichier
      )}{' '}
      <span className="meta">{readingWords(row)}</span>
    </p>
  );
}

/** Imports of outlets, catalogues and accounts: a file, its dry run, its result (specification/content-management.md#imports). */
export function ImportPage() {
  // Of this page, not of where the browser is going: on its way to the login it would be sent back, for ever.
  const path = usePlace().pathname;
  const { essai }: { essai?: string | number } = useSearch();
  const place = importPlace(path);
  if (place === null) return <Navigate to={PAGES.contents} replace />;
  const id = /^\d+$/.test(String(essai ?? '')) ? String(essai) : null;
  const { subject, back, zone, liste } = place;
  return (
    <main tabIndex={-1} className="imports">
      <BackLink to={back.path}>{back.words}</BackLink>
      <div className="page-head">
        <div>
          <h1 className="title-page">{subject.title}</h1>
          {id === null ? (
            <p className="lede">
              Le fichier est d’abord lu à blanc{'\u00a0'}: vous voyez ligne par ligne ce qu’il changera.
            </p>
          ) : (
            <DryRunLede id={id} />
          )}
        </div>
        <div className="actions">
          {id === null ? (
            <a
              className={buttonClass({ tone: 'line' })}
              href={addressOf(exportEntries, { query: { zone, liste } })}
              download
            >
              Exporter
            </a>
          ) : (
            <Link className={buttonClass({ tone: 'line' })} to={path} search={{}}>
              <Icon of={IconFileImport} />
              {subject.pictures ? 'Changer de fichiers' : 'Changer de fichier'}
            </Link>
          )}
        </div>
      </div>
      {id === null ? (
        <ImportStart place={place} path={path} />
      ) : (
        <ImportView key={id} id={id} place={place} path={path} />
      )}
    </main>
  );
}
