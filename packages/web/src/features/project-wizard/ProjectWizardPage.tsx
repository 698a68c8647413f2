import type { Project } from '@ardoise/domain/contract/projects.ts';
import { kindOf } from '@ardoise/domain/projects/kinds.ts';
import { WIZARDS } from '@ardoise/domain/wizards/kinds/index.ts';
import { findStep, RECAP_PATH, type Wizard } from '@ardoise/domain/wizards/wizard.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useMatch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { UnreadableProject } from '../../components/projects/UnreadableProject.tsx';
import { recapPath, wizardPath } from '../../components/projects/wizard-path.ts';
import { useMe } from '../../hooks/use-me.ts';
import { projectKey, useProject } from '../../hooks/use-project.ts';
import { useKeptLists } from './catalogue/keep-lists.ts';
import { DraftDialogs } from './draft/DraftDialogs.tsx';
import type { DraftKeeper } from './draft/draft-keeper.ts';
import { contentOf } from './draft/send-draft.ts';
import { useDraft } from './draft/use-draft.ts';
import type { KindScreens } from './kinds/kind-screens.ts';
import { screensOf } from './kinds/kind-screens-of.ts';
import { ReadOnlyRecap } from './recap/ReadOnlyRecap.tsx';
import { RecapScreen } from './recap/RecapScreen.tsx';
import { useSessionOf } from './use-session-of.ts';
import { WizardHeader } from './WizardHeader.tsx';
import { WizardSkeleton } from './WizardSkeleton.tsx';
import { WizardStep } from './WizardStep.tsx';
import { placeAt, type WizardPlace } from './wizard-place.ts';
import { WizardSessionContext } from './wizard-session.ts';
import './Wizard.css';

/** Every screen of every wizard: the address says which project and which step. */
export function ProjectWizardPage() {
  // Its own address: the location is already another one while the next screen is on its way.
  const place = placeAt(useMatch({ strict: false, select: ({ pathname }) => pathname }));
  return place === null ? <Navigate to="/" replace /> : <OpenedProject key={place.id} place={place} />;
}

function OpenedProject({ place: { wizard, id, path } }: { place: WizardPlace }) {
  const { data: project, error, refetch } = useProject(id);
  if (project === undefined) {
    return error === null ? (
      <WizardSkeleton />
    ) : (
      <main tabIndex={-1}>
        <UnreadableProject error={error} onRetry={() => void refetch()} />
      </main>
    );
  }
  const own = WIZARDS[kindOf(project.type)];
  if (own !== wizard || path === null) {
    // Reopening lands where one left; another kind's address leads to its own wizard.
    const to = wizardPath(project.type, id, path === null ? project.nextState : RECAP_PATH);
    return <Navigate to={to ?? recapPath(project.type, id)} replace />;
  }
  const screens = screensOf(wizard.kind);
  // A support whose screens are not open yet is read: every step leads to its order.
  if (screens === null && path !== RECAP_PATH) return <Navigate to={recapPath(project.type, id)} replace />;
  if (screens === null || !project.permissions.edit.allowed)
    return <ReadOnlyRecap wizard={wizard} project={project} />;
  return <EditedProject wizard={wizard} path={path} project={project} screens={screens} />;
}

interface EditedProjectProps {
  wizard: Wizard;
  path: string;
  project: Project;
  screens: KindScreens;
}

function EditedProject({ wizard, path, project, screens }: EditedProjectProps) {
  const me = useMe();
  const keeper = useDraft(project, wizard, me.name);
  useFollowServer(project, keeper);
  return keeper === null ? (
    <WizardSkeleton />
  ) : (
    <OpenedWizard wizard={wizard} path={path} project={project} screens={screens} keeper={keeper} />
  );
}

/** A project read again shows what changed meanwhile, unless something of ours is still under way. */
function useFollowServer(project: Project, keeper: DraftKeeper | null) {
  useEffect(() => {
    if (keeper?.settled && project.version > keeper.version) keeper.receive(contentOf(project));
  }, [project, keeper]);
}

interface OpenedWizardProps extends EditedProjectProps {
  keeper: DraftKeeper;
}

function OpenedWizard({ wizard, path, project, screens, keeper }: OpenedWizardProps) {
  const cache = useQueryClient();
  const session = useSessionOf({ wizard, path, project, keeper });
  useKeptLists(screens.lists);
  const step = findStep(wizard, path);
  const screen = screens.steps[path];
  return (
    <WizardSessionContext value={session}>
      <WizardHeader wizard={wizard} project={project} current={session.current} path={path} />
      {step && screen ? (
        <WizardStep key={path} session={session} step={step} screen={screen} screens={screens} />
      ) : (
        <RecapScreen
          session={session}
          screens={screens}
          onProject={(present) => cache.setQueryData(projectKey(project._id.$oid), present)}
        />
      )}
      <DraftDialogs keeper={keeper} />
    </WizardSessionContext>
  );
}
