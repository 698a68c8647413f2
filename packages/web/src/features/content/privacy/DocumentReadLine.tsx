import type { ListedRead } from '@ardoise/domain/contract/privacy.ts';
import { READ_DOCUMENTS, READ_WAYS } from '@ardoise/domain/privacy-words.ts';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { Link } from '@tanstack/react-router';
import { formatDateTime, formatTime } from '../../../components/format-date.ts';
import { counted } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { followUpPath } from '../../../components/projects/wizard-path.ts';

/** One read: time, document and way, person, project. */
export function DocumentReadLine({ read }: { read: ListedRead }) {
  const { t, t_dernier, nombre, qui, document, moyen, fichier, projet } = read;
  return (
    <li className="document-reads-row">
      <span>
        <time dateTime={t}>{formatDateTime(t)}</time>
        {nombre > 1 && (
          <span className="meta">
            {counted(nombre, 'fois', 'fois')}, jusqu’à {formatTime(t_dernier)}
          </span>
        )}
      </span>
      <span className="document-reads-what">
        <Icon of={IconEye} />
        <b>{READ_DOCUMENTS[document]}</b>
        <span className="meta">{READ_WAYS[moyen]}</span>
        {fichier !== '' && <span className="meta">{fichier}</span>}
      </span>
      <span>{qui.nom || `Compte supprimé (${qui.uid})`}</span>
      <Link to={followUpPath(projet._id.$oid)}>{projet.nameProjet || projet._id.$oid}</Link>
    </li>
  );
}
