import { factsOfType } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { isEligibleMedal } from '@ardoise/domain/rules/eligibility.ts';
import type { FieldGroup } from '@ardoise/domain/wizards/field.ts';
import { fieldLines } from '@ardoise/domain/wizards/fields/field-lines.ts';
import { findStep, isPassedOver, type Step } from '@ardoise/domain/wizards/wizard.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { wizardPath } from '../../../components/projects/wizard-path.ts';
import { usePlace } from '../../../router/context.ts';
import { Link } from '../../../router/Link.tsx';
import { agencyName } from '../session/agency-name.ts';
import { useWizardSession } from '../session/wizard-session.ts';
import './KnownGroup.css';

/** A path of the group's fields, or of what is stored with them. */
function isOf({ fields }: FieldGroup, chemin: string): boolean {
  return fields.some(({ path, names = {} }) =>
    [path, ...Object.keys(names)].some((own) => chemin === own || chemin.startsWith(`${own}.`)),
  );
}

/** What the lines of an order form do not say: the agency's name, whether the medal is eligible. */
function useKnownWords(group: FieldGroup) {
  const { current, project } = useWizardSession();
  const lines = fieldLines([group], current, current);
  const hasAgency = group.fields.some(({ kind }) => kind === 'agency');
  return lines.map(({ label, value }) => {
    if (hasAgency) return { label, value: agencyName(current, project) || value, detail: value };
    const isMedal = label === 'Médaille' && project.eligibleMedals !== null;
    const eligible = isMedal && isEligibleMedal(value, project.eligibleMedals);
    return { label, value: isMedal ? `${value}, ${eligible ? '' : 'non '}éligible` : value, detail: '' };
  });
}

interface KnownGroupProps {
  step: Step;
  group: FieldGroup;
  children: ReactNode;
}

/**
 * A group with known answers: if complete, it is displayed as text, until its button opens the fields. Open,
 * it stays so while the step is on the screen.
 */
export function KnownGroup({ step, group, children }: KnownGroupProps) {
  const { current } = useWizardSession();
  const linked = usePlace().hash;
  const lines = useKnownWords(group);
  const [state, setState] = useState<'read' | 'open' | 'changed'>('read');
  const fields = useRef<HTMLDivElement>(null);
  const isAsked = step.problems(current).some(({ chemin }) => isOf(group, chemin)) || isOf(group, linked);
  if (state === 'read' && isAsked) setState('open');
  useEffect(() => {
    if (state === 'changed') fields.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus();
  }, [state]);
  if (state !== 'read' || isAsked) return <div ref={fields}>{children}</div>;
  const [first] = lines;
  return (
    <div className="known-group">
      <dl>
        {lines.map(({ label, value, detail }) => (
          <div key={label}>
            <dt className="meta">{label}</dt>
            <dd className="parted">
              <b>{value}</b>
              {detail && detail !== value && <span className="meta">{detail}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Button
        onClick={() => setState('changed')}
        aria-label={`${group.change}\u00a0: ${(group.title ?? first?.label ?? '').toLowerCase()}`}
      >
        {group.change}
      </Button>
    </div>
  );
}

/**
 * Above the first step, in sight on any screen: what was proposed on a step that the way forward passes over, so that nobody signs it unseen.
 */
export function ProposedStep() {
  const { wizard, current, project } = useWizardSession();
  const step = findStep(wizard, factsOfType(project.type).cures.naming);
  if (!(step && isPassedOver(step, current))) return null;
  const { planProjet } = current.idprojet ?? {};
  return (
    <section className="known-group known-group-proposed" aria-label={step.short}>
      <dl>
        <div>
          <dt className="meta">{step.short}</dt>
          <dd className="parted">
            <b>{[agencyName(current, project), planProjet || 'sans plan'].filter(Boolean).join(', ')}</b>
            <span className="meta">d’après vos dernières commandes</span>
          </dd>
        </div>
      </dl>
      <Link
        className={buttonClass({})}
        to={wizardPath(project.type, project._id.$oid, step.path)}
        aria-label={`Changer\u00a0: ${step.short.toLowerCase()}`}
      >
        Changer
      </Link>
    </section>
  );
}
