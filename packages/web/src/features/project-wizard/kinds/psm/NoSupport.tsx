import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../../components/Button.tsx';
import { EmptyState } from '../../../../components/EmptyState.tsx';
import { wizardPath } from '../../../../components/projects/wizard-path.ts';
import { useWizardSession } from '../../wizard-session.ts';

/** In place of the supports' content while there is none. */
export function NoSupport() {
  const { project } = useWizardSession();
  return (
    <EmptyState
      title="Aucun support"
      action={
        <Link
          className={buttonClass({ tone: 'line' })}
          to={wizardPath(project.type, project._id.$oid, 'creation/support') ?? '/'}
        >
          Ajouter un support
        </Link>
      }
    >
      <p>Le contenu se remplit support par support.</p>
    </EmptyState>
  );
}
