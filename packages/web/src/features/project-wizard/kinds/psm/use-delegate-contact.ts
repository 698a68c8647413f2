import { dcRecord } from '@ardoise/domain/contract/users.ts';
import { PHONE, toNationalPhone } from '@ardoise/domain/projects/field-formats.ts';
import { useEffect, useEffectEvent } from 'react';
import { request } from '../../../../api/request.ts';
import { fieldId } from '../../../../components/field-id.ts';
import { proposeOnce } from '../../session/propose-once.ts';
import { useWizardSession } from '../../session/wizard-session.ts';

const NAME = 'autresInfos.nomDC';
const PHONE_NUMBER = 'autresInfos.telephoneDC';

/** Proposes the name and phone of the project's dc, as in their account; both may be changed. */
export function useDelegateContact(): void {
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
