/** While a screen takes the place of another its bars come and grow, over some frames of a slow device. */
const SETTLED_MS = 250;

const waiting = new Map<string, ReturnType<typeof setTimeout>>();

function write(name: string, value: string | null): void {
  const { style } = document.documentElement;
  if (value === null) style.removeProperty(name);
  else if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}

/**
 * Sets a length in pixels as a custom property of the whole page, or removes it (null). Every element inherits it, so
 * that the browser styles the whole page again at each change: a length that grows is written at once, since something
 * would be covered meanwhile, a smaller one once it settles, and none that is the same again.
 */
export function setPageProperty(name: string, value: string | null): void {
  clearTimeout(waiting.get(name));
  const present = Number.parseFloat(document.documentElement.style.getPropertyValue(name) || '0');
  if (Number.parseFloat(value ?? '0') > present) write(name, value);
  else waiting.set(name, setTimeout(write, SETTLED_MS, name, value));
}
