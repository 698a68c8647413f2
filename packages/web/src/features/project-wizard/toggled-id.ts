/** The one id that two choices differ by: a picker tells the whole choice, a toggle wants what was pressed. */
export function toggledId(before: readonly string[], after: readonly string[]): string | undefined {
  return after.find((id) => !before.includes(id)) ?? before.find((id) => !after.includes(id));
}
