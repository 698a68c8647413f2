import type { Project } from '@ardoise/domain/contract/projects.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { Link } from '@tanstack/react-router';
import { ApiError, mayPassLater, messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { AskArbitration } from '../../../components/projects/AskArbitration.tsx';
import { followUpPath } from '../../../components/projects/wizard-path.ts';
import { StatusTag } from '../../../components/StatusTag.tsx';
import { useMe } from '../../../hooks/use-me.ts';

const QUOTA_CODES: readonly string[] = ['QUOTA', 'QUOTA_PDA'];

/** What happens next, after a refusal by the quota: nothing is lost (specification/quotas.md#submission-beyond-the-quota). */
function NextOfQuota({ project }: { project: Project }) {
  const { role } = useMe();
  if (role === 'client')
    return (
      <p>
        Votre commande est complète et signée, vous n’avez rien d’autre à faire. Le siège décide de la suite,
        que vous verrez dans votre espace.
      </p>
    );
  return (
    <>
      <p>La commande et la signature sont gardées. Le siège peut l’envoyer malgré le quota.</p>
      {roleMay('quota.arbitrate', role) && <AskArbitration id={project._id.$oid} />}
    </>
  );
}

interface RefusedScreenProps {
  project: Project;
  refused: unknown;
  busy: boolean;
  onRetry: () => void;
}

/** A signed order that was not sent: why, and what happens next. */
export function RefusedScreen({ project, refused, busy, onRetry }: RefusedScreenProps) {
  const forClient = useMe().role === 'client';
  const byQuota = refused instanceof ApiError && QUOTA_CODES.includes(refused.code);
  return (
    <>
      <StatusTag status={project.statut} />
      <h1 className="title-page">{forClient ? 'Votre commande est signée' : 'La commande est signée'}</h1>
      <Banner tone={byQuota && forClient ? 'wait' : 'stop'} role="alert">
        {messageOf(refused)}
      </Banner>
      {byQuota ? (
        <NextOfQuota project={project} />
      ) : (
        <p>Elle n’est pas encore partie à l’agence. Rien n’est perdu.</p>
      )}
      <p className="submitted-screen-actions">
        {mayPassLater(refused) && (
          <Button tone="main" busy={busy} onClick={onRetry}>
            Réessayer
          </Button>
        )}
        <Link className={buttonClass({ tone: 'line' })} to={followUpPath(project._id.$oid)}>
          {forClient ? 'Suivre ma commande' : 'Suivre ce projet'}
        </Link>
      </p>
    </>
  );
}
