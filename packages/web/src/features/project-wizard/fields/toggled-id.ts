/** The one id by which two choices differ: a picker emits the whole choice, a toggle needs the pressed item. */
export function toggledId(before: readonly string[], after: readonly string[]): string | undefined {
  return after.find((id) => !before.includes(id)) ?? before.find((id) => !after.includes(id));
}
