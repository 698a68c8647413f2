import { supportDetail } from '@ardoise/domain/kinds/psm/docket.ts';
import { BRIEF, CREATION, PLACE } from '@ardoise/domain/kinds/psm/steps/edition.ts';
import { StepFields } from '../../fields/StepFields.tsx';
import type { EntryProps } from '../../session/kind-screens.ts';
import { useWizardSession } from '../../session/wizard-session.ts';
import { SupportScene } from './SupportScene.tsx';
import './SupportCreation.css';

/** What to create on a support, beside its drawing; photos of its place; remarks on all of them. */
export function SupportCreation({ rank }: EntryProps) {
  const { current } = useWizardSession();
  const support = current.supports?.[rank] ?? {};
  const at = `supports.${rank}`;
  return (
    <>
      <div className="support-creation">
        <StepFields groups={[CREATION]} at={at} />
        <SupportScene support={support} rank={rank} caption={supportDetail(support)} />
      </div>
      <div className="group">
        <StepFields groups={[PLACE]} at={at} />
      </div>
      <div className="group">
        <StepFields groups={[BRIEF]} />
      </div>
    </>
  );
}
