import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import type { Choice } from '@ardoise/domain/projects/draft-fields.ts';
import type { InfoCarte } from '@ardoise/domain/projects/project.ts';
import { fieldId } from '../../components/field-id.ts';
import { Picker, type PickerItem, type PickerNoun } from '../../components/Picker.tsx';
import { Catalogue } from './catalogue/Catalogue.tsx';
import { useErrorOf } from './form/use-error-of.ts';
import { useWizardSession } from './wizard-session.ts';

type OneChoice = 'template' | 'frise' | 'modeleQrCode' | 'modeleQrCodeSticker';

interface ChoicePickerProps {
  field: OneChoice;
  list: Extract<CatalogueList, 'themes' | 'illustrations' | 'modeleqrcodes' | 'modeleqrcodesstickers'>;
  legend: string;
  noun: PickerNoun;
  /** Of a list that holds several sorts, those to offer. */
  only?: (item: PickerItem & { type?: string }) => boolean;
}

/** One thing picked in a catalogue and copied into the card, so that the order keeps its words. */
export function ChoicePicker({ field, list, legend, noun, only = () => true }: ChoicePickerProps) {
  const { current, put } = useWizardSession();
  const error = useErrorOf(`infocarte.${field}`);
  const chosen: Choice | undefined = current.infocarte?.[field];
  return (
    <Catalogue list={list}>
      {(items) => {
        const offered = items.filter(only);
        const choose = ([id]: string[]) => {
          const item = offered.find((candidate) => candidate.id === id);
          if (item === undefined) return;
          const infocarte: InfoCarte = {
            ...current.infocarte,
            [field]: { id: item.id, name: item.name, image: item.image },
          };
          put('infocarte', infocarte);
        };
        return (
          <Picker
            legend={legend}
            mode="one"
            items={offered}
            value={chosen?.id ? [chosen.id] : []}
            onChange={choose}
            noun={noun}
            id={fieldId(`infocarte.${field}`)}
            error={error}
          />
        );
      }}
    </Catalogue>
  );
}
