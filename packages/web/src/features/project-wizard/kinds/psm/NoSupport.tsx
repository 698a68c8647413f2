import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../../components/Button.tsx';
import { EmptyState } from '../../../../components/EmptyState.tsx';
import { FieldMessage } from '../../../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../../../components/field-id.ts';
import { wizardPath } from '../../../../components/projects/wizard-path.ts';
import { useErrorOf } from '../../session/use-error-of.ts';
import { useWizardSession } from '../../session/wizard-session.ts';

/** In place of the supports' content while there is none: leads to where one is added. */
export function NoSupport() {
  const { project } = useWizardSession();
  const error = useErrorOf('supports');
  return (
    <div className={error ? 'field field-bad' : 'field'}>
      <EmptyState
        title="Aucun support"
        action={
          <Link
            id={fieldId('supports')}
            className={buttonClass({ tone: 'line' })}
            to={wizardPath(project.type, project._id.$oid, 'creation/support')}
            aria-describedby={messageId('supports')}
          >
            Ajouter un support
          </Link>
        }
      >
        <FieldMessage
          id={messageId('supports')}
          error={error}
          help={'Ajoutez d’abord un support\u00a0: le contenu se remplit support par support.'}
        />
      </EmptyState>
    </div>
  );
}
