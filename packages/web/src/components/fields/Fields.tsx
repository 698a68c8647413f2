import type { Field, FieldGroup } from '@ardoise/domain/wizards/field.ts';
import { isAsked } from '@ardoise/domain/wizards/fields/asked.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { Fragment, type ReactNode } from 'react';
import './Fields.css';

interface FieldsProps<Scope> {
  groups: readonly FieldGroup<Scope>[];
  /** The scope of the fields' paths. */
  scope: Scope;
  project: WizardProject;
  draw: (field: Field<Scope>) => ReactNode;
  /** A field with the full width, such as a picture picker; the others keep one readable column. */
  isWide: (field: Field<Scope>) => boolean;
  /** Around the fields of a group, below its title. */
  frame?: (group: FieldGroup<Scope>, fields: ReactNode) => ReactNode;
}

/** The currently relevant fields, in their groups. */
export function Fields<Scope>({
  groups,
  scope,
  project,
  draw,
  isWide,
  frame = (_group, fields) => fields,
}: FieldsProps<Scope>) {
  return groups
    .filter((group) => isAsked(group, scope, project))
    .map((group, rank) => {
      const fields = group.fields.filter((field) => isAsked(field, scope, project));
      if (fields.length === 0) return null;
      const wide = fields.some(isWide);
      const drawn = fields.map((field) => <Fragment key={field.path}>{draw(field)}</Fragment>);
      const className = [rank > 0 && 'group', !wide && 'fields-narrow'].filter(Boolean).join(' ');
      return (
        <section key={fields[0]?.path} className={className || undefined}>
          {group.title && <h2 className="title-section">{group.title}</h2>}
          {frame(group, wide ? drawn : <div className="field-columns">{drawn}</div>)}
        </section>
      );
    });
}
