import { lateScreen } from '../late-screen.tsx';
import { Skeleton } from '../Skeleton.tsx';

/** A date of a pose, edited in place: only those who plan one load it. Its room is kept. */
export const LatePoseDateField = lateScreen(
  async () => (await import('./PoseDateField.tsx')).PoseDateField,
  <Skeleton width="100%" height={44} />,
);
