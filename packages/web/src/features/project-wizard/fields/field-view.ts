import type { Field } from '@ardoise/domain/wizards/field.ts';
import type { OwnAnswers } from '@ardoise/domain/wizards/fields/own-answers.ts';
import type { ComponentType } from 'react';

type OwnKind = keyof OwnAnswers;

/** Props of a component for one kind of field: an answer and its change, at any path of the document. */
export interface FieldViewProps<Kind extends OwnKind> {
  field: Extract<Field, { kind: Kind }>;
  help: string | undefined;
  /** Path of the value in the form, for nested controls. */
  at: string;
  value: OwnAnswers[Kind] | undefined;
  /** The latest value, for use after an await. */
  present: () => OwnAnswers[Kind] | undefined;
  onChange: (answer: OwnAnswers[Kind]) => void;
  /** Its error, after an attempt to continue. */
  error: string | undefined;
}

/** A component for each kind with more than one control: a missing one does not compile. */
export type FieldViews = { [Kind in OwnKind]: ComponentType<FieldViewProps<Kind>> };
