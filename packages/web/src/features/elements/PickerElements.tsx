import { PROJECT_TYPES } from '@ardoise/domain/projects/kinds.ts';
import { useState } from 'react';
import { Picker, type PickerItem } from '../../components/Picker.tsx';
import { TYPE_DRAWINGS } from '../../components/projects/type-drawings.ts';
import { Element } from './Element.tsx';

const FAMILIES = ['Colas', 'Fruits pétillants', 'Thés glacés'];

const ITEMS: PickerItem[] = FAMILIES.flatMap((family) =>
  PROJECT_TYPES.map((type) => ({
    id: `${family} ${type}`,
    name: type,
    detail: 'Verre 33 cl',
    family,
    image: TYPE_DRAWINGS[type],
  })),
);
const FEW: PickerItem[] = ITEMS.slice(0, 4).map(({ id, name, image }) => ({ id, name, image }));

export function PickerElements() {
  const [many, setMany] = useState<readonly string[]>(ITEMS.slice(0, 3).map(({ id }) => id));
  const [one, setOne] = useState<readonly string[]>([]);
  return (
    <>
      <Element title="Choix multiple, par famille">
        <Picker
          legend="Boissons"
          mode="many"
          items={ITEMS}
          value={many}
          onChange={setMany}
          noun={{ one: 'boisson', many: 'boissons', feminine: true }}
          min={4}
        />
      </Element>
      <Element title="Choix unique, refusé">
        <Picker
          legend="Thème"
          mode="one"
          items={FEW}
          value={one}
          onChange={setOne}
          noun={{ one: 'thème', many: 'thèmes' }}
          error={one.length === 0 ? 'Veuillez choisir une option' : undefined}
        />
      </Element>
    </>
  );
}
