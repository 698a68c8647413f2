import type { AccountForm } from '@ardoise/domain/accounts/account-problems.ts';
import type { ReactNode } from 'react';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { useFormState } from '../../../components/form/use-form.ts';
import type { Drawing } from '../../../components/Icon.tsx';
import { ContentConflict } from '../ContentConflict.tsx';
import { AccountFields } from './AccountFields.tsx';
import type { useAccountForm } from './use-account-form.ts';
import type { Attachments } from './use-accounts.ts';

const LABELS: Partial<Record<keyof AccountForm, string>> = {
  role: 'Rôle',
  prenom: 'Prénom',
  nom: 'Nom',
  mail: 'E-mail',
  telephone: 'Téléphone',
  adresse: 'Adresse postale',
  smhf: 'SMHF',
  mdv: 'MDV',
  organisation: 'Travaille pour',
};

interface AccountFormDialogProps {
  title: string;
  description?: ReactNode;
  confirm: string;
  icon: Drawing;
  accountForm: ReturnType<typeof useAccountForm>;
  attachments: Attachments;
  known?: string;
  fixedRole?: boolean;
  onNamed?: () => void;
  onClose: () => void;
  /** Below the fields: what follows from the change. */
  children?: ReactNode;
}

/** The form of an account in a dialog, and the conflict of two editors over it. */
export function AccountFormDialog(props: AccountFormDialogProps) {
  const { title, description, confirm, icon, accountForm, attachments, onClose, children } = props;
  const { form, submit, conflict, settle, later } = accountForm;
  const { refusal, isSubmitting } = useFormState(form);
  if (conflict !== undefined)
    return (
      <ContentConflict
        title={title}
        labels={LABELS}
        base={{ ...conflict.base }}
        mine={{ ...conflict.mine }}
        theirs={{ ...conflict.theirs }}
        onChoose={(merged) => settle(merged as unknown as AccountForm)}
        onLater={later}
      />
    );
  return (
    <FormDialog
      title={title}
      description={description}
      confirm={confirm}
      icon={icon}
      busy={isSubmitting}
      refused={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <AccountFields
        form={form}
        attachments={attachments}
        {...(props.known !== undefined && { known: props.known })}
        {...(props.fixedRole !== undefined && { fixedRole: props.fixedRole })}
        {...(props.onNamed && { onNamed: props.onNamed })}
      />
      {children}
    </FormDialog>
  );
}
