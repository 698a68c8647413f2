import type { FormerCard } from '@ardoise/domain/new-prices/former-card.ts';
import { type PriceToWrite, pricesToWrite } from '@ardoise/domain/new-prices/prices-to-write.ts';
import { type RaisedLine, raisedLines } from '@ardoise/domain/new-prices/raise-lines.ts';
import type { Raise } from '@ardoise/domain/new-prices/raise-price.ts';
import { type NewPrices, withPrices } from '@ardoise/domain/new-prices/write-prices.ts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { keepInTab, keptInTab } from '../../../api/device/kept-in-tab.ts';
import { closeToast, shownToasts, showToast } from '../../../components/toast-store.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { useStableCallback } from '../../../hooks/use-stable-callback.ts';
import { useWizardSession } from '../session/wizard-session.ts';
import { raisedInWords } from './raise-words.ts';

/** Which old price is raised where the approved proof printed another one. */
export type Base = 'signed' | 'printed';

/** What the order does not say of its prices. */
interface Known {
  /** Written by hand: no raise changes them. */
  written: readonly string[];
  base: Base | null;
}

/** On another device every price that differs counts as written by hand: nothing is overwritten. */
const unknown = (lines: readonly PriceToWrite[]): Known => ({
  written: lines.filter(({ change }) => change).map(({ cle }) => cle),
  base: null,
});

/** Kept in this tab, so that a reload still knows which prices were written by hand. */
function useKnown(projectId: string, lines: readonly PriceToWrite[]) {
  const { name } = useMe();
  const place = `prix/${projectId}`;
  const [known, setKnown] = useState<Known>(() => keptInTab<Known>(name, place) ?? unknown(lines));
  const latest = useRef(known);
  const keep = useCallback(
    (change: (known: Known) => Known) => {
      latest.current = change(latest.current);
      setKnown(latest.current);
      keepInTab(name, place, latest.current);
    },
    [name, place],
  );
  return { known, keep };
}

/** Where a raise starts, and what it is of: a section, or the whole card. */
interface Raising {
  base: Base;
  section: string | null;
}

function askedOf(lines: readonly PriceToWrite[], base: Base, written: ReadonlySet<string>): RaisedLine[] {
  return lines.map(({ cle, ancien, imprime, prix }) => ({
    cle,
    base: (base === 'printed' ? imprime : undefined) ?? ancien ?? prix,
    isWritten: written.has(cle) || ancien === null,
  }));
}

/** Says the last raise alone, with the way back from it. */
function useLastRaise() {
  const last = useRef<{ id: number; message: string } | null>(null);
  return (message: string, undo: (() => void) | undefined) => {
    const { id, message: former } = last.current ?? {};
    // The second press of a double click changes nothing: the way back from the first one stays.
    if (undo === undefined && message === former && shownToasts().some((toast) => toast.id === id)) return;
    if (id !== undefined) closeToast(id);
    const action = undo && { label: 'Rétablir', onPress: undo };
    last.current = { message, id: showToast({ message, ...(action && { action }) }) };
  };
}

/** The prices of an order beside the former ones, and the acts on them. */
export function useNewPrices(former: FormerCard) {
  const { current, form, project } = useWizardSession();
  const { texteCarte, infocarte, infopdv, boards } = current;
  const sections = useMemo(
    () => pricesToWrite(former, { texteCarte, infocarte, infopdv, boards }),
    [former, texteCarte, infocarte, infopdv, boards],
  );
  const lines = useMemo(() => sections.flatMap(({ lignes }) => lignes), [sections]);
  const tellLast = useLastRaise();
  const { known, keep } = useKnown(project._id.$oid, lines);
  const written = useMemo(() => new Set(known.written), [known.written]);
  const put = (prices: NewPrices) => form.replace(withPrices(form.getValues(), prices));
  const write = useStableCallback((cle: string, prix: string) => {
    put(new Map([[cle, prix]]));
    keep((now) => (now.written.includes(cle) ? now : { ...now, written: [...now.written, cle] }));
  });

  function raise(of: readonly PriceToWrite[], by: Raise, { base, section }: Raising) {
    const raised = raisedLines(askedOf(of, base, written), by);
    const before = new Map(
      of.flatMap(({ cle, prix }) => ((raised.prices.get(cle) ?? prix) === prix ? [] : [[cle, prix]])),
    );
    put(raised.prices);
    // From now on what differs and is not by hand was raised.
    keep((now) => ({ ...now }));
    tellLast(raisedInWords(raised, by, section), before.size === 0 ? undefined : () => put(before));
  }

  return {
    sections,
    lines,
    /** Not by hand, and other than the old price: what 'Rétablir' of a section takes back. */
    isRaised: ({ cle, change }: PriceToWrite) => change && !written.has(cle),
    base: known.base,
    chooseBase: (base: Base) => keep((now) => ({ ...now, base })),
    /** A price written by hand. */
    write,
    /** The old prices of lines again, but for those written by hand. */
    restore: (of: readonly PriceToWrite[]) =>
      put(
        new Map(
          of.flatMap(({ cle, ancien }) => (ancien === null || written.has(cle) ? [] : [[cle, ancien]])),
        ),
      ),
    /** Raises lines from their old prices, says so, and offers what was before. */
    raise,
  };
}
