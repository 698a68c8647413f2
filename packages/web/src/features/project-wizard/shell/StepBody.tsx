import type { FieldError } from '@ardoise/domain/base/errors.ts';
import { fieldName, pathName } from '@ardoise/domain/wizards/fields/field-name.ts';
import type { Step } from '@ardoise/domain/wizards/wizard.ts';
import type { ReactNode } from 'react';
import { ErrorSummary } from '../../../components/ErrorSummary.tsx';
import { SubSteps } from '../bars/SubSteps.tsx';
import { ProposedStep } from '../fields/KnownGroup.tsx';
import { StepFields } from '../fields/StepFields.tsx';
import { LateNewPricesLink } from '../new-prices/late-new-prices.ts';
import type { StepScreen } from '../session/kind-screens.ts';
import { subSteps } from '../session/wizard-progress.ts';
import { useWizardSession } from '../session/wizard-session.ts';

interface StepBodyProps {
  step: Step;
  screen: StepScreen;
  /** Errors shown after an attempt to continue. */
  errors: readonly FieldError[];
  /** In place of its fields: its entries as tabs. */
  children?: ReactNode;
}

/** A step's question, its errors, and its fields. */
export function StepBody({ step, screen, errors, children }: StepBodyProps) {
  const { wizard, current, entry, project } = useWizardSession();
  /** An entry with its own screen is labelled by its name here, not by its rank. */
  const entryName = (chemin: string) =>
    step.entries?.ownScreens
      ? step.entries.of(current).find((_, rank) => chemin === `${step.entries?.list}.${rank}`)?.label
      : undefined;
  /** A field says it, or the empty list; not the entry that it is in. */
  const isSaidAtField = (chemin: string) =>
    chemin === step.entries?.list || (pathName(wizard, chemin)?.whole ?? false);
  const tab = wizard.tabs.find(({ key }) => key === step.tab);
  return (
    <div className={screen.wide ? undefined : 'wizard-form'}>
      <SubSteps
        label={tab?.title ?? ''}
        steps={subSteps(wizard, current, step.path, screen.tabs ? null : entry)}
      />
      <h1 className="title-page">{screen.title?.(current) ?? step.title}</h1>
      {screen.lede && <p className="lede">{screen.lede}</p>}
      {screen.newPrices && project.ancienneCarte && <LateNewPricesLink project={project} />}
      <ErrorSummary
        errors={errors}
        title={step.refused?.(errors)}
        nameOf={(chemin) => entryName(chemin) ?? fieldName(wizard, chemin)}
        isSaidAtField={isSaidAtField}
      />
      <div className="wizard-fields">
        {wizard.steps[0] === step && <ProposedStep />}
        {children ?? (screen.Screen ? <screen.Screen /> : <StepFields groups={step.groups} step={step} />)}
        {screen.After && <screen.After />}
      </div>
    </div>
  );
}
