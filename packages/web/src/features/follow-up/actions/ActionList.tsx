import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { stopsProject } from '@ardoise/domain/rules/moves.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import { lazy, Suspense, useId } from 'react';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import type { Viewer } from '../../../components/projects/holder-words.ts';
import { resumePath, wizardPath } from '../../../components/projects/wizard-path.ts';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { useDelays } from '../../../hooks/use-delays.ts';
import { Link } from '../../../router/Link.tsx';
import { actionWords } from '../words/action-words.ts';
import { nextThing } from '../words/next-thing.ts';
import { sendsBack } from '../words/order-actions.ts';
import { roundTripOf } from '../words/round-trip.ts';
import { WhyNot } from './WhyNot.tsx';
import './ActionList.css';

interface ActionLineProps {
  project: Project;
  action: ProjectAction;
  viewer: Viewer;
  /** The primary action: the one red button. */
  main: boolean;
  /** Its reason is expanded: nothing else can be done first. */
  explained: boolean;
  onTake: () => void;
}

/** One change of status: its meaning, and its button or the reason why not. */
function ActionLine({ project, action, viewer, main, explained, onTake }: ActionLineProps) {
  const words = actionWords(project.statut, action, viewer.role, useDelays());
  const hint = useId();
  const back = sendsBack(project.statut, action);
  const stops = stopsProject(action.target);
  const icon = !action.allowed ? IconLock : stops ? IconBan : back ? IconArrowBackUp : IconSend;
  const trip = action.allowed ? roundTripOf(project, action, viewer) : null;
  return (
    <div className={action.allowed ? 'action-list-line' : 'action-list-line action-list-refused'}>
      <div>
        <p className="title-sub">{words.title}</p>
        <p className="meta" id={hint}>
          {words.hint}
          {trip && (
            <>
              {' '}
              Ce sera le {trip}
              <sup>e</sup> aller-retour.
            </>
          )}
        </p>
      </div>
      <Button
        tone={stops ? 'danger' : main && action.allowed ? 'main' : 'line'}
        icon={icon}
        refused={!action.allowed}
        aria-describedby={hint}
        onClick={onTake}
      >
        {action.label}
      </Button>
      {!action.allowed && (
        <WhyNot
          action={action}
          project={project}
          mayAskArbitration={roleMay('quota.arbitrate', viewer.role)}
          open={explained}
          main={main}
        />
      )}
    </div>
  );
}

interface ResumeLineProps {
  project: Project;
  /** Number of missing steps; 0: only the signatures are missing. */
  missing: number;
  main: boolean;
}

/** An incomplete draft: continue filling it, or have it signed. */
function ResumeLine({ project, missing, main }: ResumeLineProps) {
  const id = project._id.$oid;
  const to = missing > 0 ? resumePath(project) : wizardPath(project.type, id);
  return (
    <div className="action-list-line">
      <div>
        <p className="title-sub">
          {missing > 0 ? 'Compléter la commande' : 'Faire signer le bon de commande'}
        </p>
        <p className="meta">
          {missing > 0
            ? 'La saisie reprend là où elle a été laissée.'
            : 'Le client signe sur votre tablette, puis vous signez à votre tour.'}
        </p>
      </div>
      <Link className={buttonClass({ tone: main ? 'main' : 'line' })} to={to}>
        <Icon of={missing > 0 ? IconPencil : IconSignature} />
        {missing > 0 ? 'Reprendre' : 'Faire signer'}
      </Link>
    </div>
  );
}

