import type { Field, OwnAnswers } from '@ardoise/domain/wizards/fields/field.ts';
import type { ComponentType } from 'react';

type OwnKind = keyof OwnAnswers;

/** What a component that draws one kind of field works with: an answer and its change, wherever in the document it stands. */
export interface FieldViewProps<Kind extends OwnKind> {
  field: Extract<Field, { kind: Kind }>;
  help: string | undefined;
  /** Where the value stands in the form, for controls of its own. */
  at: string;
  value: OwnAnswers[Kind] | undefined;
  /** The value at this very moment, for what goes on after a wait. */
  present: () => OwnAnswers[Kind] | undefined;
  onChange: (answer: OwnAnswers[Kind]) => void;
  /** Its problem, once an attempt to go on has shown it. */
  error: string | undefined;
}

/** A component for each kind that is more than one control: a kind without one does not compile. */
export type FieldViews = { [Kind in OwnKind]: ComponentType<FieldViewProps<Kind>> };
