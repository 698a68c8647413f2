import type { WhomToCall } from './whom-to-call.ts';

/** Contact of the sender, with their number if known. */
export function Reach({ who: { demandeur, telephoneDC } }: { who: WhomToCall }) {
  if (telephoneDC === '') {
    return <p className="meta">Une question&nbsp;? {demandeur}, votre délégué commercial, vous répond.</p>;
  }
  return (
    <p className="meta approval-reach">
      Une question&nbsp;? Appelez {demandeur} au{' '}
      <a className="nowrap" href={`tel:${telephoneDC.replace(/[^\d+]/g, '')}`}>
        {telephoneDC}
      </a>
    </p>
  );
}
