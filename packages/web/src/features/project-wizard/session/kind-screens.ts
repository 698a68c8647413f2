import type { FieldError } from '@ardoise/domain/base/errors.ts';
import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import type { OrderDrawing } from '@ardoise/domain/drawing/signed-drawing.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Step, StepEntry } from '@ardoise/domain/wizards/wizard.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import type { ComponentType, ReactNode } from 'react';
import type { WizardSession } from './wizard-session.ts';

/** A dialog when leaving a step: call `onAnswered` once answered. */
export interface PopinProps {
  onAnswered: () => void;
  onClose: () => void;
}

export interface EntryProps {
  entry: StepEntry;
  /** Its index in the list. */
  rank: number;
  /** Its errors, after an attempt to continue. */
  errors: readonly FieldError[];
}

/** Screen of an entry of a step, below the step's address. */
interface EntryScreen {
  Screen: ComponentType<EntryProps>;
  /** Label of the button that checks it and opens the next incomplete one: 'Valider ce board'. */
  next: string;
}

/** The entries of a step with a screen each, as tabs. */
export interface TabbedEntries {
  Screen: ComponentType<EntryProps>;
  /** Beside the name of the entry at this rank: 'à répondre' */
  state: (project: WizardProject, rank: number) => string;
  /** In place of the entries while there is none. */
  Empty: ComponentType;
  /** A question at the first 'Suivant' of an entry, once it is complete. */
  offer?: { isDue: (project: WizardProject, entry: string) => boolean; Dialog: ComponentType<OfferProps> };
}

export interface OfferProps {
  /** The entry's id. */
  entry: string;
  onAnswered: () => void;
}

/** What the page of new prices, below a step, needs of it. */
export interface NewPricesProps {
  session: WizardSession;
  step: Step;
  screen: StepScreen;
}

/** Opened by the last step of a person's part instead of the next step: hands the order over to another person. */
interface StepEnding {
  isDue: (session: WizardSession) => boolean;
  Dialog: ComponentType<{ onClose: () => void }>;
}

/** Screen of a step; its rules, title and order are in the domain. */
export interface StepScreen {
  /** Custom layout; default: its fields in order. */
  Screen?: ComponentType;
  /** Content below the fields, without questions. */
  After?: ComponentType;
  /** The screen of one entry, for a step whose entries have their own. */
  entry?: EntryScreen;
  /** Pages of their own below the step's address, by their name there: 'carte'. The way back leads to the step. */
  pages?: Readonly<Record<string, ComponentType>>;
  /** The page of new prices below its address, with a bar of its own. */
  newPrices?: ComponentType<NewPricesProps>;
  /** The same without a list of the entries before: the step opens at the first incomplete one. */
  tabs?: TabbedEntries;
  /** The heading as far as the step is answered; undefined for the step's own. */
  title?: (project: WizardProject) => string | undefined;
  /** Whether an act of the step itself is primary: its button is the red one, the next step's is not yet. */
  begins?: (project: WizardProject) => boolean;
  /** Above its lines on the recap: what is in doubt and prevents nothing. */
  recapNote?: (project: WizardProject) => string | undefined;
  /** A sentence under the title. */
  lede?: string;
  /** Hides the summary and uses its space. */
  solo?: true;
  /** Pickers use the full width; a form has one column of at most 760 px. */
  wide?: boolean;
  /** Number of choices, repeated in the action bar of a phone. */
  tally?: (project: WizardProject) => string;
  /** Server-side checks before leaving the step. */
  prepare?: (session: WizardSession) => Promise<void>;
  /** Runs after the step is saved. */
  settled?: (session: WizardSession) => Promise<void>;
  /** A dialog when leaving, if due: continues once answered. */
  popin?: { isDue: (project: WizardProject) => boolean; Popin: ComponentType<PopinProps> };
  /** Opens once the step is complete and saved. */
  ending?: StepEnding;
  /** Label of its primary button; undefined for the usual one. */
  next?: (session: WizardSession, viewer: Role) => string | undefined;
}

/** The order as it will be printed, beside its steps. */
export interface KindPreview {
  /** Around a step: shares the drawing, and lays it out. */
  Provider: ComponentType<{ step: Step; children: ReactNode }>;
  /** From 1180 px: in the place of the summary, which it contains. */
  Side: ComponentType<{ title: string; children: ReactNode }>;
  /** Below: above the action bar. */
  Strip: ComponentType;
}

/** What of an order is drawn, as it would be signed now. */
export interface PresentDrawings {
  /** Null while they are laid out. */
  drawings: readonly OrderDrawing[] | null;
  /** In their place, after a failure. */
  missing?: ReactNode;
}

/** The screens of a kind's wizard, by step path: one for each step of `Path`. */
export interface KindScreens<Path extends string = string> {
  steps: Record<Path, StepScreen>;
  /** The reference lists of its steps: prefetched when the wizard opens. */
  lists: readonly CatalogueList[];
  /** Summary of the choices so far, titled 'Votre commande' by default. */
  Summary: ComponentType;
  summaryTitle?: string;
  preview?: KindPreview;
  /** A hook: the drawings of the recap, laid out without memory of the typing. */
  useDrawings: (project: WizardProject) => PresentDrawings;
  /** Under indicative drawings; `agency` is its display name. */
  drawingsNote?: (agency: string) => string;
  /** The order in one line, above the signature. */
  orderInWords: (project: WizardProject) => string;
  /** Number of items of the summary, on its button. */
  summaryCount: (project: WizardProject) => number;
}
