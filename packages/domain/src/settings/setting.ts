import type * as z from 'zod/mini';
import type { FieldError } from '../base/errors.ts';
import type { Permission } from '../rules/permissions.ts';

/** How many drafts, accounts… have a value now: `valeur` as the setting's `touches` reads it. */
export interface SettingCount {
  valeur: string;
  nombre: number;
}

/** The control that edits a setting; the page has one component for each. */
export type SettingControl =
  | { kind: 'suspension' }
  | { kind: 'tick' }
  /** A rule that applies from a day on, `days` after it is ticked; null while it is not. */
  | { kind: 'rule'; days: number }
  | { kind: 'text'; length: number; rows: number }
  /** An integer; `optional`: empty is null. */
  | { kind: 'figure'; unit: string; min: number; max: number; optional?: true }
  | { kind: 'medals' }
  /** `seasonal`: each may have its months. */
  | { kind: 'offers'; noun: string; numeric?: true; seasonal?: true }
  | { kind: 'contacts' }
  | { kind: 'guides' }
  /** The words of each point of law, and the day on which they were read. */
  | { kind: 'law' }
  /** What the accessibility statement needs of who publishes it. */
  | { kind: 'declaration' };

/**
 * A setting of head office, declared once: the page, the calls, the log, scheduling and undo follow from it
 * (specification/content-management.md#settings).
 */
export interface Setting<Value> {
  /** On its control, in the log, in a conflict. */
  label: string;
  help?: string;
  control: SettingControl;
  schema: z.ZodMiniType<Value>;
  default: Value;
  /** The stored value, where a version before this one stored less. */
  read?: (stored: unknown) => Value;
  /** The permission to change it. */
  who: Extract<Permission, 'settings.edit' | 'settings.administer'>;
  /** What a form refuses, with paths from the setting's key; shape is the schema's. */
  problems?: (value: Value) => FieldError[];
  /** The value in words, for the log and for what is scheduled. */
  inWords: (value: Value) => string;
  /** What the log says after the person's name, if not 'a modifié « … »'. */
  changed?: (value: Value) => string;
  /** What this change would do to what there is now; null where it touches nothing. */
  touches?: (before: Value, after: Value, counts: readonly SettingCount[]) => string | null;
}
