import type { Board } from '@ardoise/domain/catalogue/board.ts';
import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import { nameOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import type { CatalogueEntry, EntryUsage } from '@ardoise/domain/contract/catalogue-entries.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { answerAt } from '@ardoise/domain/wizards/answer-at.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isSignedOut } from '../../../api/session.ts';
import { Bar } from '../../../components/Bar.tsx';
import { Button } from '../../../components/Button.tsx';
import { ChoiceCards } from '../../../components/ChoiceCards.tsx';
import { DateField } from '../../../components/DateField.tsx';
import type { Form } from '../../../components/form/form.ts';
import { useValues } from '../../../components/form/use-form.ts';
import { counted } from '../../../components/format-number.ts';
import { showToast } from '../../../components/toast-store.ts';
import { useNavigate } from '../../../router/context.ts';
import { ContentConflict } from '../ContentConflict.tsx';
import { BOARD_DRINK, withPicture } from './board-drink.ts';
import { EntryEffects } from './EntryEffects.tsx';
import { EntryFields, EntryLook } from './EntryFields.tsx';
import { EntryPicture } from './EntryPicture.tsx';
import { EntryPreview } from './EntryPreview.tsx';
import { type EntryForm, formFrom, formOf, labelsOf, mergedForm } from './entry-form.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { proposedBoard } from './proposed-board.ts';
import { useEntryForm } from './use-entry-form.ts';
import { useSaveEntry } from './use-save-entry.ts';
import './EntryEditor.css';
import './EntryBar.css';

interface EntryBarProps {
  /** Number of unsaved changes. */
  changes: number;
  busy: boolean;
  /** Whether the list's noun is feminine. */
  feminine: boolean;
  onCancel: () => void;
  onSave: () => void;
  /** Saves, then opens the next entry; absent for the last. */
  onSaveAndNext?: (() => void) | undefined;
}

/** The sticky bar of the editor. */
function EntryBar({ changes, busy, feminine, onCancel, onSave, onSaveAndNext }: EntryBarProps) {
  return (
    <Bar label="Actions">
      <Button onClick={onCancel}>Annuler</Button>
      <span className="entry-bar-state" role="status">
        {changes > 0 && counted(changes, 'changement', 'changements')}
        {changes > 0 && (
          <span className="hide-phone">{changes > 1 ? ' non enregistrés' : ' non enregistré'}</span>
        )}
      </span>
      {onSaveAndNext && (
        <Button tone="text" className="hide-phone" onClick={({ detail }) => detail < 2 && onSaveAndNext()}>
          {`Enregistrer et passer ${feminine ? 'à la suivante' : 'au suivant'}`}
        </Button>
      )}
      <Button tone="main" size="l" busy={busy} onClick={({ detail }) => detail < 2 && onSave()}>
        Enregistrer
      </Button>
    </Bar>
  );
}

/** When delegates see an entry: now, in a period, not. The words agree with the list's noun. */
function EntryVisibility({ control, feminine }: { control: Form<EntryForm>; feminine: boolean }) {
  const { visibilite } = useValues(control);
  return (
    <section className="group fields-narrow">
      <ChoiceCards
        control={control}
        name="visibilite"
        label="Visibilité"
        options={[
          { value: 'visible', label: 'Visible' },
          { value: 'periode', label: 'Sur une période' },
          { value: 'masquee', label: feminine ? 'Masquée' : 'Masqué' },
        ]}
      />
      {visibilite === 'periode' && (
        <div className="field-columns">
          <DateField control={control} name="du" label="Du" help="À 0:00, heure de Paris" span={3} />
          <DateField control={control} name="au" label="Au" help="Inclus, facultatif" span={3} />
        </div>
      )}
    </section>
  );
}

interface EntryEditorProps {
  list: CatalogueList;
  /** Undefined for a new one. */
  entry: (CatalogueEntry & { usage: EntryUsage }) | undefined;
  entries: readonly CatalogueEntry[];
}

const FIRST_BRIEF = 'menu-simple-2-pet-50-coke';

/** A new board begins with a variant: its questions have answers. */
function firstItem({ list, entry, entries }: EntryEditorProps): EntryForm['item'] | undefined {
  if (list !== 'boards' || entry !== undefined) return undefined;
  return proposedBoard(
    {},
    FIRST_BRIEF,
    entries.map(({ item }) => item as Board),
  );
}

