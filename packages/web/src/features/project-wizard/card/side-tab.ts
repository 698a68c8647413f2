/** What one person looks at beside the steps of a card, on this device. */
export type SideTab = 'commande' | 'apercu';

const nameOf = (uid: number) => `ardoise:apercu:${uid}`;

export function readSideTab(uid: number): SideTab {
  try {
    return localStorage.getItem(nameOf(uid)) === 'apercu' ? 'apercu' : 'commande';
  } catch {
    // Blocked storage: the first tab.
    return 'commande';
  }
}

export function keepSideTab(uid: number, tab: SideTab): void {
  try {
    localStorage.setItem(nameOf(uid), tab);
  } catch {
    // Full or blocked storage: the tab is not remembered.
  }
}
