import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useEffect, useRef } from 'react';
import { Icon } from '../../components/Icon.tsx';
import type { SubStep } from './wizard-progress.ts';

/** The steps of the tab: shown, not clickable, so not shaped like buttons. */
export function SubSteps({ label, steps }: { label: string; steps: readonly SubStep[] }) {
  const list = useRef<HTMLOListElement>(null);
  const path = steps.find(({ mark }) => mark === 'now')?.path;
  useEffect(() => {
    // On a phone the row scrolls sideways; the router first puts it back where it was.
    const frame = requestAnimationFrame(() => {
      const row = list.current;
      const now = row?.querySelector<HTMLElement>(`[data-step="${path}"]`);
      if (row && now) row.scrollLeft = now.offsetLeft - 16;
    });
    return () => cancelAnimationFrame(frame);
  }, [path]);
  if (steps.length === 0) return null;
  return (
    <ol className="subs" aria-label={label} ref={list}>
      {steps.map((step) => (
        <li
          key={step.path}
          data-step={step.path}
          className={step.mark === 'now' ? 'on' : step.mark === 'done' ? 'ok' : undefined}
          aria-current={step.mark === 'now' ? 'step' : undefined}
        >
          {step.mark === 'done' ? <Icon of={IconCheck} size="s" /> : <i className="dot" />}
          {step.short}
          {step.mark === 'done' && <span className="sr">, terminé</span>}
        </li>
      ))}
    </ol>
  );
}
