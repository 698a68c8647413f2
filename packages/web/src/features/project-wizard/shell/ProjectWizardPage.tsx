import type { Project } from '@ardoise/domain/contract/projects.ts';
import { wizardFilledBy } from '@ardoise/domain/kinds/steps-by-role.ts';
import { NEW_PRICES_PAGE } from '@ardoise/domain/new-prices/new-prices-page.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { RECAP_PATH } from '@ardoise/domain/wizards/recap-path.ts';
import { findEntry, findStep, type Step, type Wizard } from '@ardoise/domain/wizards/wizard.ts';
import { type ComponentProps, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isNotFound } from '../../../api/api-error.ts';
import type { FirstReads } from '../../../api/first-reads.ts';
import { awaitsDc, type Sending } from '../../../api/outbox/sending.ts';
import { loadAll, useLoadedAhead } from '../../../components/late-screen.tsx';
import { UnreadableProject } from '../../../components/projects/UnreadableProject.tsx';
import { wizardPath } from '../../../components/projects/wizard-path.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { KEPT_FOR_THE_DAY_MS, projectQuery, useProject } from '../../../hooks/use-project.ts';
import { useSignedHere } from '../../../hooks/use-signed-here.ts';
import { useNavigate, usePlace } from '../../../router/context.ts';
import { Navigate } from '../../../router/Link.tsx';
import { WizardHeader } from '../bars/WizardHeader.tsx';
import { WizardSkeleton } from '../bars/WizardSkeleton.tsx';
import { useKeptLists } from '../catalogue/keep-lists.ts';
import { KeptEntriesContext } from '../catalogue/kept-entries.ts';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import { contentOf } from '../draft/send-draft.ts';
import type { KindScreens, StepScreen } from '../session/kind-screens.ts';
import { askedPath, firstEntry, screenAt } from '../session/screen-at.ts';
import type { Submission } from '../session/submission.ts';
import { useDraft } from '../session/use-draft.ts';
import { useProposedAnswers } from '../session/use-proposed-answers.ts';
import { NONE_KEPT, useSessionOf } from '../session/use-session-of.ts';
import { placeAt, type WizardPlace } from '../session/wizard-place.ts';
import { type WizardSession, WizardSessionContext } from '../session/wizard-session.ts';
import {
  allLateParts,
  LateDraftDialog,
  LateEntryStep,
  LateReadOnlyRecap,
  LateRecapScreen,
  LateSignedHereScreen,
  LateSubmittedScreen,
  LateTabbedStep,
  lateParts,
} from './late-screens.tsx';
import { WizardStep } from './WizardStep.tsx';
import './Wizard.css';

const recapOf = ({ type, _id }: Project) => ({ to: wizardPath(type, _id.$oid, RECAP_PATH) });

/** A kind's wizard, and its screens. */
export interface WizardOfKind {
  wizard: Wizard;
  screens: KindScreens;
}

/** The project of an address of this wizard. */
export function readsOf(wizard: Wizard): FirstReads {
  return (cache, { pathname }) => {
    const place = placeAt(pathname, wizard);
    return place === null ? [] : [cache.prefetchQuery(projectQuery(place.id))];
  };
}

/** Every screen of a wizard: the URL has the project and the step. */
export function ProjectWizardPage({ wizard, screens }: WizardOfKind) {
  // Own match: the router's location already changes while the next screen loads.
  const { pathname } = usePlace();
  const place = placeAt(pathname, wizard);
  if (place === null) return <Navigate to={PAGES.home} replace />;
  return <OpenedProject key={place.id} place={place} screens={screens} />;
}

/** Starts loading a late step while its project is read. */
function useLoadedWithProject(screen: StepScreen | undefined, step: Step | undefined) {
  useEffect(() => {
    void loadAll(screen ? lateParts(screen, step) : []);
  }, [screen, step]);
}

function OpenedProject({ place, screens }: { place: WizardPlace; screens: KindScreens }) {
  const path = place.path ?? '';
  useLoadedWithProject(screens.steps[path], findStep(place.wizard, path));
  const { role } = useMe();
  const { data: project, error, refetch } = useProject(place.id, { gcTime: KEPT_FOR_THE_DAY_MS });
  const filled = useMemo(() => wizardFilledBy(place.wizard, role), [place.wizard, role]);
  // Above the screens: the submitted order is read-only, which would close them before the outcome is shown.
  const [submission, setSubmission] = useState<Submission | null>(null);
  const here = useSignedHere(place.id);
  const [signed, setSigned] = useState<Sending | null>(null);
  if (here && here !== signed && !awaitsDc(here)) setSigned(here);
  if (here === undefined) return <WizardSkeleton />;
  if (project === undefined) {
    return error === null ? (
      <WizardSkeleton />
    ) : (
      <main tabIndex={-1}>
        <UnreadableProject error={error} onRetry={() => void refetch()} />
      </main>
    );
  }
  if (submission !== null) return <LateSubmittedScreen project={project} submission={submission} />;
  // It was given to somebody else meanwhile, and what was signed has reached them.
  if (signed !== null && here === null && isNotFound(error)) return <Navigate to={PAGES.home} replace />;
  if (signed !== null && project.signatures.length === 0) {
    const { wizard } = place;
    const waits = { sending: signed, isSent: here === null, onReopened: () => setSigned(null) };
    return <LateSignedHereScreen {...waits} wizard={wizard} project={project} screens={screens} />;
  }
  if (signed !== null && !isBeforeSubmission(project.statut))
    return <LateSubmittedScreen project={project} submission={{ sent: project }} />;
  // What the client has signed is not changed before the dc has signed it too.
  const shown = here === null || path === RECAP_PATH ? screenAt(place, project, role) : recapOf(project);
  if (shown === 'sent') return <LateSubmittedScreen project={project} submission={{ sent: project }} />;
  if (shown === 'order')
    return <LateReadOnlyRecap wizard={place.wizard} project={project} screens={screens} />;
  if ('to' in shown) return <Navigate to={shown.to} replace />;
  const { wizard: whole, entry } = place;
  const source = { wizard: filled, whole, entry, project, screens, ...shown };
  return <EditedProject {...source} onSubmitted={setSubmission} />;
}

