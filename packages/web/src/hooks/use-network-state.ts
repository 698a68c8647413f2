import { useSyncExternalStore } from 'react';
import { type NetworkState, networkState, onNetworkChange } from '../api/network-state.ts';

/** Whether the server is reached, and since when that is so. */
export function useNetworkState(): NetworkState {
  return useSyncExternalStore(onNetworkChange, networkState, networkState);
}
