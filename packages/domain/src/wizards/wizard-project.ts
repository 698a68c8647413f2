import type { KeptEntry } from '../catalogue/kept-entry.ts';
import type { Offers } from '../catalogue/offers.ts';
import type { ProjectType } from '../projects/kinds.ts';
import type { ProjectDocument } from '../projects/project.ts';

/**
 * Input of a step: the document, and data that only the server has. `type` is the support, since boards of several
 * share a wizard; `agence` the confirmed agency; `eligibleMedals` the setting of the kind (null: no condition);
 * `offers` the closed lists of head office, by default those of a new installation; `gardees` the chosen entries that
 * the catalogue no longer offers: a withdrawn one reopens its step.
 * `unchecked` maps the path of an answer that only the server can check to the sentence that explains why it could not.
 */
export interface WizardProject extends ProjectDocument {
  type?: ProjectType;
  agence?: string | null;
  eligibleMedals?: readonly string[] | null;
  offers?: Offers;
  gardees?: readonly KeptEntry[];
  unchecked?: Readonly<Partial<Record<string, string>>>;
}

/**
 * One line of the order in words: question and answer, with pictures where the answer is a picture. `rich` is the stored
 * rich text whose plain words are the answer. A line of a card stands `under` its section, which may have no title, with
 * its `detail` below the name.
 */
export interface SummaryLine {
  label: string;
  value: string;
  images?: { name: string; image: string }[];
  rich?: string;
  under?: string;
  detail?: string;
}

/**
 * Where the order form prints an answer that has no line of its own: in the lines of another field, by its path; with
 * the step's entries; in the name and number at its head. What is signed is printed somewhere.
 */
export interface PrintedElsewhere {
  printedOn: 'entries' | 'head' | (string & {});
}
