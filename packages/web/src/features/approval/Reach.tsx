import type { ApprovalPage } from '@ardoise/domain/contract/client-links.ts';

/** Whom to call. */
export function Reach({
  page: { demandeur, telephoneDC },
}: {
  page: Pick<ApprovalPage, 'demandeur' | 'telephoneDC'>;
}) {
  if (telephoneDC === '') return null;
  return (
    <p className="meta reach">
      Une question ? Appelez {demandeur} au{' '}
      <a className="nowrap" href={`tel:${telephoneDC.replace(/[^\d+]/g, '')}`}>
        {telephoneDC}
      </a>
    </p>
  );
}
