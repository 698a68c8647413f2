import type { CatalogueItem, CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import {
  findEntry,
  findStep,
  type Step,
  screenProblems,
  type Wizard,
} from '@ardoise/domain/wizards/wizard.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Person } from '../../../api/session.ts';
import type { FieldPath } from '../../../components/form/field-path.ts';
import { renderedAt } from '../../../router/testing/rendered-at.tsx';
import { CardPreviewContext } from '../card/card-preview.ts';
import { catalogueKey } from '../catalogue/catalogue-query.ts';
import { DraftKeeper } from '../draft/draft-keeper.ts';
import { fieldMessages } from '../form/field-messages.ts';
import { screensOf } from '../kinds/kind-screens-of.ts';
import { type FieldHints, FieldHintsContext } from '../session/field-hints.ts';
import { useSessionOf } from '../session/use-session-of.ts';
import { WizardSessionContext } from '../session/wizard-session.ts';
import { allLateParts } from '../shell/late-screens.tsx';
import { StepBody } from '../shell/StepBody.tsx';
import { TabbedBody } from '../shell/tabs/TabbedBody.tsx';

export type Lists = { [List in CatalogueList]?: readonly CatalogueItem<List>[] };

interface StepShown {
  type: ProjectType;
  path: string;
  document: ProjectDocument;
  /** The cached reference lists. */
  lists?: Lists;
  /** As in a reply; default: an editable draft without signatures. */
  project?: Partial<Project>;
  /** The displayed entry, by its id, of a step whose entries have their own screen. */
  entry?: string;
  /** After an attempt to continue. */
  attempted?: boolean;
  /** What else is said at fields; default nothing. */
  hints?: FieldHints;
}

/** Visible texts of a step. */
export interface ReadStep {
  title: string;
  /** Titles of groups, labels and questions, in order. */
  labels: string[];
  /** The links of the error summary. */
  summary: string[];
  /** Error messages, by their path's id. */
  messages: Record<string, string>;
  html: string;
}

const NOWHERE = {
  read: () => Promise.resolve(undefined),
  note: () => undefined,
  keep: () => Promise.resolve(),
  forget: () => Promise.resolve(),
};

/** A card is drawn by a worker, which a static page has not. */
const NOT_DRAWN = { previewed: null, failed: false, again: () => undefined };

function Shown({ wizard, step, shown }: { wizard: Wizard; step: Step; shown: StepShown }) {
  const { type, document, entry = null, attempted = false } = shown;
  const project = {
    _id: { $oid: '64b000000000000000000001' },
    type,
    agence: null,
    signatures: [],
    eligibleMedals: ['gold', 'platinum', 'silver'],
    permissions: { 'project.edit': { allowed: true }, 'link.send': { allowed: true } },
    ...document,
    ...shown.project,
  } as unknown as Project;
  const [keeper] = useState(
    () =>
      new DraftKeeper({ document, version: 1 }, null, {
        send: () => new Promise(() => undefined),
        normalise: (answers) => answers,
        device: NOWHERE,
        autosave: true,
      }),
  );
  const session = useSessionOf({
    wizard,
    whole: wizard,
    path: step.path,
    entry,
    project,
    keeper,
    onSubmitted: () => undefined,
  });
  const problems = attempted ? fieldMessages(step, step.problems(session.current)) : [];
  useState(() => {
    for (const { chemin, message } of problems)
      session.form.setError(chemin as FieldPath<ProjectDocument>, message);
  });
  const screen = screensOf(kindOf(type)).steps[step.path];
  const ownEntry = session.entry === null ? undefined : findEntry(step, session.current, session.entry);
  if (screen === undefined) throw new Error(`${type} shows no ${step.path}`);
  const body = (
    <WizardSessionContext value={session}>
      <CardPreviewContext value={NOT_DRAWN}>
        {ownEntry && screen.entry ? (
          <screen.entry.Screen
            entry={ownEntry}
            rank={step.entries?.of(session.current).findIndex(({ id }) => id === ownEntry.id) ?? 0}
            errors={attempted ? ownEntry.problems : []}
          />
        ) : screen.tabs ? (
          <TabbedBody
            step={step}
            screen={screen}
            tabs={screen.tabs}
            errors={attempted ? (ownEntry?.problems ?? []) : []}
          />
        ) : (
          <StepBody
            step={step}
            screen={screen}
            errors={attempted ? screenProblems(step, session.current) : []}
          />
        )}
      </CardPreviewContext>
    </WizardSessionContext>
  );
  return <FieldHintsContext value={shown.hints ?? new Map()}>{body}</FieldHintsContext>;
}

/** Renders within a router, with these lists in the cache; as HTML. */
export async function rendered(body: () => ReactNode, lists: Lists, role: Role = 'dc'): Promise<string> {
  const cache = new QueryClient();
  for (const [list, items] of Object.entries(lists))
    cache.setQueryData(catalogueKey(list as CatalogueList), items);
  const me = { uid: 1, username: `${role}1`, role } as unknown as Person;
  const page = await renderedAt('/', body, { me });
  return renderToStaticMarkup(<QueryClientProvider client={cache}>{page}</QueryClientProvider>);
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

/** The visible text of HTML. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

const allOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map((found) => textOf(found.at(-1) ?? ''));

/** Renders a step with a document's answers, like its wizard, without a browser, and extracts its texts. */
export async function readStep(shown: StepShown): Promise<ReadStep> {
  const { wizard } = KINDS[kindOf(shown.type)];
  const step = findStep(wizard, shown.path);
  if (step === undefined) throw new Error(`${shown.type} has no ${shown.path}`);
  await Promise.all(allLateParts(screensOf(wizard.kind)).map(({ load }) => load()));
  const html = await rendered(() => <Shown wizard={wizard} step={step} shown={shown} />, shown.lists ?? {});
  const wrong = html.matchAll(/<p class="field-message" id="([^"]*)-m"><svg[\s\S]*?<\/svg>([\s\S]*?)<\/p>/g);
  return {
    title: allOf(html, /<h1[^>]*>([\s\S]*?)<\/h1>/g)[0] ?? '',
    labels: allOf(
      html,
      /<(h2|label|legend|span(?= class="field-label" id))(?: (?:for|class|id)="[^"]*")*>([\s\S]*?)<\/\1>/g,
    ),
    summary: allOf(html, /<a href="#champ-[^"]*">([\s\S]*?)<\/a>/g),
    messages: Object.fromEntries([...wrong].map(([, id = '', message = '']) => [id, textOf(message)])),
    html,
  };
}
