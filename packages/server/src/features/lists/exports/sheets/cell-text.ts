/** Maximum UTF-16 code units of a cell, in both formats. */
const LONGEST = 32_767;

/** A cell's text: normalised line ends; truncated with an ellipsis at the format's limit, never within a surrogate pair. */
export function cellText(typed: string): string {
  const text = typed.includes('\r') ? typed.replace(/\r\n?/g, '\n') : typed;
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST - 1);
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
