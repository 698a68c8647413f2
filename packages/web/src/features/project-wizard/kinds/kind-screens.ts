import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import type { FieldError } from '@ardoise/domain/errors.ts';
import type { StepEntry } from '@ardoise/domain/wizards/wizard.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import type { ComponentType } from 'react';
import type { WizardSession } from '../wizard-session.ts';

/** A question of its own on the way out of a step: `onAnswered` once the answer is put. */
export interface PopinProps {
  onAnswered: () => void;
  onClose: () => void;
}

export interface EntryProps {
  entry: StepEntry;
  /** Its place in the list, from 0. */
  rank: number;
  /** What an attempt to go on has shown to be wrong with it. */
  errors: readonly FieldError[];
}

/** How an entry of a step is shown, below the step's address. */
interface EntryScreen {
  Screen: ComponentType<EntryProps>;
  /** On the button that checks it alone and opens the next that lacks something: 'Valider ce board'. */
  next: string;
}

/** How a step is shown; its rules, title and place stand in the domain. */
export interface StepScreen {
  /** Where the step's layout is its own; its fields are drawn as they stand otherwise. */
  Screen?: ComponentType;
  /** What is told below the fields, and asks nothing. */
  After?: ComponentType;
  /** The screen of one entry, of a step whose entries have one each. */
  entry?: EntryScreen;
  /** A sentence under the title. */
  lede?: string;
  /** It takes the room of the summary as well. */
  solo?: true;
  /** Pickers take the room there is; a form keeps one column of at most 760 px. */
  wide?: boolean;
  /** How much is chosen, repeated in the action bar of a phone. */
  tally?: (project: WizardProject) => string;
  /** What only the server can tell, asked before the step is left. */
  prepare?: (session: WizardSession) => Promise<void>;
  /** What follows once the step is saved. */
  settled?: (session: WizardSession) => Promise<void>;
  /** Asked in a dialog when one leaves, where it is due: once it is answered one goes on. */
  popin?: { isDue: (project: WizardProject) => boolean; Popin: ComponentType<PopinProps> };
  /** What a popup says when the step is left too early. */
  refusal?: (problems: readonly FieldError[]) => string | null;
}

/** The screens of a kind's wizard, by the path of their step: each step of `Path` has one. */
export interface KindScreens<Path extends string = string> {
  steps: Record<Path, StepScreen>;
  /** The reference lists that its steps show: fetched when the wizard opens. */
  lists: readonly CatalogueList[];
  /** What has been chosen so far, under its title: 'Votre commande' unless the kind has another. */
  Summary: ComponentType;
  summaryTitle?: string;
  /** The order in one line, above the signature. */
  orderInWords: (project: WizardProject) => string;
  /** How many things the summary lists, on the button that opens it. */
  summaryCount: (project: WizardProject) => number;
}
