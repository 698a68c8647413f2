import type { FieldError } from '@ardoise/domain/base/errors.ts';
import { answerAt, withAnswer } from '@ardoise/domain/wizards/answer-at.ts';
import { fieldId } from '../field-id.ts';
import type { FieldPath } from './field-path.ts';

export interface FormOptions<Values> {
  defaultValues: Values;
  /** What is wrong with the values: nothing is submitted then. */
  problems?: (values: Values) => readonly FieldError[];
  /** Also checks a field once it is left; default: from the first attempt to submit on. */
  checksOnLeave?: boolean;
}

/** All but the values. Its parts keep their identity while they are the same. */
export interface FormState {
  errors: readonly FieldError[];
  /** Error without a field of its own. */
  refusal: string | undefined;
  isSubmitting: boolean;
  /** First parts of the paths whose values differ from the default ones. */
  changed: readonly string[];
}

/** Values typed into a control, or set by the page; something else, such as an error. */
type Cause = 'typed' | 'set' | 'told';
type Listener = (cause: Cause) => void;

const NONE: readonly never[] = [];

/** Values and errors of a form, by path. Values are immutable: what is not written keeps its identity. */
export class Form<Values extends object> {
  /** As of the last render. */
  problems: FormOptions<Values>['problems'];
  readonly #checksOnLeave: boolean;
  #defaults: Values;
  #values: Values;
  #state: FormState = { errors: NONE, refusal: undefined, isSubmitting: false, changed: NONE };
  #wasSubmitted = false;
  readonly #left = new Set<string>();
  readonly #listeners = new Set<Listener>();

  constructor({ defaultValues, problems, checksOnLeave = false }: FormOptions<Values>) {
    this.problems = problems;
    this.#checksOnLeave = checksOnLeave;
    this.#defaults = defaultValues;
    this.#values = defaultValues;
  }

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly getValues = (): Values => this.#values;

  readonly getState = (): FormState => this.#state;

  valueAt(path: string): unknown {
    return answerAt(this.#values, path);
  }

  errorAt(path: string): string | undefined {
    return this.#state.errors.find(({ chemin }) => chemin === path)?.message;
  }

  /** What is typed into a control; its error follows once it was told. */
  type(path: string, value: unknown): void {
    this.#write(withAnswer(this.#values, path, value), 'typed');
    if (this.#wasSubmitted || this.#left.has(path)) this.#check(path);
  }

  /** A control is left. */
  leave(path: string): void {
    if (!this.#checksOnLeave) return;
    this.#left.add(path);
    this.#check(path);
  }

  set(path: FieldPath<Values>, value: unknown): void {
    this.replace(withAnswer(this.#values, path, value));
  }

  /** Replaces all values, not the errors. */
  replace(values: Values): void {
    this.#write(values, 'set');
  }

  /** Begins again with these values; `keepDefaults` compares them with the former default ones. */
  reset(values: Values, { keepDefaults = false } = {}): void {
    if (!keepDefaults) this.#defaults = values;
    this.#wasSubmitted = false;
    this.#left.clear();
    this.#state = { ...this.#state, errors: NONE, refusal: undefined };
    this.replace(values);
  }

  /** Another default value of a field, and its value. */
  resetField(path: FieldPath<Values>, value: unknown): void {
    this.#defaults = withAnswer(this.#defaults, path, value);
    this.set(path, value);
  }

  setError(path: FieldPath<Values>, message: string): void {
    this.setErrors([
      ...this.#state.errors.filter(({ chemin }) => chemin !== path),
      { chemin: path, message },
    ]);
  }

  setErrors(errors: readonly FieldError[]): void {
    if (errors.length > 0 || this.#state.errors.length > 0) this.#update({ errors });
  }

  /** Adds these errors, and focuses the first. */
  refuse(errors: readonly FieldError[]): void {
    const paths = new Set(errors.map(({ chemin }) => chemin));
    this.setErrors([...this.#state.errors.filter(({ chemin }) => !paths.has(chemin)), ...errors]);
    this.#focusFirst(errors);
  }

  /** An error without a field of its own. */
  setRefusal(refusal: string): void {
    this.#update({ refusal });
  }

  focus(path: FieldPath<Values>): void {
    this.#focus(path);
  }

  /** Submits unless the values have problems; the first of them gets the focus. */
  handleSubmit(send: (values: Values) => unknown) {
    return async (event?: { preventDefault: () => void }): Promise<void> => {
      event?.preventDefault();
      const errors = this.problems?.(this.#values) ?? NONE;
      this.#update({ errors, refusal: undefined, isSubmitting: true });
      try {
        if (errors.length === 0) await send(this.#values);
        else this.#focusFirst(errors);
      } finally {
        this.#wasSubmitted = true;
        this.#update({ isSubmitting: false });
      }
    };
  }

  #check(path: string): void {
    const wrong = this.problems?.(this.#values).find(({ chemin }) => chemin === path);
    if (wrong?.message === this.errorAt(path)) return;
    const others = this.#state.errors.filter(({ chemin }) => chemin !== path);
    this.setErrors(wrong === undefined ? others : [...others, wrong]);
  }

  #focusFirst([first]: readonly FieldError[]): void {
    if (first !== undefined) this.#focus(first.chemin);
  }

  #focus(path: string): void {
    document.getElementById(fieldId(path))?.focus();
  }

  #write(values: Values, cause: Cause): void {
    this.#values = values;
    const changed = Object.entries(values)
      .filter(([key, value]) => value !== this.#defaults[key as keyof Values])
      .map(([key]) => key);
    const isSame = changed.join() === this.#state.changed.join();
    this.#update(isSame ? {} : { changed }, cause);
  }

  #update(change: Partial<FormState>, cause: Cause = 'told'): void {
    if (Object.keys(change).length > 0) this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener(cause);
  }
}
