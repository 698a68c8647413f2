import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Icon } from '../../../components/Icon.tsx';
import type { SubStep } from '../session/wizard-progress.ts';

/** The steps of the tab: not clickable, hence not styled as buttons. */
export function SubSteps({ label, steps }: { label: string; steps: readonly SubStep[] }) {
  if (steps.length === 0) return null;
  return (
    <ol className="wizard-sub-steps" aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.path}
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
