import type { ComponentProps, ReactNode } from 'react';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import type { Drawing } from './Icon.tsx';
import { Modal } from './Modal.tsx';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  size?: ComponentProps<typeof Modal>['size'];
  /** What sending does: its button's words and picture. */
  confirm: string;
  icon?: Drawing;
  busy: boolean;
  /** Error without a field of its own. */
  refused?: string | undefined;
  onSubmit: () => unknown;
  onClose: () => void;
  children: ReactNode;
  /** Below the form: a preview, a warning. */
  below?: ReactNode;
}

/** A form in a dialog: what was typed does not go with a press beside it. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, size = 'm', confirm, icon, busy, refused, onSubmit, onClose, children } = props;
  return (
    <Modal
      title={title}
      description={description}
      size={size}
      onClose={onClose}
      closeOnBackdrop={false}
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button tone="main" icon={icon} busy={busy} onClick={() => onSubmit()}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
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
      {props.below}
    </Modal>
  );
}
