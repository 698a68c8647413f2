import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useEffect, useRef } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { useScrollsAcross } from '../../hooks/use-scrolls-across.ts';
import type { SubStep } from './wizard-progress.ts';

/** The steps of the tab: not clickable, hence not styled as buttons. */
export function SubSteps({ label, steps }: { label: string; steps: readonly SubStep[] }) {
  const list = useRef<HTMLOListElement>(null);
  const scrolls = useScrollsAcross(list);
  const path = steps.find(({ mark }) => mark === 'now')?.path;
  useEffect(() => {
    // On a phone the row scrolls horizontally; the router restores its scroll position first.
    const frame = requestAnimationFrame(() => {
      const row = list.current;
      const now = row?.querySelector<HTMLElement>(`[data-step="${path}"]`);
      if (row && now) row.scrollLeft = now.offsetLeft - 16;
    });
    return () => cancelAnimationFrame(frame);
  }, [path]);
  if (steps.length === 0) return null;
  return (
    <ol className="wizard-sub-steps" aria-label={label} ref={list} tabIndex={scrolls ? 0 : undefined}>
      {steps.map((step) => (
        <li
          key={step.path}
          data-step={step.path}
          className={
            step.mark === 'now'
              ? 'wizard-sub-steps-now'
              : step.mark === 'done'
                ? 'wizard-sub-steps-done'
                : undefined
          }
          aria-current={step.mark === 'now' ? 'step' : undefined}
        >
          {step.mark === 'done' ? <Icon of={IconCheck} size="s" /> : <i className="wizard-sub-steps-dot" />}
          {step.short}
          {step.mark === 'done' && <span className="visually-hidden">, terminé</span>}
        </li>
      ))}
    </ol>
  );
}
