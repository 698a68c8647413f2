import type { Call, ReplyOf } from '@ardoise/domain/contract/call.ts';
import { openDelivery } from '@ardoise/domain/contract/client-links.ts';
import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useQuery } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { Button, buttonClass } from '../../components/Button.tsx';
import { FileThumbnail } from '../../components/documents/FileThumbnail.tsx';
import { formatDate } from '../../components/format-date.ts';
import { counted, formatSize } from '../../components/format-number.ts';
import { Icon } from '../../components/Icon.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useParams } from '../../router/context.ts';
import { ClientFrame } from './ClientFrame.tsx';
import { Reach } from './Reach.tsx';
import { whomToCall } from './whom-to-call.ts';

type Delivery = ReplyOf<typeof openDelivery & Call>;

/** The files of a finished order, or its signed order form, by a mailed link (specification/mails-and-links.md#links). */
export function DeliveryPage() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['delivery', token],
    queryFn: ({ signal }) => request(openDelivery, { params: { token }, signal }),
  });
  return (
    <ClientFrame>
      {data ? (
        <Files delivery={data} />
      ) : error ? (
        <Closed error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label="Ouverture du lien">
          <Skeleton width="70%" height={28} />
          <br />
          <Skeleton width="100%" height={96} />
        </SkeletonGroup>
      )}
    </ClientFrame>
  );
}

/** What its files are to the client. */
const WORDS: Record<Delivery['objet'], { title: string; lede: string; file?: string }> = {
  execution: {
    title: 'Vos fichiers sont prêts',
    lede: 'Téléchargez-les et gardez-les\u00a0: ce sont eux qu’il faut remettre à votre imprimeur.',
  },
  bon_commande: {
    title: 'Votre bon de commande',
    lede: 'Téléchargez-le et gardez-le\u00a0: c’est ce que vous avez signé.',
    file: 'Bon de commande signé',
  },
};

function Files({ delivery }: { delivery: Delivery }) {
  const { nameProjet, type, ville, demandeur, expire, fichiers } = delivery;
  const { title, lede, file: named } = WORDS[delivery.objet];
  const nameOf = (file: Delivery['fichiers'][number]) => named ?? shownFileName(file.filename);
  return (
    <div className="approval-delivery">
      <p className="meta">
        {type} pour {[nameProjet, ville].filter(Boolean).join(', ')}
      </p>
      <h1 className="title-page">{title}</h1>
      <p className="lede">{lede}</p>
      <p className="meta">
        {counted(fichiers.length, 'fichier', 'fichiers')}, à votre disposition jusqu’au {formatDate(expire)}
      </p>
      <ul>
        {fichiers.map((file) => (
          <li key={file.id}>
            <FileThumbnail file={file} />
            <div>
              <b>{nameOf(file)}</b>
              <p className="meta">
                {[file.pages !== null && counted(file.pages, 'page', 'pages'), formatSize(file.size)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <a
              className={buttonClass({ tone: fichiers.length === 1 ? 'main' : 'line' })}
              href={file.url}
              download
            >
              <Icon of={IconDownload} />
              Télécharger<span className="visually-hidden"> {nameOf(file)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="hint">
        Une question&nbsp;? {demandeur}, votre délégué commercial, vous répond. Ce lien est personnel&nbsp;:
        ne le transférez pas.
      </p>
    </div>
  );
}

const GONE = [404, 410];

function Closed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const who = whomToCall(error);
  const gone = error instanceof ApiError && GONE.includes(error.status);
  return (
    <div className="approval-calm">
      <h1 className="title-page">
        {error instanceof ApiError && error.status === 404
          ? 'Cette page n’existe pas'
          : gone
            ? 'Ces fichiers ne sont plus à disposition ici'
            : 'Les fichiers ne peuvent pas être affichés'}
      </h1>
      <p className="lede" role="alert">
        {messageOf(error)}
      </p>
      {who && <Reach who={who} />}
      {!gone && (
        <Button tone="main" onClick={onRetry}>
          Réessayer
        </Button>
      )}
    </div>
  );
}
