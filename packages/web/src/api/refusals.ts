import type { ApiError } from './api-error.ts';

type Listener = (error: ApiError) => void;

let listener: Listener | undefined;

/** The application says here what a 401 or a 403 does to the screen; calls themselves only throw. */
export function onRefusal(heard: Listener): void {
  listener = heard;
}

/** Called for every reply that is 401 or 403, before the call throws. */
export function reportRefusal(error: ApiError): void {
  listener?.(error);
}
