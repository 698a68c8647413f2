import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { lazy, Suspense } from 'react';
import type { Viewer } from '../../../components/projects/holder-words.ts';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { nextThing } from '../words/next-thing.ts';
import { ActionLine } from './ActionLine.tsx';
import { ApproveLine } from './ApproveLine.tsx';
import { CompleteLine } from './CompleteLine.tsx';
import { ResumeLine } from './ResumeLine.tsx';
import './ActionList.css';

// Knows every kind whole: loaded for a draft alone.
const DraftSteps = lazy(async () => ({ default: (await import('./DraftSteps.tsx')).DraftSteps }));

interface ActionListProps {
  project: Project;
  viewer: Viewer;
  onTake: (action: ProjectAction) => void;
}

/** The viewer's actions, in order of importance; refused ones keep their place with a reason. Nothing without any. */
export function ActionList({ project, viewer, onTake }: ActionListProps) {
  const { actions, resume, approve, main, explained } = nextThing(project, viewer);
  const missing = actions.find((action) => !action.allowed)?.missing?.length ?? 0;
  if (actions.length === 0 && !approve && !resume) return null;
  // What a draft lacks stands in its steps, not under what it cannot do yet.
  const listed = actions.filter((action) => !resume || action.allowed || !action.missing?.length);
  return (
    <section className="follow-up-actions" aria-labelledby="acts">
      <h2 className="title-section" id="acts">
        Ce que vous pouvez faire
      </h2>
      {resume && viewer.role === 'client' && <CompleteLine project={project} missing={missing} />}
      {resume && viewer.role !== 'client' && (
        <>
          <ResumeLine project={project} missing={missing} main={main === 'resume'} />
          {missing > 0 && (
            <Suspense fallback={<StepsSkeleton />}>
              <DraftSteps project={project} />
            </Suspense>
          )}
        </>
      )}
      {approve && <ApproveLine project={project} main={main === 'approve'} own={viewer.role === 'client'} />}
      {listed.map((action) => (
        <ActionLine
          key={action.target}
          project={project}
          action={action}
          viewer={viewer}
          main={action.target === main}
          explained={action.target === explained}
          onTake={() => onTake(action)}
        />
      ))}
    </section>
  );
}

function StepsSkeleton() {
  return (
    <SkeletonGroup label="Chargement des étapes">
      <Skeleton width="100%" height={210} />
    </SkeletonGroup>
  );
}
