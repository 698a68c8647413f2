import type { OutletPieces } from '@ardoise/domain/contract/pieces.ts';
import { PAGE_PATHS, PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { THERE } from '@ardoise/domain/rules/pieces.ts';
import IconMedal from '@tabler/icons-react/dist/esm/icons/IconMedal.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import { BackLink } from '../../components/BackLink.tsx';
import { buttonClass } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { formatDate } from '../../components/format-date.ts';
import { Icon } from '../../components/Icon.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { StatusTag } from '../../components/StatusTag.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { useParams } from '../../router/context.ts';
import { Link } from '../../router/Link.tsx';
import { PastPieces } from './PastPieces.tsx';
import { PieceCard } from './PieceCard.tsx';
import { PiecesSkeleton } from './PiecesSkeleton.tsx';
import { piecesInWords } from './piece-words.ts';
import { useOutletPieces } from './use-pieces.ts';
import './OutletPieces.css';

/** Every order of the outlet, newest first. */
function Orders({ orders }: { orders: OutletPieces['commandes'] }) {
  return (
    <section className="outlet-pieces-past">
      <h2 className="title-section">Commandes</h2>
      <ul className="outlet-pieces-orders">
        {orders.map(({ id, numProjet, support, statut, t_creation }) => (
          <li key={id}>
            <Link className="tappable" to={PAGE_PATHS.followUp(id)}>
              {numProjet || 'Projet sans numéro'}
            </Link>
            <span>
              {support}
              <span className="meta">créée le {formatDate(t_creation)}</span>
            </span>
            <StatusTag status={statut} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The printed codes, and where they lead. */
function Codes({ codes }: { codes: OutletPieces['codes'] }) {
  if (codes.length === 0) return null;
  return (
    <section className="outlet-pieces-past">
      <h2 className="title-section">QR codes</h2>
      <ul className="outlet-pieces-codes">
        {codes.map(({ id, numProjet, vers }) => (
          <li key={id}>
            <Icon of={IconQrcode} />
            <span>{vers || 'Ne mène nulle part encore'}</span>
            <Link className="tappable" to={PAGE_PATHS.qrCode(id)}>
              {numProjet || 'Voir le QR code'}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Head({ outlet }: { outlet: OutletPieces }) {
  const me = useMe();
  const { point, adresse, nOutlet, medaille } = outlet;
  return (
    <div className="outlet-pieces-head">
      <div>
        <h1 className="title-page">
          {point || 'Point de vente sans nom'}
          {medaille && (
            <span className="outlet-pieces-medal">
              <Icon of={IconMedal} />
              {medaille}
            </span>
          )}
        </h1>
        <p className="lede">{[adresse, nOutlet].filter(Boolean).join(' · ')}</p>
      </div>
      {roleMay('project.create', me.role) && (
        <Link className={buttonClass({ tone: 'main' })} to={PAGES.home} search={{ point: nOutlet }}>
          <Icon of={IconPlus} />
          Commander ici
        </Link>
      )}
    </div>
  );
}

function Shown({ outlet }: { outlet: OutletPieces }) {
  const there = outlet.pieces.filter(({ etat }) => THERE.includes(etat));
  const gone = outlet.pieces.filter(({ etat }) => !THERE.includes(etat));
  return (
    <>
      <Head outlet={outlet} />
      <h2 className="title-section outlet-pieces-title">
        En place <span className="outlet-pieces-number">{piecesInWords(there.length)}</span>
      </h2>
      {there.length === 0 ? (
        <EmptyState title="Rien n’est en place ici.">
          Une pièce arrive ici quand sa commande passe en «&nbsp;Livré&nbsp;».
        </EmptyState>
      ) : (
        <ul className="outlet-pieces-cards">
          {there.map((piece) => (
            <PieceCard key={piece.id} piece={piece} marks={outlet.peutMarquer} />
          ))}
        </ul>
      )}
      <PastPieces pieces={gone} marks={outlet.peutMarquer} />
      <Orders orders={outlet.commandes} />
      <Codes codes={outlet.codes} />
    </>
  );
}

/** Everything that stands and hangs at one outlet (specification/pieces.md#outlet). */
export function OutletPiecesPage() {
  const { outlet: nOutlet = '' } = useParams();
  const outlet = useOutletPieces(nOutlet);
  return (
    <main tabIndex={-1}>
      <BackLink to={PAGES.pieces}>Parc</BackLink>
      {outlet.error && (
        <>
          <h1 className="title-page">Point de vente {nOutlet}</h1>
          <LoadFailed query={outlet} />
        </>
      )}
      {outlet.isPending && (
        <>
          <h1 className="title-page">Point de vente {nOutlet}</h1>
          <PiecesSkeleton />
        </>
      )}
      {outlet.data && <Shown outlet={outlet.data} />}
    </main>
  );
}
