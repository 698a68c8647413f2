import type { FieldError } from '../base/errors.ts';
import type { CatalogueItem, CatalogueList } from '../catalogue/catalogue-lists.ts';
import type { Choice } from '../projects/draft-fields.ts';
import type { FileType } from '../projects/file-types.ts';
import type { CocktailChoice, ProjectDocument } from '../projects/project.ts';
import type { PhotoShape } from './photos.ts';
import type { PrintedElsewhere, SummaryLine, WizardProject } from './wizard-project.ts';

/**
 * A step's questions, declared once (docs/decisions/a-question-stands-once.md). From its fields derive its problems
 * (`field-problems.ts`), its lines in the order form (`field-lines.ts`), the labels of answers (`field-name.ts`) and
 * its screen, rendered by the web's `Fields`.
 * `Scope` is what a field's path starts from: the project for a step, one entry for a repeating list.
 */
export type Condition<Scope> = (scope: Scope, project: WizardProject) => boolean;

/** A constant, or a function of the surrounding answers. */
export type Told<Said, Scope> = Said | ((scope: Scope, project: WizardProject) => Said);

/** Properties of every kind of field. */
export interface FieldBase<Scope> {
  /** Path of the answer in the scope: `pdv.codePostal`, `tarifFormule`. */
  path: string;
  /** Label of the answer: on its screen, in lists of problems, in version conflicts. */
  label: string;
  /** The question on the screen, if longer than the label. */
  question?: string;
  /** Hint under the control, replaced by an error. */
  help?: Told<string | undefined, Scope>;
  /** The same for a client who fills the order: addressed as 'vous' (`steps-by-role.ts`). */
  toClient?: { label?: string; question?: string; help?: string };
  /** A doubt about a valid answer, in place of the hint: marked as a warning, it prevents nothing. */
  warning?: Told<string | undefined, Scope>;
  /** Whether it is relevant for this order; default true. */
  applies?: Condition<Scope>;
  /**
   * Prerequisite: until it is true the order form marks the answer as missing, but screen and problems do not ask for
   * it.
   */
  askedOnce?: Condition<Scope>;
  /** Error message of a missing answer. Without it the field is optional, and its label says 'facultatif'. */
  required?: Told<string, Scope>;
  /** What its label says in place of 'facultatif', where another answer does as well: 'ou des photos, plus bas'. */
  orElse?: string;
  /** Computed from other answers: never asked, not even in a version conflict. */
  derived?: true;
  /** Custom validation, replacing that of its kind. Paths start from the scope. */
  rule?: (scope: Scope, project: WizardProject) => FieldError[];
  /** Overrides the label in the order form: another label, custom lines, or where else the answer is printed. */
  line?: string | PrintedElsewhere | ((scope: Scope, project: WizardProject) => SummaryLine[]);
  /** Path of its component's value, if more than the answer: `pdv`. */
  whole?: string;
  /** Values stored with the answer without a question of their own, by label: `{ 'pdv.medaillePDV': 'Médaille' }`. */
  names?: Readonly<Record<string, string>>;
  /** Columns of the control in a six-column row; default all. */
  span?: 2 | 3 | 4;
}

/** Types of text: each has its virtual keyboard, and some a format. */
export type TextKind =
  | 'text'
  | 'long-text'
  | 'phone'
  | 'email'
  | 'digits'
  | 'amount'
  /** Euros with two decimals at most; '9,5' is normalised to '9,50' on blur. */
  | 'price'
  | 'url'
  /** Neither a sentence nor a dictionary word: no autocorrection. */
  | 'handle'
  | 'time';

/** Typed text. */
interface TypedField<Scope> extends FieldBase<Scope> {
  /** Maximum length in characters; default that of a draft. A longer text is rejected by its rule, never truncated. */
  length?: number;
}

export interface TextField<Scope> extends TypedField<Scope> {
  kind: TextKind;
  /** Required format, and its error message; `written` is how one writes it, where the message does not say it. */
  format?: { pattern: RegExp; message: string; written?: string };
  /** What is wrong with an answer in the right format. */
  check?: (typed: string) => string | undefined;
  /** Visible lines of a textarea. */
  rows?: number;
  readOnly?: true;
}

export interface Option {
  value: string;
  label: string;
  /** One-line explanation. */
  hint?: string;
}

export interface ChoiceField<Scope> extends FieldBase<Scope> {
  /** A closed list, as tiles or as a select; `yes-no` is 'oui' or 'non'. */
  kind: 'choice' | 'select' | 'yes-no';
  /** Implied for `yes-no`. */
  options?: Told<readonly Option[], Scope>;
  /** Error message of an answer that is not offered; default that of `required`. */
  wrong?: string;
  /** The empty option of a select: 'Choisir…'. */
  placeholder?: string;
  /** Wide tiles, for longer words. */
  roomy?: true;
  /** Parts of the document that an answer changes, if more than the value at its path. */
  changes?: (document: ProjectDocument, answer: string) => Partial<ProjectDocument>;
  /** Reads the answer, if it is not stored at the path. */
  read?: (scope: Scope) => string;
  /** Asked in a dialog when leaving the step: on the screen once it is answered or refused. */
  later?: true;
}

/** A question with a single control. */
export type PlainField<Scope = WizardProject> = TextField<Scope> | ChoiceField<Scope> | TickField<Scope>;

/** Noun of the items, for sentences: `{ one: 'boisson', many: 'boissons', feminine: true }`. */
export interface Noun {
  one: string;
  many: string;
  feminine?: boolean;
}

