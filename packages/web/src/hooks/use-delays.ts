import { DEFAULT_DELAYS, type Delays } from '@ardoise/domain/base/words/delays.ts';
import { useSettings } from './use-settings.ts';

/** The delays that sentences promise. */
export function useDelays(): Delays {
  return useSettings().data?.delais ?? DEFAULT_DELAYS;
}
