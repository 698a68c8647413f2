import type { BrowserContext } from 'playwright';

/** One counted user action. */
interface Act {
  /** The question on screen. */
  screen: string;
  taps: number;
  keys: number;
  decisions: number;
  scrolls: number;
}

const COUNTED = ['taps', 'keys', 'decisions', 'scrolls'] as const;

declare global {
  interface Window {
    countAct: (act: Act) => Promise<void>;
    scrollsTo: (target: EventTarget | null, screen: string) => number;
  }
}

/**
 * Counts a user's actions by DOM events: a tap for each press (two for a list that opens and closes), a key for each
 * character that enters a field, a decision for each choice among options (a radio button, a tick, an option, a quantity,
 * an answer of a dialog), a scroll for each begun screen between one touched control and the next; programmatic
 * scrolling is not counted.
 */
export class Effort {
  readonly #acts: Act[] = [];

  static async countIn(context: BrowserContext): Promise<Effort> {
    const effort = new Effort();
    await context.exposeBinding('countAct', (_, act: Act) => {
      effort.#acts.push(act);
    });
    await context.addInitScript(followScrolls);
    await context.addInitScript(countActs);
    return effort;
  }

  /** Everything that was counted. */
  total(): Omit<Act, 'screen'> {
    const [taps, keys, decisions, scrolls] = COUNTED.map((what) => sum(this.#acts, what));
    return { taps, keys, decisions, scrolls } as Omit<Act, 'screen'>;
  }

  /** Markdown table by screen, in the order of the first action on each, and in total. */
  report(title: string): string {
    const screens = Map.groupBy(this.#acts, ({ screen }) => screen);
    const row = (name: string, acts: readonly Act[]) =>
      `| ${name} | ${COUNTED.map((what) => sum(acts, what)).join(' | ')} |`;
    return [
      `### ${title}`,
      '',
      '| Screen | Taps | Keys | Decisions | Scrolls |',
      '| --- | ---: | ---: | ---: | ---: |',
      ...[...screens].map(([screen, acts]) => row(screen, acts)),
      row('**Total**', this.#acts),
    ].join('\n');
  }
}

function sum(acts: readonly Act[], what: (typeof COUNTED)[number]): number {
  return acts.reduce((total, act) => total + act[what], 0);
}

/** Runs in each page before its own scripts: the scroll distance from one control to the next. */
function followScrolls(): void {
  /** Less is the way to a control that is in sight. */
  const NOTICED_PX = 40;
  /** Where each scrolled element was left: by a press, or by the page itself. */
  const left = new Map<Element, { top: number; screen: string }>();
  let bySelf = 0;
  /** None for the head and the foot of a dialog. */
  const scrollerOf = (target: Element): Element | undefined => {
    for (let at: Element | null = target; at; at = at.parentElement) {
      if (at instanceof HTMLDialogElement) return;
      if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY))
        return at;
    }
    return document.documentElement;
  };
  const mark = <Method extends (...args: never[]) => unknown>(method: Method) =>
    function marked(this: ThisParameterType<Method>, ...args: Parameters<Method>) {
      bySelf = performance.now();
      return method.apply(this, args);
    } as Method;
  window.scrollTo = mark(window.scrollTo);
  window.scrollBy = mark(window.scrollBy);
  for (const [of, name] of [
    [Element.prototype, 'scrollIntoView'],
    [Element.prototype, 'scrollTo'],
    [HTMLElement.prototype, 'focus'],
  ] as const)
    Object.assign(of, { [name]: mark((of as HTMLElement)[name as 'focus']) });
  addEventListener(
    'scroll',
    ({ target }) => {
      const scrolled = target instanceof Element ? target : document.documentElement;
      if (performance.now() - bySelf < 150) left.set(scrolled, { top: scrolled.scrollTop, screen: '' });
    },
    true,
  );
  window.scrollsTo = (target, screen) => {
    const scroller = target instanceof Element && scrollerOf(target);
    if (!scroller) return 0;
    const from = left.get(scroller);
    const top = scroller.scrollTop;
    left.set(scroller, { top, screen });
    // Another screen in the same place begins at its top.
    const before = from && (from.screen === screen || from.screen === '') ? from.top : 0;
    const way = Math.abs(top - before);
    return way < NOTICED_PX ? 0 : Math.ceil(way / scroller.clientHeight);
  };
}

/** Runs in each page before its own scripts. */
function countActs(): void {
  const values = new WeakMap<EventTarget, string>();
  const screen = () => {
    const shown = document.querySelector('dialog[open] :is(h1, h2)') ?? document.querySelector('h1');
    return shown?.textContent?.trim() ?? document.title;
  };
  const count = (act: Partial<Omit<Act, 'screen'>>) =>
    void window.countAct({ screen: screen(), taps: 0, keys: 0, decisions: 0, scrolls: 0, ...act });
  // Continuing or cancelling is not a choice among options.
  const isAnswer = (target: Element) => {
    const buttons = target.closest('dialog[open] button')?.parentElement?.querySelectorAll(':scope > button');
    const answers = [...(buttons ?? [])].filter(
      (button) => !/^(Annuler|Fermer|Plus tard)/.test(button.textContent?.trim() ?? ''),
    );
    return answers.length > 1 || target.closest('fieldset:has(output) button') !== null;
  };
  // Of the document: a press that Playwright takes back, since what is pressed has moved, it stops at the window.
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const decisions = target instanceof Element && isAnswer(target) ? 1 : 0;
      count({ taps: 1, decisions, scrolls: window.scrollsTo(target, screen()) });
    },
    true,
  );
  // A choice that closes its dialog is unmounted before its change event: the click that makes it is not.
  let ticked = new Set<Element>();
  for (const before of ['pointerdown', 'keydown'])
    addEventListener(before, () => (ticked = new Set(document.querySelectorAll('input:checked'))), true);
  addEventListener(
    'click',
    ({ target }) => {
      const isChoice = target instanceof HTMLInputElement && /^(radio|checkbox)$/.test(target.type);
      if (isChoice && target.checked !== ticked.has(target)) count({ decisions: 1 });
    },
    true,
  );
  addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLSelectElement) count({ taps: 2, decisions: 1 });
      else if (target instanceof HTMLInputElement && target.type === 'file') count({ taps: 1 });
    },
    true,
  );
  // Rich text is typed in an element with contenteditable, whose first value fires no event.
  const textOf = (target: EventTarget | null) => {
    if (target instanceof HTMLElement && target.isContentEditable)
      return { now: target.innerText, first: '' };
    const isText =
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !/^(radio|checkbox|file)$/.test(target.type));
    return isText ? { now: target.value, first: target.defaultValue } : undefined;
  };
  addEventListener(
    'input',
    ({ target }) => {
      const field = textOf(target);
      if (target === null || field === undefined) return;
      const before = values.get(target) ?? field.first;
      values.set(target, field.now);
      // A replaced value counts as typed in full.
      const typed = field.now.startsWith(before) ? field.now.length - before.length : field.now.length;
      count({ keys: Math.max(typed, 1), scrolls: window.scrollsTo(target, screen()) });
    },
    true,
  );
  addEventListener(
    'keydown',
    ({ key }) => {
      if (/^(Enter|Tab|Escape|Arrow\w+)$/.test(key)) count({ keys: 1 });
    },
    true,
  );
}
