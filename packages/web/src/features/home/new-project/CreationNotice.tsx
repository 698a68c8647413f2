import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { Banner } from '../../../components/Banner.tsx';
import { alertBanner, lowQuota } from '../kind-tile.ts';
import type { CreationState } from './creation-state.ts';

/** Why nothing can be created, or a warning before. */
export function CreationNotice({ type, state }: { type: ProjectType; state: CreationState }) {
  if (state.can === 'begin') return null;
  const left = state.can === 'never' ? null : state.left;
  return (
    <>
      {left && (
        <Banner tone="wait" role="alert">
          <p>{lowQuota(left.remaining)}</p>
          {left.state === 'ALERTE' && <p>{alertBanner(type, left)}</p>}
        </Banner>
      )}
      {state.can !== 'confirm' && (
        <Banner tone="stop" role="alert">
          {state.message}
        </Banner>
      )}
    </>
  );
}
