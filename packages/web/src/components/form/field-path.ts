type Leaf = string | number | boolean | null | undefined;

type At<Key extends string | number, Value> = Value extends Leaf
  ? `${Key}`
  : `${Key}` | `${Key}.${FieldPath<Value>}`;

/** A path of a form's values: `pdv.codePostal`, `formules.0.nomFormule`. */
export type FieldPath<Values> = Values extends readonly (infer Entry)[]
  ? At<number, Entry>
  : { [Key in keyof Values & string]-?: At<Key, NonNullable<Values[Key]>> }[keyof Values & string];
