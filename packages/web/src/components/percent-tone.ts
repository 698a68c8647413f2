/**
 * Colour of a quota's percentage: under 25 success, under 50 info, under 75 warning, else danger
 * (specification/quotas.md#tracking).
 */
export function percentTone(percent: number): 'done' | 'work' | 'wait' | 'stop' {
  if (percent < 25) return 'done';
  if (percent < 50) return 'work';
  return percent < 75 ? 'wait' : 'stop';
}
