import type { Project } from '@ardoise/domain/contract/projects.ts';
import { erasedInWords } from '@ardoise/domain/projects/erased-in-words.ts';
import { onBehalfInWords } from '@ardoise/domain/projects/on-behalf-in-words.ts';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import { formatDate, formatDateTime } from '../../../components/format-date.ts';
import { Icon } from '../../../components/Icon.tsx';
import { offlineSignature } from '../../../components/signatures/offline-signature.ts';
import { Fold } from '../folds/Fold.tsx';
import './Documents.css';

/** 'Karim Benali et Camille Ferrand, le 9 novembre 2026': the day of the last one. */
function signersInWords(signatures: Project['signatures']): string {
  const last =
    signatures
      .map(({ t_signature }) => t_signature)
      .toSorted()
      .at(-1) ?? '';
  return `${signatures.map(({ nom }) => nom).join(' et ')}, le ${formatDate(last)}`;
}

const withComma = (words: string) => words && `${words}, `;

/** Signers of the order with role and time; and whether head office amended it since. */
export function Signatures({ signatures, t_creation }: Pick<Project, 'signatures' | 't_creation'>) {
  if (signatures.length === 0) return null;
  return (
    <Fold name="signatures" icon={IconSignature} title="Signatures" summary={signersInWords(signatures)}>
      <ul className="documents-signed">
        {signatures.map(({ role, nom, qualite, t_signature, modifie, efface, horsLigne, ...behalf }) => (
          <li key={role}>
            <Icon of={IconSignature} size="s" />
            <span>
              {role === 'client' ? 'Signé pour le point de vente par' : 'Signé par le délégué commercial'}{' '}
              <b>{nom}</b>, {qualite}, {withComma(onBehalfInWords({ nom, ...behalf }))}
              <time dateTime={t_signature} title={formatDateTime(t_signature)}>
                le {formatDate(t_signature)}
              </time>
              {modifie && `, avant modification du ${formatDate(modifie)}`}
              {horsLigne && (
                <span className="meta">. {offlineSignature({ t_signature, horsLigne }, t_creation)}</span>
              )}
              {efface && `. Texte signé et image ${erasedInWords(efface, 'effacés')}`}
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