interface EditedProjectProps extends WizardOfKind {
  whole: Wizard;
  path: string;
  /** An entry's id or its rank. */
  entry: string | null;
  project: Project;
  onSubmitted: WizardSession['onSubmitted'];
}

function EditedProject(props: EditedProjectProps) {
  const { wizard, project } = props;
  const me = useMe();
  const keeper = useDraft(project, wizard, me.name);
  useFollowServer(project, keeper);
  return keeper === null ? <WizardSkeleton /> : <OpenedWizard {...props} keeper={keeper} />;
}

/** Merges a refetched project into the draft, unless a save is in progress. */
function useFollowServer(project: Project, keeper: DraftKeeper | null) {
  useEffect(() => {
    if (keeper?.settled && project.version > keeper.version) keeper.receive(contentOf(project));
  }, [project, keeper]);
}

/** Whether an address is that of the prices of an order that has former ones. */
const isNewPrices = ({ project }: WizardSession, { newPrices }: StepScreen, entry: string | null): boolean =>
  entry === NEW_PRICES_PAGE && newPrices !== undefined && project.ancienneCarte !== undefined;

/**
 * Redirects a rank in the URL to its entry, a deleted entry to the step, a step with tabs to one of them, a step that
 * is not asked to the next; without unmounting the screen.
 */
function useLeadOn(session: WizardSession, path: string, entry: string | null, screen: StepScreen) {
  const { tabs, pages } = screen;
  const { wizard, project, current } = session;
  const navigate = useNavigate();
  const { role } = useMe();
  const asked = askedPath(wizard, current, path, role);
  const isPage = (entry !== null && pages?.[entry] !== undefined) || isNewPrices(session, screen, entry);
  const found = isPage ? entry : (session.entry ?? (tabs ? firstEntry(wizard, current, path) : null));
  const to =
    asked === path && found === entry
      ? null
      : wizardPath(project.type, project._id.$oid, asked, (asked === path && found) || undefined);
  useEffect(() => {
    if (to !== null) void navigate({ to, replace: true });
  }, [to, navigate]);
}

/** A step with the preview of its kind, which outlives it: the next step shows the same drawing. */
function PreviewedStep(props: ComponentProps<typeof WizardStep>) {
  const { step, screens } = props;
  const body = <WizardStep key={props.Page === undefined ? step.path : `${step.path} page`} {...props} />;
  const { Provider } = screens.preview ?? {};
  return Provider === undefined ? body : <Provider step={step}>{body}</Provider>;
}

/** Questions while saving, on every step. */
function DraftQuestion(props: Omit<ComponentProps<typeof LateDraftDialog>, 'phase'>) {
  const { keeper } = props;
  const { phase } = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot).state;
  const asks = phase.name === 'conflicting' || phase.name === 'signed';
  return asks ? <LateDraftDialog {...props} phase={phase} /> : null;
}

const NO_SCREEN: StepScreen = {};

interface OpenedWizardProps extends EditedProjectProps {
  keeper: DraftKeeper;
}

function OpenedWizard({ screens, ...source }: OpenedWizardProps) {
  const { wizard, path, entry, project, keeper } = source;
  const session = useSessionOf(source);
  useKeptLists(screens.lists);
  useLoadedAhead(useMemo(() => allLateParts(screens), [screens]));
  const step = findStep(wizard, path);
  useProposedAnswers(session, step);
  const screen = screens.steps[path];
  useLeadOn(session, path, entry, screen ?? NO_SCREEN);
  const shown = step && screen && { session, step, screen };
  const Page = entry === null ? undefined : screen?.pages?.[entry];
  const NewPrices = screen && isNewPrices(session, screen, entry) ? screen.newPrices : undefined;
  const ownEntry =
    screen?.entry && step && session.entry !== null && findEntry(step, session.current, session.entry);
  return (
    <WizardSessionContext value={session}>
      <KeptEntriesContext value={project.gardees ?? NONE_KEPT}>
        <WizardHeader wizard={wizard} project={project} current={session.current} path={path} />
        {shown && NewPrices ? (
          <NewPrices {...shown} />
        ) : shown && ownEntry ? (
          <LateEntryStep key={ownEntry.id} {...shown} entry={ownEntry} />
        ) : shown && screen.tabs ? (
          <LateTabbedStep key={step.path} {...shown} screens={screens} tabs={screen.tabs} />
        ) : shown ? (
          <PreviewedStep {...shown} screens={screens} Page={Page} />
        ) : (
          <LateRecapScreen session={session} screens={screens} />
        )}
        <DraftQuestion keeper={keeper} type={project.type} />
      </KeptEntriesContext>
    </WizardSessionContext>
  );
}
