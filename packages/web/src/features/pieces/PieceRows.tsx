import type { ListedPiece, PieceOutlet } from '@ardoise/domain/contract/pieces.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { PIECE_STATES } from '@ardoise/domain/rules/pieces.ts';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode } from 'react';
import { formatDate } from '../../components/format-date.ts';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../router/Link.tsx';
import { PiecePicture } from './PiecePicture.tsx';
import { piecesInWords } from './piece-words.ts';

const joined = (parts: readonly string[]) => parts.filter(Boolean).join(' · ');

interface RowsProps {
  label: string;
  /** Heads of the third to fifth column. */
  heads: readonly [string, string, string];
  /** Rows of other filters, until those of the new ones are there. */
  isBehind: boolean;
  children: ReactNode;
}

/** A table on a wide screen, a block each on a narrow one: rows are links. */
function Rows({ label, heads, isBehind, children }: RowsProps) {
  return (
    <section className="pieces-rows" aria-label={label} aria-busy={isBehind}>
      <div className="pieces-head" aria-hidden>
        <span />
        <span>Point de vente</span>
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
        <span />
      </div>
      <ul>{children}</ul>
    </section>
  );
}

interface RowProps {
  outlet: Pick<PieceOutlet, 'nOutlet' | 'point' | 'ville' | 'medaille' | 'nomDc' | 'depuis'>;
  picture: ReactNode;
  name: string;
  detail: string;
  /** In the place of the day. */
  state: string;
}

function Row({ outlet, picture, name, detail, state }: RowProps) {
  return (
    <li className="pieces-row">
      {picture}
      <span>
        <Link className="pieces-name" to={PAGES.outletPieces} params={{ outlet: outlet.nOutlet }}>
          {outlet.point || 'Point de vente sans nom'}
        </Link>
        <span className="meta">{joined([outlet.ville, outlet.nOutlet, outlet.medaille])}</span>
      </span>
      <span>
        {name}
        <span className="meta">{detail}</span>
        <span className="meta pieces-state">{state}</span>
      </span>
      <span className="pieces-dc">{outlet.nomDc}</span>
      <span className="pieces-day">{state}</span>
      <span className="pieces-go">
        <Icon of={IconChevronRight} size="s" />
      </span>
    </li>
  );
}

/** Each its day; what is gone says how, and until when. */
function dayOf({ etat, depuis, partieLe }: ListedPiece): string {
  if (etat === 'en_place') return formatDate(depuis);
  return joined([PIECE_STATES[etat], partieLe === null ? '' : formatDate(partieLe)]);
}

export function PieceRows({ pieces, isBehind }: { pieces: readonly ListedPiece[]; isBehind: boolean }) {
  return (
    <Rows label="Pièces" heads={['Pièce', 'Délégué', 'En place depuis']} isBehind={isBehind}>
      {pieces.map((piece) => (
        <Row
          key={piece.id}
          outlet={piece}
          picture={<PiecePicture of={piece} />}
          name={piece.nom}
          detail={piece.montre || piece.detail}
          state={dayOf(piece)}
        />
      ))}
    </Rows>
  );
}

export function OutletRows({ outlets, isBehind }: { outlets: readonly PieceOutlet[]; isBehind: boolean }) {
  return (
    <Rows label="Points de vente" heads={['En place', 'Délégué', 'Dernière arrivée']} isBehind={isBehind}>
      {outlets.map((outlet) => (
        <Row
          key={outlet.nOutlet}
          outlet={outlet}
          picture={<PiecePicture of={outlet} />}
          name={piecesInWords(outlet.pieces)}
          detail={outlet.nom}
          state={formatDate(outlet.depuis)}
        />
      ))}
    </Rows>
  );
}