/** Fields of every picture item of a catalogue; `type` distinguishes the sorts of a mixed list. */
export interface PictureItem {
  id: string;
  name: string;
  image: string;
  type?: string;
  /** For a cocktail: printed under its name. */
  ingredient?: string;
}

/** The reference lists with picture items. */
export type PictureList = {
  [List in CatalogueList]: CatalogueItem<List> extends PictureItem ? List : never;
}[CatalogueList];

/** A choice among pictures. */
interface PicturedField<Scope> extends FieldBase<Scope> {
  list: PictureList;
  /** For a mixed list, the sort to choose from. */
  sort?: string;
  /** Accessible name of the group, for screen readers. */
  legend: string;
  noun: Noun;
}

/** One catalogue item, copied into the order so that it keeps its words when the catalogue changes. */
export interface CatalogueField<Scope> extends PicturedField<Scope> {
  kind: 'catalogue';
  /** Its pictures are chosen by their look: shown large. */
  large?: true;
}

/**
 * A solid food of a formula, chosen by its picture, and its printed name. `whole` is the formula that contains both;
 * the name's path is one of `names`.
 */
export interface SolidField<Scope> extends FieldBase<Scope> {
  kind: 'solid';
  /** Their field names: `solide1`, written `nomsolide1`. */
  solid: 'solide' | 'solide1' | 'solide2';
  written: 'nomsolide' | 'nomsolide1' | 'nomsolide2';
}

/** Several catalogue items, by id; or the single entry for none. */
export interface SelectionField<Scope> extends PicturedField<Scope> {
  kind: 'selection';
  /** Name of the entry for none: 'Aucun Cocktail'. */
  none: string;
  /** The answer that means none. */
  cleared: () => Selection;
  /** The answer after toggling one item. */
  toggled: (chosen: Selection | undefined, id: string, choice: Choice) => Selection;
}
export type Selection = Record<string, CocktailChoice>;

/** Drinks of the range, by family then by id. */
export interface DrinksField<Scope> extends FieldBase<Scope> {
  kind: 'drinks';
  /** Accessible name of the group, for screen readers. */
  legend: string;
  /** Minimum number of drinks. */
  min: number;
  /** Said by a dialog below the minimum; the field then shows its count only, no message. */
  popup?: string;
}

/** Photos and files attached to the order, each with a note and post-its. */
export interface PhotosField<Scope> extends FieldBase<Scope> {
  kind: 'photos';
  shape: PhotoShape;
  /** The file type of their uploads. */
  files: FileType;
  /** Only these files have this type: an upload whose response was lost can be found again. */
  only?: true;
  /** What stands on them is to be read: one that is too small is said at once. */
  legible?: true;
  /** Title of the drop zone. */
  drop: string;
  /** Label of a photo's note: 'Modification à faire'. */
  note: string;
}

/** A card's format, number of flaps, and material; `path` is the format's. */
export interface CardFormatField<Scope> extends FieldBase<Scope> {
  kind: 'card-format';
  formats: 'format' | 'formatPDA';
  /** Lists of its materials; those of `matieres` are made in any number of flaps. */
  materials: readonly ('matieres_chr' | 'matieres')[];
  /** Accessible name of the group, for screen readers. */
  legend: string;
}

/** The name of one item of a reference list. */
export interface ListedField<Scope> extends FieldBase<Scope> {
  kind: 'listed';
  list: 'supportssurmesure' | 'matieres' | 'chartescce';
  /** Chosen by the picture of each item, named by this noun; default a select. */
  pictured?: Noun;
}

/** A checkbox. */
export interface TickField<Scope> extends FieldBase<Scope> {
  kind: 'tick';
}

/** Multiple choice from a closed list. */
export interface SeveralField<Scope> extends FieldBase<Scope> {
  kind: 'several';
  options: readonly Option[];
  /** Error message of an answer that is not offered. */
  wrong: string;
}

/** Rich text with sizes, bold, italic and lists; validated by its plain text. */
export interface RichTextField<Scope> extends FieldBase<Scope> {
  kind: 'rich-text';
}

/** A nested list within an entry: `brief.gamme-prix` of a board. Each of its items has the same fields. */
export interface LinesField<Scope> extends FieldBase<Scope> {
  kind: 'lines';
  /** Noun of an item, before its number: 'Ligne'. */
  noun: string;
  groups: readonly FieldGroup<never>[];
}

/** Rendered by the step's custom layout; declares only label, rule and words. */
export interface OwnLayoutField<Scope> extends FieldBase<Scope> {
  kind: 'own-layout';
}

/** An outlet's number, looked up in the register; displays its medal and the rest of its record. */
export interface OutletField<Scope> extends TypedField<Scope> {
  kind: 'outlet';
  /** Popup message for an outlet whose medal is not eligible. */
  notEligible: string;
}

/** An agency's e-mail address, checked by the server. */
export interface AgencyField<Scope> extends TypedField<Scope> {
  kind: 'agency';
}

export type Field<Scope = WizardProject> =
  | PlainField<Scope>
  | CatalogueField<Scope>
  | SolidField<Scope>
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

/** A field with more than one control. */
export type OwnField<Scope = WizardProject> = Exclude<Field<Scope>, PlainField<Scope>>;

/** Fields grouped on the screen. */
export interface FieldGroup<Scope = WizardProject> {
  title?: string;
  applies?: Condition<Scope>;
  askedOnce?: Condition<Scope>;
  /** Known answers: if complete, they are displayed as text, and this button opens the fields. */
  change?: 'Changer' | 'Corriger';
  fields: readonly Field<Scope>[];
}
