import type { BrowserContext } from 'playwright';

/** One counted user action. */
interface Act {
  /** The question on screen. */
  screen: string;
  taps: number;
  keys: number;
  decisions: number;
}

declare global {
  interface Window {
    countAct: (act: Act) => Promise<void>;
  }
}

/**
 * Counts a user's actions by DOM events: a tap for each press (two for a list that opens and closes), a key for each
 * character that enters a field, a decision for each choice among options (a radio button, a tick, an option, a quantity,
 * an answer of a dialog).
 */
export class Effort {
  readonly #acts: Act[] = [];

  static async countIn(context: BrowserContext): Promise<Effort> {
    const effort = new Effort();
    await context.exposeBinding('countAct', (_, act: Act) => {
      effort.#acts.push(act);
    });
    await context.addInitScript(countActs);
    return effort;
  }

  /** Everything that was counted. */
  total(): Omit<Act, 'screen'> {
    return {
      taps: sum(this.#acts, 'taps'),
      keys: sum(this.#acts, 'keys'),
      decisions: sum(this.#acts, 'decisions'),
    };
  }

  /** Markdown table by screen, in the order of the first action on each, and in total. */
  report(title: string): string {
    const screens = Map.groupBy(this.#acts, ({ screen }) => screen);
    const row = (name: string, acts: readonly Act[]) =>
      `| ${name} | ${sum(acts, 'taps')} | ${sum(acts, 'keys')} | ${sum(acts, 'decisions')} |`;
    return [
      `### ${title}`,
      '',
      '| Screen | Taps | Keys | Decisions |',
      '| --- | ---: | ---: | ---: |',
      ...[...screens].map(([screen, acts]) => row(screen, acts)),
      row('**Total**', this.#acts),
    ].join('\n');
  }
}

function sum(acts: readonly Act[], what: 'taps' | 'keys' | 'decisions'): number {
  return acts.reduce((total, act) => total + act[what], 0);
}

/** Runs in each page before its own scripts. */
function countActs(): void {
  const values = new WeakMap<EventTarget, string>();
  const screen = () => {
    const shown = document.querySelector('dialog[open] :is(h1, h2)') ?? document.querySelector('h1');
    return shown?.textContent?.trim() ?? document.title;
  };
  const count = (act: Partial<Omit<Act, 'screen'>>) =>
    void window.countAct({ screen: screen(), taps: 0, keys: 0, decisions: 0, ...act });
  // Continuing or cancelling is not a choice among options.
  const isAnswer = (target: Element) => {
    const buttons = target.closest('dialog[open] button')?.parentElement?.querySelectorAll(':scope > button');
    const answers = [...(buttons ?? [])].filter(
      (button) => !/^(Annuler|Fermer|Plus tard)/.test(button.textContent?.trim() ?? ''),
    );
    return answers.length > 1 || target.closest('fieldset:has(output) button') !== null;
  };
  addEventListener(
    'pointerdown',
    ({ target }) => count({ taps: 1, decisions: target instanceof Element && isAnswer(target) ? 1 : 0 }),
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
  // Rich text is typed in an element with contenteditable, whose first value is not told.
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
      count({ keys: Math.max(typed, 1) });
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
