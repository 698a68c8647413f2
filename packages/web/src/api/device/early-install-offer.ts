/** Chromium's offer to install the site, which it makes once, early (install-offer.ts). */
export const early: { offer: Event | null } = { offer: null };

// The browser's own bar would ask before the first use without a network.
if (typeof window !== 'undefined')
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    early.offer = event;
  });
