import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import type { Outbox } from '../../api/outbox/outbox.ts';
import { Banner } from '../../components/Banner.tsx';
import { buttonClass } from '../../components/Button.tsx';
import { FileInput } from '../../components/card-text/FileInput.tsx';
import { NetworkNeeded } from '../../components/NetworkNeeded.tsx';
import { useNetworkState } from '../../hooks/use-network-state.ts';
import { Link } from '../../router/Link.tsx';
import { importedWords } from './import-words.ts';
import { useImport } from './use-import.ts';

const TAKE = 'Reprendre un fichier .ardoise';
/** By its type as well: an iPad does not offer files of an extension that it does not know. */
const ACCEPTED = '.ardoise,application/octet-stream';

/** Takes over an order that was exported, on any device of its account (specification/offline.md#the-file-of-an-order). */
export function ImportOrder({ outbox }: { outbox: Outbox }) {
  const { reached } = useNetworkState();
  const { state, take } = useImport(outbox);
  return (
    <>
      <p className="meta">
        Une commande exportée par votre compte se reprend d’ici, avec du réseau. Le même fichier ne fait
        jamais deux commandes.
      </p>
      {state.name === 'sending' ? (
        <p className="outbox-progress">
          <progress max={1} value={state.fraction} aria-label="Envoi du fichier" />
          <span className="meta">
            {state.fraction < 1 ? 'Envoi du fichier…' : 'Vérification et enregistrement…'}
          </span>
        </p>
      ) : (
        <p className="actions">
          {reached ? (
            <FileInput
              words={TAKE}
              icon={IconFileImport}
              accept={ACCEPTED}
              onPick={([file]) => file && void take(file)}
            />
          ) : (
            <NetworkNeeded act={TAKE} />
          )}
        </p>
      )}
      <div role="status">
        {state.name === 'done' && (
          <Banner
            tone="done"
            action={
              <Link
                className={buttonClass({ tone: 'line' })}
                to={PAGE_PATHS.openProject(state.order._id.$oid)}
              >
                Ouvrir la commande
              </Link>
            }
          >
            {importedWords(state.order, 'file').map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Banner>
        )}
      </div>
      {state.name === 'refused' && (
        <Banner tone="stop" role="alert">
          {state.message}
        </Banner>
      )}
    </>
  );
}
