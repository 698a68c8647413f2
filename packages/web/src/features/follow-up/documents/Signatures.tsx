import type { Project } from '@ardoise/domain/contract/projects.ts';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import { formatDate, formatDateTime } from '../../../components/format-date.ts';
import { Icon } from '../../../components/Icon.tsx';

/** Signers of the order with role and time; and whether head office amended it since. */
export function Signatures({ signatures }: Pick<Project, 'signatures'>) {
  if (signatures.length === 0) return null;
  return (
    <ul className="documents-signed">
      {signatures.map(({ role, nom, qualite, t_signature, modifie, pourLeCompteDe }) => (
        <li key={role}>
          <Icon of={IconSignature} size="s" />
          <span>
            {role === 'client' ? 'Signé pour le point de vente par' : 'Signé par le délégué commercial'}{' '}
            <b>{nom}</b>, {qualite}, {pourLeCompteDe && `pour le compte de ${pourLeCompteDe}, `}
            <time dateTime={t_signature} title={formatDateTime(t_signature)}>
              le {formatDate(t_signature)}
            </time>
            {modifie && `, avant modification du ${formatDate(modifie)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
