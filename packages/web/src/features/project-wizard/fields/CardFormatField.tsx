import { FLAP_LABELS, flapsOf } from '@ardoise/domain/wizards/steps/card-format.ts';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { fieldId } from '../../../components/field-id.ts';
import { counted } from '../../../components/format-number.ts';
import { Picker } from '../../../components/Picker.tsx';
import { Catalogue } from '../catalogue/Catalogue.tsx';
import type { FieldViewProps } from './field-view.ts';
import { type Material, materialsFor, withFlaps, withFormat } from './format-choice.ts';
import { RadioCards } from './RadioCards.tsx';

interface WithMaterials extends FieldViewProps<'card-format'> {
  materials: readonly Material[];
}

function FormatPicker({ field, value, present, onChange, error, materials }: WithMaterials) {
  const chosen = value?.format;
  return (
    <Catalogue list={field.formats}>
      {(formats) => (
        <Picker
          legend={field.legend}
          mode="one"
          large="scaled"
          items={formats.map(({ id, name, image, media_format }) => ({
            id,
            name,
            image,
            detail: media_format,
          }))}
          value={chosen?.id ? [chosen.id] : []}
          onChange={([id]) => {
            const item = formats.find((format) => format.id === id);
            if (item) onChange(withFormat(present(), item, materials));
          }}
          noun={{ one: 'format', many: 'formats' }}
          // Once a format is chosen, the error is about its flaps.
          id={chosen ? undefined : fieldId(field.path)}
          error={chosen ? undefined : error}
        />
      )}
    </Catalogue>
  );
}

/** Number of flaps, where the format allows a choice, and the matching materials. */
function FlapsAndMaterial({ field, at, value, onChange, materials }: WithMaterials) {
  // A Direct Agence accepts any other material too: those of cards are first.
  const [all, setAll] = useState(false);
  const flaps = flapsOf(value?.format);
  const materialPath = `${at}.matiere`;
  if (value?.format === undefined) return null;
  const offered = materialsFor(value, materials);
  const ofCards = offered.filter((material) => flapsOf(material).length > 0);
  const isOther =
    offered.some(({ id }) => id === value.matiere?.id) && !ofCards.some(({ id }) => id === value.matiere?.id);
  const listed = all || isOther || ofCards.length === 0 ? offered : ofCards;
  return (
    <section className="group wizard-form">
      {flaps.length > 1 && (
        <RadioCards
          chemin={field.path}
          question={
            <>
              {field.names?.[`${at}.matiereFormat`]}
              <span className="meta"> · il fait partie du format</span>
            </>
          }
          options={flaps.map((count) => ({ value: count, label: FLAP_LABELS[count] }))}
          value={value.matiereFormat ?? ''}
          onChange={(count) => onChange(withFlaps(value, count, materials))}
        />
      )}
      <RadioCards
        chemin={materialPath}
        question={field.names?.[materialPath]}
        help={offered.length === 0 ? 'Elle dépend du nombre de volets : choisissez-le d’abord.' : undefined}
        options={listed.map(({ id, name }) => ({ value: id, label: name }))}
        value={value.matiere?.id ?? ''}
        onChange={(id) => {
          const material = offered.find((one) => one.id === id);
          if (material) onChange({ ...value, matiere: { id, name: material.name } });
        }}
      />
      {listed.length < offered.length && (
        <Button tone="text" onClick={() => setAll(true)}>
          {counted(offered.length - listed.length, 'autre matière', 'autres matières')}
        </Button>
      )}
    </section>
  );
}

interface MaterialsProps {
  lists: FieldViewProps<'card-format'>['field']['materials'];
  children: (materials: readonly Material[]) => ReactNode;
}

/** The items of several lists, one after the other. */
function Materials({ lists: [list, ...others], children }: MaterialsProps) {
  if (list === undefined) return children([]);
  return (
    <Catalogue<typeof list> list={list}>
      {(items) => <Materials lists={others}>{(more) => children([...items, ...more])}</Materials>}
    </Catalogue>
  );
}

/** Format, flaps and material of a card. */
export function CardFormatField(props: FieldViewProps<'card-format'>) {
  return (
    <Materials lists={props.field.materials}>
      {(materials) => (
        <>
          <FormatPicker {...props} materials={materials} />
          <FlapsAndMaterial {...props} materials={materials} />
        </>
      )}
    </Materials>
  );
}
