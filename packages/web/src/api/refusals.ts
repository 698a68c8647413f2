import type { ApiError } from './api-error.ts';

type Listener = (error: ApiError) => void;

let listener: Listener | undefined;

/** Registers the application's handler of a 401 or a 403; calls themselves only throw. */
export function onRefusal(heard: Listener): void {
  listener = heard;
}

/** Called for every reply with 401 or 403, before the call throws. */
export function reportRefusal(error: ApiError): void {
  listener?.(error);
}
