import { describe, expect, it } from 'vitest';
import { ChangedUnseen, requireShown, shownOrder } from './shown-order.ts';

const ORDER = { autresInfos: { nomPdv: 'Café des Halles', autreInfo: 'Livrer le matin.' } };

describe('what is signed', () => {
  it.each([
    ['the same', ORDER],
    ['an answer that is blank', { ...ORDER, infocarte: { nombreExemplaire: '' } }],
    ['what is no part of it', { ...ORDER, surPlace: true }],
  ])('is what was shown, with %s', (_, answers) => {
    expect(() => requireShown(shownOrder(ORDER), answers as never)).not.toThrow();
  });

  it('is nothing that others have changed meanwhile', () => {
    const changed = { ...ORDER, infocarte: { nombreExemplaire: '80' } };
    expect(() => requireShown(shownOrder(ORDER), changed)).toThrow(ChangedUnseen);
    // What the client has signed here is signed by the dc, whatever came since.
    expect(() => requireShown(null, changed)).not.toThrow();
  });
});
