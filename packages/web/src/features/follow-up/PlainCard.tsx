import { ERRORS } from '@ardoise/domain/base/errors.ts';
import { FINAL_STATUSES } from '@ardoise/domain/projects/statuses.ts';
import { ActionList } from './actions/ActionList.tsx';
import type { CardProps } from './card-props.ts';
import { BallCard } from './head/BallCard.tsx';
import { useClientLink } from './people/use-client-link.ts';

/** Where a project is, in a sentence, and what the viewer may do. */
export function PlainCard({ project, viewer, now, onShow }: CardProps) {
  const { actions, statut, supprime } = project;
  const over = supprime || FINAL_STATUSES.includes(statut);
  const link = useClientLink(project);
  return (
    <>
      <BallCard project={project} viewer={viewer} link={link} now={now} />
      <ActionList
        project={project}
        viewer={viewer}
        onTake={(action) => onShow({ kind: 'status', target: action.target })}
      />
      {!over && actions.length === 0 && viewer.role !== 'client' && (
        <p className="meta">{ERRORS.TRANSITION.message}</p>
      )}
    </>
  );
}
