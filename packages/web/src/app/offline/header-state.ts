import type { Readiness } from '../../api/device/readiness.ts';
import { NOT_SENT_YET, type Sending } from '../../api/outbox/sending.ts';
import { calendarDays } from '../../components/format-date.ts';
import { counted, formatPercent } from '../../components/format-number.ts';
import { keptTime } from '../../components/format-short-day.ts';

/** What the header's button says of network, readiness and queue. */
export interface HeaderState {
  icon: 'ready' | 'preparing' | 'sending' | 'off' | 'problem';
  /** quiet: no border; line: sending; dashed: without a network. */
  look: 'quiet' | 'line' | 'dashed';
  /** Needs the person: a yellow border. */
  warns: boolean;
  label: string;
  detail: string | null;
  /** In a disc; null: none. */
  count: number | null;
  /** In the place of the count, for those who hear it. */
  counts: string;
  /** Announced once each time it changes: without figures that move. */
  said: string;
}

interface Facts {
  reached: boolean;
  readiness: Readiness;
  sendings: readonly Pick<Sending, 'refusal'>[];
  /** Whether the role works without a network. */
  prepares: boolean;
  /** In milliseconds. */
  now: number;
}

const waiting = (count: number) => counted(count, 'envoi en attente', 'envois en attente');

function withoutNetwork({ readiness, sendings, prepares, now }: Facts): HeaderState {
  const { at, phase } = readiness;
  const isKnown = prepares && (at !== null || phase !== 'unknown');
  const detail = at === null ? 'pas prêt' : `prêt, ${keptTime(at, now)}`;
  const count = sendings.length;
  const said = ['Hors ligne', ...(isKnown ? [detail] : []), ...(count > 0 ? [waiting(count)] : [])];
  return {
    icon: 'off',
    look: 'dashed',
    warns: isKnown && at === null,
    label: 'Hors ligne',
    detail: isKnown ? detail : null,
    count: count > 0 ? count : null,
    counts: waiting(count),
    said: said.join(', '),
  };
}

function queued({ sendings }: Facts): HeaderState {
  const held = sendings.filter(({ refusal }) => refusal === NOT_SENT_YET).length;
  const refused = sendings.filter(({ refusal }) => refusal !== null).length - held;
  if (refused > 0) {
    const counts = counted(refused, 'envoi à régler', 'envois à régler');
    return {
      icon: 'problem',
      look: 'line',
      warns: true,
      label: 'À régler',
      detail: null,
      count: refused,
      counts,
      said: counts,
    };
  }
  // Photos that their page has still to send are no problem, and hold nothing back.
  if (held === sendings.length) {
    const counts = counted(held, 'photo à envoyer', 'photos à envoyer');
    return {
      icon: 'sending',
      look: 'line',
      warns: false,
      label: 'À envoyer',
      detail: null,
      count: held,
      counts,
      said: counts,
    };
  }
  const leaving = sendings.length - held;
  const counts = counted(leaving, 'envoi en cours', 'envois en cours');
  return {
    icon: 'sending',
    look: 'line',
    warns: false,
    label: 'Envoi',
    detail: null,
    count: leaving,
    counts,
    said: counts,
  };
}

/** A device that was prepared today stays ready while it is brought up to date. */
function prepared({ readiness: { phase, fraction, at }, now }: Facts): HeaderState | null {
  const quiet = { look: 'quiet', warns: false, count: null, counts: '' } as const;
  if (phase === 'preparing' && (at === null || calendarDays(at, now) > 0)) {
    const label = 'Préparation';
    return { ...quiet, icon: 'preparing', label, detail: formatPercent(100 * fraction), said: label };
  }
  if (at !== null) {
    const label = 'Prêt hors ligne';
    return { ...quiet, icon: 'ready', label, detail: keptTime(at, now), said: label };
  }
  if (phase !== 'lacking') return null;
  const label = 'Pas prêt hors ligne';
  return { ...quiet, icon: 'preparing', label, detail: null, said: label };
}

/** Null where there is nothing to say. Other roles than a dc read of what waits only. */
export function headerState(facts: Facts): HeaderState | null {
  if (facts.sendings.length === 0 && !facts.prepares) return null;
  if (!facts.reached) return withoutNetwork(facts);
  return facts.sendings.length > 0 ? queued(facts) : prepared(facts);
}
