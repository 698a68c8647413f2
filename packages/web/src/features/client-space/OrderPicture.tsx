import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { TYPE_DRAWINGS } from '../../components/projects/type-drawings.ts';
import { useProofs } from '../../hooks/use-proofs.ts';

/** The first page of the newest proof that the client was shown, else the drawing of what is ordered; decorative. */
export function OrderPicture({ row }: { row: ProjectRow }) {
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
