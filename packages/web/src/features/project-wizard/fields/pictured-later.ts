import { CardFormatField } from './CardFormatField.tsx';
import { CatalogueField } from './CatalogueField.tsx';
import { DrinksField } from './DrinksField.tsx';
import { PicturedItems } from './PicturedItems.tsx';
import { SelectionField } from './SelectionField.tsx';

/** The fields whose answers are pictures, in one script. */
export const picturedLater = { CardFormatField, CatalogueField, DrinksField, PicturedItems, SelectionField };
