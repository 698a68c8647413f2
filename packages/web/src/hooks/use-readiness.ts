import { useSyncExternalStore } from 'react';
import { onReadiness, type Readiness, readinessNow } from '../api/device/readiness.ts';

/** What this device has for work without a network. */
export function useReadiness(): Readiness {
  return useSyncExternalStore(onReadiness, readinessNow);
}
