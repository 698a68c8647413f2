import type { CardMaterial } from '@ardoise/domain/catalogue/card-material.ts';
import { FLAP_LABELS, flapsOf } from '@ardoise/domain/wizards/steps/card-format.ts';
import { fieldId } from '../../../../components/field-id.ts';
import { Picker } from '../../../../components/Picker.tsx';
import { Catalogue } from '../../catalogue/Catalogue.tsx';
import { useErrorOf } from '../../form/use-error-of.ts';
import { RadioCards } from '../../RadioCards.tsx';
import { useWizardSession } from '../../wizard-session.ts';
import { FIELD_LABELS } from '../field-labels.ts';
import { suits, withFlaps, withFormat } from './format-choice.ts';

function FormatPicker({ materials }: { materials: readonly CardMaterial[] }) {
  const { current, put } = useWizardSession();
  const error = useErrorOf('infocarte.format');
  const { infocarte } = current;
  const chosen = infocarte?.format;
  return (
    <Catalogue list="format">
      {(formats) => (
        <Picker
          legend="Format de la carte"
          mode="one"
          items={formats.map(({ id, name, image, media_format }) => ({
            id,
            name,
            image,
            detail: media_format,
          }))}
          value={chosen?.id ? [chosen.id] : []}
          onChange={([id]) => {
            const item = formats.find((format) => format.id === id);
            if (item) put('infocarte', withFormat(infocarte, item, materials));
          }}
          noun={{ one: 'format', many: 'formats' }}
          // Once a format is chosen, what is missing is its flaps.
          id={chosen ? undefined : fieldId('infocarte.format')}
          error={chosen ? undefined : error}
        />
      )}
    </Catalogue>
  );
}

/** How many flaps, where the format leaves the choice, and the materials that come in them. */
function FlapsAndMaterial({ materials }: { materials: readonly CardMaterial[] }) {
  const { current, put } = useWizardSession();
  const { infocarte } = current;
  const flaps = flapsOf(infocarte?.format);
  const offered = materials.filter((material) => suits(material, infocarte?.matiereFormat));
  if (infocarte?.format === undefined) return null;
  return (
    <section className="group wz-form">
      {flaps.length > 1 && (
        <RadioCards
          chemin="infocarte.format"
          question={FIELD_LABELS['infocarte.matiereFormat']}
          options={flaps.map((value) => ({ value, label: FLAP_LABELS[value] }))}
          value={infocarte.matiereFormat ?? ''}
          onChange={(value) => put('infocarte', withFlaps(infocarte, value, materials))}
        />
      )}
      <RadioCards
        chemin="infocarte.matiere"
        question={FIELD_LABELS['infocarte.matiere']}
        help={offered.length === 0 ? 'Elle dépend du nombre de volets : choisissez-le d’abord.' : undefined}
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
        value={infocarte.matiere?.id ?? ''}
        onChange={(id) => {
          const material = offered.find((one) => one.id === id);
          if (material) put('infocarte', { ...infocarte, matiere: { id, name: material.name } });
        }}
      />
    </section>
  );
}

/** Format, flaps and material. */
export function Format() {
  return (
    <Catalogue list="matieres_chr">
      {(materials) => (
        <>
          <FormatPicker materials={materials} />
          <FlapsAndMaterial materials={materials} />
        </>
      )}
    </Catalogue>
  );
}
