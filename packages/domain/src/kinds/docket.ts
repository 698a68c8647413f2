import type { FieldGroup } from '../wizards/field.ts';
import { fieldLines } from '../wizards/fields/field-lines.ts';
import type { Step } from '../wizards/wizard.ts';
import type { SummaryLine, WizardProject } from '../wizards/wizard-project.ts';

/** A board or a made-to-measure support in the docket. */
export interface DocketItem {
  name: string;
  /** Its format and copies: 'Horizontal 60x90cm · 2 ex.' */
  detail: string;
  /** Address of its picture. */
  image?: string | undefined;
  /** What to put on it: questions and answers. */
  brief: readonly SummaryLine[];
}

/** Summary of the order, for the agency: its answers, without outlet, people and addresses. */
export interface OrderDocket {
  /** Short answers, in one line each. */
  lines: readonly SummaryLine[];
  items: readonly DocketItem[];
  /** What was written at length. */
  texts: readonly SummaryLine[];
}

/** Derives the docket of an order; its photos are read with `attachedPhotos`. */
export type DocketOf = (order: WizardProject) => OrderDocket;

/** '2 ex.'; empty if not answered. */
export function copiesInWords(copies: string | undefined): string {
  return copies?.trim() ? `${copies.trim()}\u00a0ex.` : '';
}

const AT_LENGTH: readonly string[] = ['photos', 'rich-text', 'long-text'];

/** The answers of a step in words, without those with a place of their own in the docket: photos and long texts. */
export function shortLines({ groups }: Pick<Step, 'groups'>, order: WizardProject): SummaryLine[] {
  const short = groups.map(
    (group): FieldGroup => ({
      ...group,
      fields: group.fields.filter(({ kind }) => !AT_LENGTH.includes(kind)),
    }),
  );
  return fieldLines(short, order, order).map(({ label, value }) => ({
    label,
    value: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
  }));
}
