import type * as z from 'zod/mini';
import type { CatalogueItem, CatalogueList } from '../../catalogue/catalogue-lists.ts';
import type { FileType } from '../../contract/files.ts';
import type { FieldError } from '../../errors.ts';
import type { Choice, drinkMap } from '../../projects/draft-fields.ts';
import type { CocktailChoice, InfoCarte, ProjectDocument } from '../../projects/project.ts';
import type { SummaryLine, WizardProject } from '../wizard-project.ts';
import type { PhotoShape } from './photos.ts';

/**
 * What a step asks, declared once (docs/decisions/a-question-stands-once.md). From its fields follow its problems
 * (`field-problems.ts`), its lines in the order form (`field-lines.ts`), what an answer is called (`field-name.ts`) and its
 * screen, which the web's `Fields` draws.
 *
 * `Scope` is what a field's path starts from: the project for a step, one entry for a list that repeats.
 */
export type Condition<Scope> = (scope: Scope, project: WizardProject) => boolean;

/** Said as it stands, or worked out from the answers around it. */
export type Told<Said, Scope> = Said | ((scope: Scope, project: WizardProject) => Said);

/** What every kind of field states. */
export interface FieldBase<Scope> {
  /** Where the answer stands in the scope: `pdv.codePostal`, `tarifFormule`. */
  path: string;
  /** What the answer is called: on its screen, in lists of problems, when two people changed it. */
  label: string;
  /** The question on the screen, where it is more than the label. */
  question?: string;
  /** Under the control, until there is a problem. */
  help?: Told<string | undefined, Scope>;
  /** Whether it belongs to this order; it does by default. */
  applies?: Condition<Scope>;
  /** Asked only once this holds; until then the order form says that it lacks, the screen and the problems do not. */
  askedOnce?: Condition<Scope>;
  /** Said where there is no answer. Without it the answer may be left out, and its label says 'facultatif'. */
  required?: Told<string, Scope>;
  /** The rules work it out from other answers: nobody is asked for it, nor about it when two people changed it. */
  derived?: true;
  /** Problems that are more than a missing or malformed answer, in the place of those of its kind. Paths start from the scope. */
  rule?: (scope: Scope, project: WizardProject) => FieldError[];
  /** The order form's words where the label is not what it says: other words, none (false), or lines of its own. */
  line?: string | false | ((scope: Scope, project: WizardProject) => SummaryLine[]);
  /** Where stands what its component works on, where that is more than the answer: `pdv`. */
  whole?: string;
  /** What is kept with the answer without a question of its own, by what it is called: `{ 'pdv.medaillePDV': 'Médaille' }`. */
  names?: Readonly<Record<string, string>>;
  /** Columns of a row of six that the control takes; all of them by default. */
  span?: 2 | 3 | 4;
}

/** Sorts of text: each has its keyboard, and some their format. */
export type TextKind =
  | 'text'
  | 'long-text'
  | 'phone'
  | 'email'
  | 'digits'
  | 'amount'
  | 'url'
  /** A name that is neither a sentence nor a word of the dictionary. */
  | 'handle'
  | 'time';

/** What is typed. */
interface TypedField<Scope> extends FieldBase<Scope> {
  /** Longest text, in characters; that of a draft by default. What is too long for its own rule is refused by it, never cut. */
  length?: number;
}

export interface TextField<Scope> extends TypedField<Scope> {
  kind: TextKind;
  /** The form that an answer must have, and what is said where it has not. */
  format?: { pattern: RegExp; message: string };
  /** Lines of a long text that show at once. */
  rows?: number;
  readOnly?: true;
}

export interface Option {
  value: string;
  label: string;
  /** What it means, in a line. */
  hint?: string;
}

export interface ChoiceField<Scope> extends FieldBase<Scope> {
  /** A closed list, as tiles or as a select; `yes-no` is 'oui' or 'non'. */
  kind: 'choice' | 'select' | 'yes-no';
  /** Those of `yes-no` go without saying. */
  options?: Told<readonly Option[], Scope>;
  /** Said of an answer that is not offered; what `required` says by default. */
  wrong?: string;
  /** The empty choice of a select: 'Choisir…'. */
  placeholder?: string;
  /** The tiles need room for longer words. */
  roomy?: true;
  /** Parts of the document that an answer changes, where it changes more than what stands at its path. */
  changes?: (document: ProjectDocument, answer: string) => Partial<ProjectDocument>;
  /** The answer, where the document keeps it elsewhere than at the path. */
  read?: (scope: Scope) => string;
  /** Asked in a dialog on the way out of the step: it stands on the screen once it is answered or refused. */
  later?: true;
}

/** A question that one control answers. */
export type PlainField<Scope = WizardProject> = TextField<Scope> | ChoiceField<Scope> | TickField<Scope>;

/** What the things picked are called, for sentences: `{ one: 'boisson', many: 'boissons', feminine: true }`. */
export interface Noun {
  one: string;
  many: string;
  feminine?: boolean;
}

/** What every picture of a catalogue has; `type` tells apart the sorts of a list that holds several. */
export interface PictureItem {
  id: string;
  name: string;
  image: string;
  type?: string;
  /** Of a cocktail: printed under its name. */
  ingredient?: string;
}

