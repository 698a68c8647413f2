import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import type { Drawing } from '../../components/Icon.tsx';
import { Modal } from '../../components/Modal.tsx';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  /** What sending does: its button's words and picture. */
  confirm: string;
  icon: Drawing;
  busy: boolean;
  /** Why it was refused, if no field says so. */
  refused?: string | undefined;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: what was typed does not go with a press beside it. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, confirm, icon, busy, refused, onSubmit, onClose, children } = props;
  return (
    <Modal
      title={title}
      description={description}
      onClose={onClose}
      closeOnBackdrop={false}
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button tone="main" icon={icon} busy={busy} onClick={() => void onSubmit()}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        {children}
        {refused && (
          <Banner tone="stop" role="alert">
            {refused}
          </Banner>
        )}
        {/* Enter in a field submits the form. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden />
      </form>
    </Modal>
  );
}
