/** What a key does in a list. */
export type ListCommand = 'next' | 'previous' | 'open' | 'choose' | 'help';

const COMMANDS: Readonly<Record<string, ListCommand>> = {
  j: 'next',
  k: 'previous',
  o: 'open',
  x: 'choose',
  '?': 'help',
};

/** Elements that take text, or keys of their own. */
const FIELDS =
  'input:not([type=checkbox]), select, textarea, [contenteditable=""], [contenteditable=true], [role=spinbutton], [role=textbox], [role=menu]';

/** Whether a list reacts to keys while this element has the focus: in the list, or on the body. */
export function takesKeys(focused: Element | null, list: Element): boolean {
  if (focused === null || focused.matches('body, main')) return true;
  return list.contains(focused) && focused.closest(FIELDS) === null;
}

/** The command of a key; undefined with a modifier, which the browser may use. */
export function commandOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): ListCommand | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  return Object.hasOwn(COMMANDS, key) ? COMMANDS[key] : undefined;
}
