/** Runs the work now and at each interval, never concurrently. Returns a function that stops it and waits for its end. */
export function repeat(work: () => Promise<unknown>, interval: number, onError: (error: unknown) => void) {
  let running: Promise<void> | undefined;
  const once = () => {
    running ??= work()
      .then(() => undefined, onError)
      .finally(() => {
        running = undefined;
      });
  };
  once();
  const timer = setInterval(once, interval);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
