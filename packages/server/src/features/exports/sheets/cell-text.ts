/** The most code units that a cell holds, in both formats. */
const LONGEST = 32_767;

/**
 * A cell's text: lines end as in spreadsheets; what is too long for any of them ends with an ellipsis, never within a
 * character.
 */
export function cellText(typed: string): string {
  const text = typed.includes('\r') ? typed.replace(/\r\n?/g, '\n') : typed;
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST - 1);
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
