import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { buttonClass } from '../../components/Button.tsx';
import { ClientStages } from '../../components/projects/ClientStages.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import { TYPE_DRAWINGS } from '../../components/projects/type-drawings.ts';
import { useProofs } from '../../hooks/use-proofs.ts';
import { Link } from '../../router/Link.tsx';
import { orderedInWords, orderWords } from './order-words.ts';

/** The first page of the newest proof that the client was shown, else the drawing of what is ordered; decorative. */
function OrderPicture({ row }: { row: ProjectRow }) {
  return (
    <div className="client-orders-picture">
      {row.versionCreation > 0 ? <ProofPage row={row} /> : <Drawn row={row} />}
    </div>
  );
}

function Drawn({ row }: { row: ProjectRow }) {
  return <img src={row.image || TYPE_DRAWINGS[row.type]} alt="" decoding="async" />;
}

function ProofPage({ row }: { row: ProjectRow }) {
  const { data, isPending } = useProofs(row._id.$oid);
  const page = data?.[0]?.fichiers[0]?.photo;
  if (isPending) return null;
  return page ? (
    <img className="client-orders-proof" src={page} alt="" decoding="async" />
  ) : (
    <Drawn row={row} />
  );
}

interface OrderCardProps {
  row: ProjectRow;
  now: number;
  /** What waits for the client first: larger, with the page's red button. */
  first?: boolean;
}

/** An order: its picture, one sentence, its stages and one button. */
export function OrderCard({ row, now, first = false }: OrderCardProps) {
  const { stage, sentence, button } = orderWords(row, now);
  const title = `order-${row._id.$oid}`;
  const ordered = orderedInWords(row);
  const tone = first ? 'main' : button.mine ? 'ink' : 'line';
  return (
    <article
      className={first ? 'client-orders-card client-orders-first' : 'client-orders-card'}
      aria-labelledby={title}
    >
      <OrderPicture row={row} />
      <div className="client-orders-said">
        <div>
          <h2 className={first ? 'title-section' : 'title-sub'} id={title}>
            {projectName(row)}
          </h2>
          {ordered !== '' && <p className="meta">{ordered}</p>}
        </div>
        <p className="client-orders-sentence">{sentence}</p>
        <ClientStages stage={stage} mine={button.mine} named={first} />
        <p className="client-orders-go">
          <Link
            className={buttonClass({ tone, size: first ? 'l' : 'm' })}
            to={button.to}
            aria-describedby={title}
          >
            {button.label}
          </Link>
        </p>
      </div>
    </article>
  );
}
