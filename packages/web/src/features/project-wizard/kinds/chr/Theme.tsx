import { ChoicePicker } from '../../ChoicePicker.tsx';

/** The card's theme. */
export function Theme() {
  return (
    <ChoicePicker
      field="template"
      list="themes"
      legend="Thème de la carte"
      noun={{ one: 'thème', many: 'thèmes' }}
    />
  );
}
