import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { DocumentPart, ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Wizard } from '@ardoise/domain/wizards/wizard.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { createContext, useContext } from 'react';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import type { WizardForm } from '../form/use-wizard-form.ts';
import type { Submission } from './submission.ts';
import type { Unchecked } from './use-unchecked.ts';

/** Context of every step's screen. */
export interface WizardSession extends Pick<Unchecked, 'failedCheck' | 'checked'> {
  /** The steps of this role. */
  wizard: Wizard;
  /** The steps of every role. */
  whole: Wizard;
  /** The server's last reply. */
  project: Project;
  /** The answers on screen, with server-side data. */
  current: WizardProject;
  /** The latest answers, for use after an await. */
  present: () => WizardProject;
  /** The entry in the URL, by its id. */
  entry: string | null;
  form: WizardForm;
  keeper: DraftKeeper;
  /** Replaces a complete part of the answers. */
  put: <Part extends DocumentPart>(part: Part, value: ProjectDocument[Part]) => void;
  /** Replaces the answer at a path. */
  putAt: (at: string, answer: unknown) => void;
  /** Registers a request: leaving the step awaits it. */
  track: (work: Promise<unknown>) => Promise<unknown>;
  /** Resolves when all registered requests have settled. */
  idle: () => Promise<unknown>;
  /** Records how many uploads a field has in progress: leaving the step continues without them, with a message. */
  noteUploads: (path: string, count: number) => void;
  isUploading: () => boolean;
  /** Checks on the server whether this address is an agency's, and caches the result. */
  confirmAgency: (mail: string) => Promise<AgencyCheck>;
  /** Closes the wizard on the outcome of the order's submission. */
  onSubmitted: (submission: Submission) => void;
}

export type AgencyCheck = 'known' | 'unknown' | 'unreachable';

export const WizardSessionContext = createContext<WizardSession | null>(null);

export function useWizardSession(): WizardSession {
  const session = useContext(WizardSessionContext);
  if (session === null) throw new Error('A step stands inside the wizard');
  return session;
}
