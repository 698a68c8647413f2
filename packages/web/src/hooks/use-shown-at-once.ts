import { startTransition, useOptimistic } from 'react';

/**
 * The value of a control, which shows its change at once; what else the change renders follows in a transition, which
 * the next input interrupts.
 */
export function useShownAtOnce<Value>(
  value: Value,
  onChange: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [shown, show] = useOptimistic(value);
  const change = (next: Value) =>
    startTransition(() => {
      show(next);
      onChange(next);
    });
  return [shown, change];
}