/** The pictures of the form, each with the frame over it. */
function Pictures({ list, editor }: { list: CatalogueList; editor: ReturnType<typeof useEntryForm> }) {
  const { form, values } = editor;
  const without = (path: string) =>
    Object.fromEntries(Object.entries(form.getValues().cadres).filter(([key]) => key !== path));
  const declaredOnes = [...ENTRY_LISTS[list].pictures, ...(list === 'boards' ? [BOARD_DRINK] : [])];
  return declaredOnes.map((declared) => {
    const { path } = declared;
    return (
      <EntryPicture
        key={path}
        place={`${editor.place} ${path}`}
        declared={declared}
        address={String(answerAt(values.item, path) ?? '')}
        crop={values.cadres[path]}
        onPicture={(address) => {
          form.set('item', withPicture(form.getValues().item, path, address));
          form.set('cadres', without(path));
        }}
        onCrop={(crop) => form.set('cadres', { ...without(path), [path]: crop })}
      />
    );
  });
}

interface ConflictProps {
  list: CatalogueList;
  editor: ReturnType<typeof useEntryForm>;
  saving: ReturnType<typeof useSaveEntry>;
}

/** What both changed, field by field. */
function EntryConflict({ list, editor: { base }, saving }: ConflictProps) {
  const { conflict, settle, later } = saving;
  if (conflict === undefined) return null;
  const { theirs, mine } = conflict;
  const { sides } = mergedForm(list, base.form, mine, formOf(list, theirs));
  return (
    <ContentConflict
      title={nameOf(list, theirs.item)}
      labels={labelsOf(list)}
      base={sides.base}
      mine={sides.mine}
      theirs={sides.theirs}
      who={theirs.modifie?.qui ?? undefined}
      onChoose={(merged) =>
        settle(theirs, { ...formFrom(merged, formOf(list, theirs)), cadres: mine.cadres })
      }
      onLater={later}
    />
  );
}

/** Says once that the form shows what was typed before the session ended, or before a reload. */
function useTellBack(isBack: boolean): void {
  useEffect(() => {
    if (isBack)
      showToast({
        message: 'Votre saisie est revenue\u00a0: elle n’est pas encore enregistrée.',
        act: 'fiche',
      });
  }, [isBack]);
}

/** The editor of an entry: its form, its preview, what saving changes (specification/content-management.md#editor). */
export function EntryEditor(props: EntryEditorProps) {
  const { list, entry, entries } = props;
  const editor = useEntryForm(list, entry, firstItem(props));
  const { form, values, changes } = editor;
  useTellBack(editor.isBack);
  const { feminine } = ENTRY_LISTS[list].noun;
  const navigate = useNavigate();
  const cache = useQueryClient();
  // The screen's own navigations are not blocked.
  const goes = useRef(false);
  const next = entries[entries.findIndex(({ id }) => id === entry?.id) + 1];
  const go = (to: string, replace = false) => {
    goes.current = true;
    void navigate({ to, replace }).finally(() => {
      goes.current = false;
    });
  };
  const saving = useSaveEntry(list, editor, (saved, goesOn) => {
    if (goesOn && next) go(PAGE_PATHS.catalogueEntry(list, next.id));
    else if (entry === undefined) go(PAGE_PATHS.catalogueEntry(list, saved.id), true);
  });
  const [picture] = ENTRY_LISTS[list].pictures;
  const fields = { list, entry, entries, form, item: values.item };
  return (
    <>
      <div className="entry-editor">
        <div className="entry-editor-form">
          <EntryFields {...fields} />
          <EntryVisibility control={form} feminine={feminine} />
          <Pictures list={list} editor={editor} />
          <EntryLook {...fields} />
          <EntryEffects list={list} entry={entry} form={values} />
        </div>
        <EntryPreview
          list={list}
          item={values.item}
          crop={picture && values.cadres[picture.path]}
          entries={entries}
          id={entry?.id}
        />
      </div>
      <EntryBar
        changes={changes}
        busy={saving.busy}
        feminine={feminine}
        onCancel={() => void navigate({ to: PAGE_PATHS.catalogueList(list) })}
        onSave={() => void saving.save(false)}
        onSaveAndNext={entry && next && (() => void saving.save(true))}
      />
      <EntryConflict list={list} editor={editor} saving={saving} />
      <LeaveDialog
        changes={changes}
        isOwn={() => goes.current || (isSignedOut(cache) && editor.isKept())}
        onLeave={editor.giveUp}
      />
    </>
  );
}
