import { partNamedBy, silenceOf } from '@ardoise/domain/accessibility/silent-names.ts';
import type { Board } from '@ardoise/domain/catalogue/board.ts';
import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import type {
  EntryField,
  EntryGroup,
  EntryItem,
} from '@ardoise/domain/content/catalogue-lists/entry-list.ts';
import { ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import { familyOf, nameOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import type { CatalogueEntry } from '@ardoise/domain/contract/catalogue-entries.ts';
import type { Field, PlainField as Plain } from '@ardoise/domain/wizards/field.ts';
import { toldOf } from '@ardoise/domain/wizards/fields/asked.ts';
import { optionsOf } from '@ardoise/domain/wizards/fields/field-kinds.ts';
import { memo } from 'react';
import { Fields } from '../../../components/fields/Fields.tsx';
import { PlainField } from '../../../components/fields/PlainField.tsx';
import type { FieldPath } from '../../../components/form/field-path.ts';
import type { Form } from '../../../components/form/form.ts';
import { TextField } from '../../../components/TextField.tsx';
import { BoardVariant } from './BoardVariant.tsx';
import { BOARD_DRINK } from './board-drink.ts';
import type { EntryForm } from './entry-form.ts';
import { proposedBoard } from './proposed-board.ts';

/** Memoised: a key renders its own field. */
const Question = memo(PlainField<EntryForm, never>);
const VARIANT = 'field_state_name_brief';
/** Answered by the six questions, by a picture. */
const DRAWN_ELSEWHERE = [VARIANT, BOARD_DRINK.path];
const PROPOSED = 'Proposé d’après vos choix\u00a0; vous pouvez le changer.';
const SILENT = 'Ce nom ne dit rien à qui ne voit pas l’écran\u00a0: dites ce qu’on y verrait.';
const NO_PROJECT = {};

interface EntryFieldsProps {
  list: CatalogueList;
  entry: (CatalogueEntry & { usage?: { brouillons: number } }) | undefined;
  entries: readonly CatalogueEntry[];
  form: Form<EntryForm>;
  item: EntryForm['item'];
}

/** The families of a list, offered while one types. */
function FamilyField({ list, entries, form }: Pick<EntryFieldsProps, 'list' | 'entries' | 'form'>) {
  const family = ENTRY_LISTS[list].family;
  if (family === undefined) return null;
  const names = [...new Set(entries.map((entry) => familyOf(list, entry.item)))];
  return (
    <>
      <TextField
        control={form}
        name={`item.${family.path}` as FieldPath<EntryForm>}
        label={family.label}
        help="Une famille qui existe, ou une nouvelle."
        list="entry-families"
        maxLength={120}
        span={3}
      />
      <datalist id="entry-families">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

/** The six questions of a board: the name, category and look that are proposed follow them until they are changed. */
function Variant({ entry, entries, form, item }: Omit<EntryFieldsProps, 'list'>) {
  const boards = entries.map((one) => one.item as Board);
  return (
    <BoardVariant
      id={entry?.id}
      brief={String(item[VARIANT] ?? '')}
      stored={String(entry?.item[VARIANT] ?? '')}
      category={String(item.field_type_de_board ?? '')}
      boards={boards}
      drafts={entry?.brouillons ?? 0}
      onChange={(brief) => {
        const next = proposedBoard(item, brief, boards);
        form.set('item', { ...form.getValues().item, ...next });
      }}
    />
  );
}

const isLook = ({ fields }: EntryGroup) => fields.every(({ path }) => path.startsWith('field_apercu.'));

/** The fields of an entry, as its list declares them, by the same components as a wizard's steps. */
function DeclaredFields({
  list,
  entries,
  form,
  item,
  groups,
}: EntryFieldsProps & { groups: readonly EntryGroup[] }) {
  const { family } = ENTRY_LISTS[list];
  const name = nameOf(list, item);
  const isSilent = name !== '' && partNamedBy(list) !== null && silenceOf(name) !== null;
  function helpOf({ path, help }: Field<EntryItem>) {
    if (isSilent && path === ENTRY_LISTS[list].name) return SILENT;
    return list === 'boards' && path === 'name' ? PROPOSED : toldOf(help, item, NO_PROJECT);
  }
  function draw(field: Field<EntryItem>) {
    if (DRAWN_ELSEWHERE.includes(field.path)) return null;
    const plain = field as EntryField;
    if (field.path === family?.path && plain.kind === 'text')
      return <FamilyField list={list} entries={entries} form={form} />;
    return (
      <Question
        field={plain as unknown as Plain<never>}
        control={form}
        name={`item.${field.path}` as FieldPath<EntryForm>}
        help={helpOf(field)}
        options={optionsOf(field, item, NO_PROJECT)}
      />
    );
  }
  return <Fields groups={groups} scope={item} project={NO_PROJECT} isWide={() => false} draw={draw} />;
}

/** What an entry is: of a board, its variant first. */
export function EntryFields(props: EntryFieldsProps) {
  const { list, entry, entries, form, item } = props;
  return (
    <>
      {list === 'boards' && <Variant entry={entry} entries={entries} form={form} item={item} />}
      <DeclaredFields {...props} groups={ENTRY_LISTS[list].groups.filter((group) => !isLook(group))} />
    </>
  );
}

/** How an entry is drawn: inks and ornaments of a card or a board, by their names. */
export function EntryLook(props: EntryFieldsProps) {
  const looks = ENTRY_LISTS[props.list].groups.filter(isLook);
  if (looks.length === 0) return null;
  return (
    <div className="group">
      <DeclaredFields {...props} groups={looks} />
    </div>
  );
}
