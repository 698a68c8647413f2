/** A text of so many characters at most, as `length` counts them, without half an emoji at its end. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