/** The reference lists that are chosen from by pictures. */
export type PictureList = {
  [List in CatalogueList]: CatalogueItem<List> extends PictureItem ? List : never;
}[CatalogueList];

/** Pictures to choose from. */
interface PicturedField<Scope> extends FieldBase<Scope> {
  list: PictureList;
  /** Of a list that holds several sorts, the one to choose from. */
  sort?: string;
  /** What is asked, for screen readers. */
  legend: string;
  noun: Noun;
}

/** One thing of a catalogue, copied into the order so that it keeps its words. */
export interface CatalogueField<Scope> extends PicturedField<Scope> {
  kind: 'catalogue';
}

/** Several things of a catalogue, by id; or one entry that says that there is none. */
export interface SelectionField<Scope> extends PicturedField<Scope> {
  kind: 'selection';
  /** The name of the entry that says so: 'Aucun Cocktail'. */
  none: string;
  /** The answer that there is none. */
  cleared: () => Selection;
  /** The answer once somebody presses one more, or one of those chosen. */
  toggled: (chosen: Selection | undefined, id: string, choice: Choice) => Selection;
}
type Selection = Record<string, CocktailChoice>;

/** Drinks of the range, by family then by id. */
export interface DrinksField<Scope> extends FieldBase<Scope> {
  kind: 'drinks';
  /** What is asked, for screen readers. */
  legend: string;
  /** Fewest drinks. */
  min: number;
}

/** Photos and files joined to the order, each with what is said of it and its post-its. */
export interface PhotosField<Scope> extends FieldBase<Scope> {
  kind: 'photos';
  shape: PhotoShape;
  /** The type under which they are sent. */
  files: FileType;
  /** They are the only ones of this type: an upload whose reply was lost is found again. */
  only?: true;
  /** Over the place to drop them. */
  drop: string;
  /** What the note of one is called: 'Modification à faire'. */
  note: string;
}

/** A card's format, in how many flaps, and its material; `path` is the format's. */
export interface CardFormatField<Scope> extends FieldBase<Scope> {
  kind: 'card-format';
  formats: 'format' | 'formatPDA';
  /** What is asked, for screen readers. */
  legend: string;
}

/** The name of one item of a reference list. */
export interface ListedField<Scope> extends FieldBase<Scope> {
  kind: 'listed';
  list: 'supportssurmesure' | 'matieres' | 'chartescce';
}

/** A box to tick. */
export interface TickField<Scope> extends FieldBase<Scope> {
  kind: 'tick';
}

/** Any number of a closed list's answers. */
export interface SeveralField<Scope> extends FieldBase<Scope> {
  kind: 'several';
  options: readonly Option[];
  /** Said of an answer that is not offered. */
  wrong: string;
}

/** A text with sizes, bold, italic and lists; what it says is what counts. */
export interface RichTextField<Scope> extends FieldBase<Scope> {
  kind: 'rich-text';
}

/** A list within an entry: `brief.gamme-prix` of a board. Each of its items is asked the same. */
export interface LinesField<Scope> extends FieldBase<Scope> {
  kind: 'lines';
  /** What one is called, before its number: 'Ligne'. */
  noun: string;
  groups: readonly FieldGroup<never>[];
}

/** Answered by a layout of its step's own; here are what it is called, its rule and its words. */
export interface OwnLayoutField<Scope> extends FieldBase<Scope> {
  kind: 'own-layout';
}

/** An outlet's number, looked up in the outlets' register; its medal and what else its record says stand beside it. */
export interface OutletField<Scope> extends TypedField<Scope> {
  kind: 'outlet';
  /** What the popin says of an outlet whose medal opens no right. */
  notEligible: string;
}

/** An agency's e-mail address, which the server confirms. */
export interface AgencyField<Scope> extends TypedField<Scope> {
  kind: 'agency';
}

export type Field<Scope = WizardProject> =
  | PlainField<Scope>
  | CatalogueField<Scope>
  | SelectionField<Scope>
  | DrinksField<Scope>
  | PhotosField<Scope>
  | CardFormatField<Scope>
  | ListedField<Scope>
  | SeveralField<Scope>
  | RichTextField<Scope>
  | LinesField<Scope>
  | OwnLayoutField<Scope>
  | OutletField<Scope>
  | AgencyField<Scope>;

export type FieldKind = Field['kind'];

/** A field that is more than one control. */
export type OwnField<Scope = WizardProject> = Exclude<Field<Scope>, PlainField<Scope>>;

/** What the component of each such kind is given and puts back; a kind that is not here has its component still to come. */
export interface OwnAnswers {
  catalogue: Choice;
  selection: Selection;
  drinks: z.output<typeof drinkMap>;
  photos: unknown;
  'card-format': InfoCarte;
  listed: string;
  several: readonly string[];
  outlet: NonNullable<ProjectDocument['pdv']>;
  agency: string;
}

/** Fields that stand together on the screen. */
export interface FieldGroup<Scope = WizardProject> {
  title?: string;
  applies?: Condition<Scope>;
  askedOnce?: Condition<Scope>;
  fields: readonly Field<Scope>[];
}