/** The client's approval: with their own account, or face to face. */
function ApproveLine({ project, main, own }: { project: Project; main: boolean; own: boolean }) {
  return (
    <div className="action-list-line">
      <div>
        <p className="title-sub">
          {own ? 'Donner votre accord sur la création' : 'Recueillir l’accord du client sur cette tablette'}
        </p>
        <p className="meta">
          {own
            ? 'Regardez-la page par page, annotez-la s’il le faut, puis signez.'
            : 'Il voit la création, l’annote s’il le faut, puis signe.'}
        </p>
      </div>
      <Link
        className={buttonClass({ tone: main ? 'main' : 'line' })}
        to={PAGE_PATHS.approvalOnTablet(project._id.$oid)}
      >
        <Icon of={IconSignature} />
        {own ? 'Voir et valider' : 'Faire signer le client'}
      </Link>
    </div>
  );
}

/** What hangs, beside what was approved: on a phone, in the café. */
function PhotographLine({ id, main }: { id: string; main: boolean }) {
  return (
    <div className="action-list-line">
      <div>
        <p className="title-sub">Photographier ce qui est posé</p>
        <p className="meta">Six photos au plus, à côté de la création. Sans personne, s’il vous plaît.</p>
      </div>
      <Link className={buttonClass({ tone: main ? 'main' : 'line' })} to={PAGE_PATHS.posePhotos(id)}>
        <Icon of={IconCamera} />
        Photographier la pose
      </Link>
    </div>
  );
}

/** The client's own order, to complete: its first page says what is left. */
function CompleteLine({ project, missing }: { project: Project; missing: number }) {
  return (
    <div className="action-list-line">
      <div>
        <p className="title-sub">{missing > 0 ? 'Compléter votre commande' : 'Signer votre commande'}</p>
        <p className="meta">
          {missing > 0
            ? 'Vous reprenez là où vous vous êtes arrêté.'
            : 'Tout est rempli. Elle part à l’agence dès que vous avez signé.'}
        </p>
      </div>
      <Link className={buttonClass({ tone: 'main' })} to={PAGE_PATHS.clientOrder(project._id.$oid)}>
        {missing > 0 ? 'Compléter' : 'Relire et signer'}
      </Link>
    </div>
  );
}

// Imports every kind completely: loaded for a draft alone.
const DraftSteps = lazy(async () => ({ default: (await import('./DraftSteps.tsx')).DraftSteps }));

interface ActionListProps {
  project: Project;
  viewer: Viewer;
  onTake: (action: ProjectAction) => void;
}

/** The viewer's actions, in order of importance; refused ones keep their place with a reason. Nothing without any. */
export function ActionList({ project, viewer, onTake }: ActionListProps) {
  const { actions, resume, approve, photograph, main, explained } = nextThing(project, viewer);
  const missing = actions.find((action) => !action.allowed)?.missing?.length ?? 0;
  if (actions.length === 0 && !approve && !resume) return null;
  // What a draft lacks is shown in its steps, not under its refused actions.
  const listed = actions.filter((action) => !resume || action.allowed || !action.missing?.length);
  return (
    <section className="follow-up-actions" aria-labelledby="acts">
      <h2 className="title-section" id="acts">
        Ce que vous pouvez faire
      </h2>
      {resume && viewer.role === 'client' && <CompleteLine project={project} missing={missing} />}
      {resume && viewer.role !== 'client' && (
        <>
          <ResumeLine project={project} missing={missing} main={main === 'resume'} />
          {missing > 0 && (
            <Suspense fallback={<StepsSkeleton />}>
              <DraftSteps project={project} />
            </Suspense>
          )}
        </>
      )}
      {approve && <ApproveLine project={project} main={main === 'approve'} own={viewer.role === 'client'} />}
      {photograph && <PhotographLine id={project._id.$oid} main={main === 'photograph'} />}
      {listed.map((action) => (
        <ActionLine
          key={action.target}
          project={project}
          action={action}
          viewer={viewer}
          main={action.target === main}
          explained={action.target === explained}
          onTake={() => onTake(action)}
        />
      ))}
    </section>
  );
}

function StepsSkeleton() {
  return (
    <SkeletonGroup label="Chargement des étapes">
      <Skeleton width="100%" height={210} />
    </SkeletonGroup>
  );
}
