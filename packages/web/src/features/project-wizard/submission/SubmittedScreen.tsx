import type { Project } from '@ardoise/domain/contract/projects.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { ApiError, mayPassLater, messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { formatDate } from '../../../components/format-date.ts';
import { Leader } from '../../../components/Leader.tsx';
import { AskArbitration } from '../../../components/projects/AskArbitration.tsx';
import { projectName } from '../../../components/projects/project-name.ts';
import { statusMessage } from '../../../components/projects/status-messages.ts';
import { useListBehind } from '../../../components/projects/use-list-behind.ts';
import { followUpPath } from '../../../components/projects/wizard-path.ts';
import { StatusTag } from '../../../components/StatusTag.tsx';
import { useChangeStatus } from '../../../hooks/use-change-status.ts';
import { useDelays } from '../../../hooks/use-delays.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { Link } from '../../../router/Link.tsx';
import type { Submission } from '../session/submission.ts';
import './SubmittedScreen.css';

/** Its signature, its agency, and the day by which an answer is due. */
function linesFor(project: Project, forClient: boolean): (readonly [string, string])[] {
  const signature = project.signatures.find(({ role }) => role === 'client');
  const { nom = '', qualite = '', t_signature } = signature ?? {};
  const due = project.echeance === null ? '' : `le ${formatDate(project.echeance)}`;
  return forClient
    ? [
        ['Votre commande', projectName(project)],
        ['Signée le', t_signature === undefined ? '' : formatDate(t_signature)],
        ['Retour attendu', due],
      ]
    : [
        ['Projet', projectName(project)],
        ['Signé par', [nom, qualite].filter(Boolean).join(', ')],
        ['Agence', project.nomAgence],
        ['Retour attendu', due],
      ];
}

/** 'Votre projet a été passé à l'agence' */
function SentScreen({ project }: { project: Project }) {
  const forClient = useMe().role === 'client';
  const { to: behind } = useListBehind();
  const { typeProjet } = project;
  const delays = useDelays();
  const name = projectName(project);
  const said = statusMessage({ typeProjet, from: 'Client', target: 'Agence', name, delays });
  const [title, promise] = said.split('. ');
  return (
    <>
      <StatusTag status={project.statut} />
      <h1 className="title-page">{title}</h1>
      <p className="lede">{promise}</p>
      <div className="submitted-screen-lines">
        {linesFor(project, forClient).map(
          ([name, value]) => value && <Leader key={name} name={name} value={value} />,
        )}
      </div>
      <p className="submitted-screen-actions">
        {!forClient && (
          <Link className={buttonClass({ tone: 'main' })} {...behind}>
            Tableau de bord
          </Link>
        )}
        <Link
          className={buttonClass({ tone: forClient ? 'main' : 'line' })}
          to={followUpPath(project._id.$oid)}
        >
          {forClient ? 'Suivre ma commande' : 'Suivre ce projet'}
        </Link>
      </p>
    </>
  );
}

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
function RefusedScreen({ project, refused, busy, onRetry }: RefusedScreenProps) {
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

interface SubmittedScreenProps {
  /** As last read: a submission whose reply was lost has moved it. */
  project: Project;
  submission: Submission;
}

/** After the signature that sends an order: that it was sent, or why not yet. */
export function SubmittedScreen({ project, submission }: SubmittedScreenProps) {
  const change = useChangeStatus(project);
  const moved = isBeforeSubmission(project.statut) ? undefined : project;
  const sent = 'sent' in submission ? submission.sent : (change.data ?? moved);
  return (
    <main className="submitted-screen" tabIndex={-1}>
      {sent ? (
        <SentScreen project={sent} />
      ) : (
        <RefusedScreen
          project={project}
          refused={change.error ?? ('refused' in submission && submission.refused)}
          busy={change.isPending}
          onRetry={() => change.mutate({ target: 'Agence', comment: '', fichiers: [] })}
        />
      )}
    </main>
  );
}
