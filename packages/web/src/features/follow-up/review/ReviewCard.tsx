import { ActionList } from '../actions/ActionList.tsx';
import type { CardProps } from '../card-props.ts';
import { BallCard } from '../head/BallCard.tsx';
import { useClientLink } from '../people/use-client-link.ts';
import { Proofs } from '../proofs/Proofs.tsx';

/** The proof, and the answers to it. */
export function ReviewCard({ project, viewer, proofs, now, onShow }: CardProps) {
  const link = useClientLink(project);
  return (
    <>
      <BallCard project={project} viewer={viewer} link={link} now={now} />
      <ActionList
        project={project}
        viewer={viewer}
        onTake={(action) => onShow({ kind: 'status', target: action.target })}
      />
      <Proofs
        project={project}
        proofs={proofs.data}
        error={proofs.error}
        onOpen={(version, fileId) => onShow({ kind: 'proof', version, fileId })}
      />
    </>
  );
}
