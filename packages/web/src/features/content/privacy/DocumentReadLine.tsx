import { READ_DOCUMENTS, READ_WAYS } from '@ardoise/domain/base/privacy-words.ts';
import type { ListedRead } from '@ardoise/domain/contract/privacy.ts';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { Link } from '@tanstack/react-router';
import { formatTime } from '../../../components/format-date.ts';
import { counted } from '../../../components/format-number.ts';
import { LogLine } from '../../../components/LogLine.tsx';
import { followUpPath } from '../../../components/projects/wizard-path.ts';

/** One read: time, document and way, person, project. */
export function DocumentReadLine({ read }: { read: ListedRead }) {
  const { t, t_dernier, nombre, qui, document, moyen, fichier, projet } = read;
  return (
    <LogLine
      at={t}
      times={
        nombre > 1 && (
          <span className="meta">
            {counted(nombre, 'fois', 'fois')}, jusqu’à {formatTime(t_dernier)}
          </span>
        )
      }
      icon={IconEye}
      what={READ_DOCUMENTS[document]}
      details={
        <>
          <span className="meta">{READ_WAYS[moyen]}</span>
          {fichier !== '' && <span className="meta">{fichier}</span>}
        </>
      }
    >
      <span>{qui.nom || `Compte supprimé (${qui.uid})`}</span>
      <span>
        <Link to={followUpPath(projet._id.$oid)}>{projet.nameProjet || projet._id.$oid}</Link>
      </span>
    </LogLine>
  );
}
