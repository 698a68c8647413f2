import type { Field, FieldKind, OwnField } from '@ardoise/domain/wizards/field.ts';
import type { ComponentType } from 'react';
import { lateScreen } from '../../../components/late-screen.tsx';
import { AgencyField } from './AgencyField.tsx';
import { CardFormatField } from './CardFormatField.tsx';
import { CatalogueField } from './CatalogueField.tsx';
import { DrinksField } from './DrinksField.tsx';
import type { FieldViews } from './field-view.ts';
import { ListedField } from './ListedField.tsx';
import { OutletField } from './OutletField.tsx';
import { RichTextField } from './RichTextField.tsx';
import { SelectionField } from './SelectionField.tsx';
import { SeveralField } from './SeveralField.tsx';

const FIELD_VIEWS: FieldViews = {
  catalogue: CatalogueField,
  solid: lateScreen(async () => (await import('./SolidField.tsx')).SolidField),
  selection: SelectionField,
  drinks: DrinksField,
  photos: lateScreen(async () => (await import('./PhotosField.tsx')).PhotosField),
  'card-format': CardFormatField,
  listed: ListedField,
  'rich-text': RichTextField,
  several: SeveralField,
  outlet: OutletField,
  agency: AgencyField,
};

/** Fields of late steps. */
export const LATE_VIEWS = [FIELD_VIEWS.solid, FIELD_VIEWS.photos];

/** The component of a field; the union type cannot express that each kind gets its own props. */
export function viewOf({ kind }: OwnField): ComponentType<object> | undefined {
  return (FIELD_VIEWS as Partial<Record<string, ComponentType<never>>>)[kind] as
    | ComponentType<object>
    | undefined;
}

const WIDE: readonly FieldKind[] = ['catalogue', 'selection', 'drinks', 'card-format'];

/** Picture choices use the full width. */
export function isWide({ kind }: Pick<Field, 'kind'>): boolean {
  return WIDE.includes(kind);
}
