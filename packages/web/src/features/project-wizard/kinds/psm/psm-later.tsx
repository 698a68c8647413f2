import { dcRecord } from '@ardoise/domain/contract/users.ts';
import { supportDetail } from '@ardoise/domain/kinds/psm/docket.ts';
import { autresInfos } from '@ardoise/domain/kinds/psm/steps/autres-infos.ts';
import { BRIEF, CREATION, PLACE } from '@ardoise/domain/kinds/psm/steps/edition.ts';
import { SUPPORT_DRINKS } from '@ardoise/domain/kinds/psm/steps/gamme.ts';
import { COPIES, livraison } from '@ardoise/domain/kinds/psm/steps/livraison.ts';
import { supportLabel } from '@ardoise/domain/kinds/psm/steps/support-label.ts';
import { PHONE, toNationalPhone } from '@ardoise/domain/projects/field-formats.ts';
import { useEffect, useEffectEvent } from 'react';
import { request } from '../../../../api/request.ts';
import { fieldId } from '../../../../components/field-id.ts';
import { Copies } from '../../entries/Copies.tsx';
import { StepFields } from '../../fields/StepFields.tsx';
import type { EntryProps } from '../../session/kind-screens.ts';
import { proposeOnce } from '../../session/propose-once.ts';
import { useWizardSession } from '../../session/wizard-session.ts';
import { usePoseAgain } from '../../steps/use-pose-again.ts';
import { RangeDialog } from './RangeDialog.tsx';
import { SupportList } from './SupportList.tsx';
import { SupportPicture } from './SupportPicture.tsx';
import { SupportScene } from './SupportScene.tsx';
import './SupportCreation.css';

const NAME = 'autresInfos.nomDC';
const PHONE_NUMBER = 'autresInfos.telephoneDC';

/** Proposes the name and phone of the project's dc, as in their account; both may be changed. */
function useDelegateContact(): void {
  const { project, present, putAt } = useWizardSession();
  const { dc, nomDc } = project;
  const propose = useEffectEvent(() =>
    proposeOnce({
      key: `${NAME} ${project._id.$oid}`,
      isAnswered: () => {
        const { nomDC, telephoneDC } = present().autresInfos ?? {};
        return nomDC !== undefined || telephoneDC !== undefined;
      },
      isBusy: () => [NAME, PHONE_NUMBER].some((path) => document.activeElement?.id === fieldId(path)),
      read: () => request(dcRecord, { params: { username: dc } }),
      put: ({ telephone }) => {
        putAt(NAME, nomDc);
        const phone = toNationalPhone(telephone);
        if (PHONE.test(phone)) putAt(PHONE_NUMBER, phone);
      },
    }),
  );
  useEffect(() => {
    void propose();
  }, []);
}

/** How many of each support, then where they go; nothing of it for what is not printed. */
function SupportCopies() {
  const { supports = [], autresInfos } = useWizardSession().current;
  if (autresInfos?.impression === 'non')
    return <p>Aucune impression&nbsp;: ni exemplaires ni adresse de livraison à donner.</p>;
  return (
    <Copies
      narrow
      rows={supports.map((support, rank) => ({
        entree: support.entree,
        picture: <SupportPicture type={support.type} />,
        name: supportLabel(support, rank),
        details: [supportDetail(support)],
        answer: <StepFields groups={COPIES} at={`supports.${rank}`} />,
      }))}
    >
      <StepFields groups={livraison.groups} />
    </Copies>
  );
}

/** What to create on a support, beside its drawing; photos of its place; remarks on all of them. */
function SupportCreation({ rank }: EntryProps) {
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

/** Print, the dc as their account says, and the pose. */
function AutresInfos() {
  usePoseAgain();
  useDelegateContact();
  return <StepFields groups={autresInfos.groups} />;
}

/** Whether a support shows drinks, and which. */
function SupportRange({ rank }: EntryProps) {
  return <StepFields groups={SUPPORT_DRINKS} at={`supports.${rank}`} />;
}

/** The parts of a Sur Mesure's wizard that its first steps do not show, in one script. */
export const psmLater = {
  AutresInfos,
  RangeDialog,
  SupportCopies,
  SupportCreation,
  SupportList,
  SupportRange,
};
