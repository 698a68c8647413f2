import { sameContent } from '@ardoise/domain/answers/same-content.ts';
import { cardChanges } from '@ardoise/domain/card-text/card-changes.ts';
import { cardOfReading } from '@ardoise/domain/card-text/card-of-reading.ts';
import { cardOfWhole } from '@ardoise/domain/card-text/card-of-whole.ts';
import { type Card, cardOf } from '@ardoise/domain/card-text/edit-card.ts';
import type { ReadSection } from '@ardoise/domain/card-text/reading/read-section.ts';
import { wholeCard } from '@ardoise/domain/card-text/whole-card.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import {
  type CardDeposit,
  openTextLink,
  readTextByLink,
  saveTextByLink,
  sendTextByLink,
} from '@ardoise/domain/contract/received-texts.ts';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import { UNREAD } from '../../../components/card-text/unread-words.ts';
import { newEntryId } from '../../../components/new-entry-id.ts';
import { sendFiles } from '../send-files.ts';

export type TextLink = ReplyOf<typeof openTextLink>;
export type SentText = ReplyOf<typeof sendTextByLink>;

const partsOf = ({ text, reading }: Card) => ({ texteCarte: text, lectureCarte: reading });

/** Whether what was prepared is kept by the server. */
type Keeping = 'kept' | 'keeping' | { failure: string };

/** The card of the screen, and what the server has of it: each act is sent at once, one after the other. */
function useKeptCard(token: string, deposit: CardDeposit | null) {
  const [card, setCard] = useState<Card | null>(() => (deposit === null ? null : cardOf(deposit)));
  const [keeping, setKeeping] = useState<Keeping>('kept');
  const latest = useRef(card);
  const stored = useRef(card);
  const turn = useRef(Promise.resolve());

  function show(next: Card) {
    latest.current = next;
    setCard(next);
  }
  async function keep(): Promise<void> {
    const [before, after] = [stored.current, latest.current];
    if (after === null) return;
    const changes = cardChanges(before === null ? {} : partsOf(before), partsOf(after), sameContent);
    if (changes !== undefined)
      await request(saveTextByLink, { params: { token }, body: { changementsCarte: changes } });
    stored.current = after;
  }
  /** @throws ApiError, NetworkError when it is not kept */
  function flush(): Promise<void> {
    setKeeping('keeping');
    const done = turn.current.then(keep);
    turn.current = done.then(
      () => setKeeping('kept'),
      (error: unknown) => setKeeping({ failure: messageOf(error) }),
    );
    return done;
  }
  // The failure is shown, and tried again at the next act, at 'Envoyer' and once there is a network.
  const keepSoon = () => void flush().catch(() => undefined);
  const retry = useRef(keepSoon);
  useEffect(() => {
    retry.current = keepSoon;
  });
  useEffect(() => {
    const online = () => retry.current();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);
  const change = (act: (card: Card) => Card) => {
    show(act(latest.current ?? { text: {}, reading: {} }));
    keepSoon();
  };
  const replaceBy = (kept: CardDeposit) => {
    stored.current = cardOf(kept);
    show(stored.current);
  };
  return { card, keeping, change, replaceBy, flush, keepSoon, shown: () => latest.current };
}

interface Reading {
  file: File;
  /** Fraction of it, 0 to 1: it is read once it is there. */
  sent: number;
  controller: AbortController;
}

/** The file under way, read by the server and kept there with its lines. */
function useReading(token: string, onRead: (kept: CardDeposit) => void) {
  const [reading, setReading] = useState<Reading | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** Resolves with why the file was not read; null once its lines are here, or when it was stopped. */
  async function read(file: File): Promise<string | null> {
    reading?.controller.abort();
    const controller = new AbortController();
    const { signal } = controller;
    setReading({ file, controller, sent: 0 });
    setFailure(null);
    try {
      const { depot, refus } = await sendFiles({
        ...{ call: readTextByLink, token, files: [file], signal },
        onProgress: (sent) => setReading({ file, controller, sent }),
      });
      if (depot === null) return UNREAD[refus ?? 'illisible'];
      onRead(depot);
    } catch (error) {
      if (!signal.aborted) setFailure(messageOf(error));
    } finally {
      setReading(null);
    }
    return null;
  }
  return { reading, failure, setFailure, read };
}

const CHANGED = 'Votre carte a changé entre-temps. Relisez-la avant de l’envoyer.';

const linesOf = ({ text }: Card) => wholeCard({ texteCarte: text });

/** What is kept, where it is not what is shown: another device wrote, or the answer to a file was lost; else null. */
async function changedMeanwhile(token: string, shown: Card | null): Promise<CardDeposit | null> {
  const { depot } = await request(openTextLink, { params: { token } });
  if (depot === null || shown === null) return null;
  return sameContent(linesOf(cardOf(depot)), linesOf(shown)) ? null : depot;
}

/** The owner's card by their link: read, pasted, taken from the delegate, corrected, sent. */
export function useOwnerCard(token: string, link: TextLink, onSent: (sent: SentText) => void) {
  const { replaceBy, flush, change, shown, ...kept } = useKeptCard(token, link.depot);
  const [fileName, setFileName] = useState(link.depot?.fichier ?? null);
  const [sending, setSending] = useState(false);
  const showKept = (depot: CardDeposit) => {
    replaceBy(depot);
    setFileName(depot.fichier);
  };
  const { reading, failure, setFailure, read } = useReading(token, showKept);
  function replaceCard(next: Card) {
    setFileName(null);
    setFailure(null);
    change(() => next);
  }
  async function send(): Promise<void> {
    if (sending) return;
    setSending(true);
    setFailure(null);
    try {
      await flush();
      const changed = await changedMeanwhile(token, shown());
      if (changed === null) return onSent(await request(sendTextByLink, { params: { token } }));
      showKept(changed);
      setFailure(CHANGED);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setSending(false);
    }
  }
  return {
    ...kept,
    change,
    fileName,
    /** The file under way. */
    reading,
    stop: () => reading?.controller.abort(),
    failure,
    sending,
    read,
    paste: (sections: readonly ReadSection[]) =>
      replaceCard(cardOf(cardOfReading(sections, { type: 'colle' }, newEntryId))),
    /** The lines that the delegate has typed meanwhile. */
    takeTheirs: () => replaceCard(cardOfWhole(link.commande, newEntryId)),
    send: () => void send(),
  };
}

export type OwnerCard = ReturnType<typeof useOwnerCard>;
