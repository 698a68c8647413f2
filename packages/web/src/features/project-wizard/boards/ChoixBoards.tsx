import { boardLabel } from '@ardoise/domain/wizards/boards/board-label.ts';
import { deletionAlert } from '@ardoise/domain/wizards/boards/choix-boards.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Button } from '../../../components/Button.tsx';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../../components/field-id.ts';
import { Catalogue } from '../catalogue/Catalogue.tsx';
import { EntryList } from '../entries/EntryList.tsx';
import { newEntryId } from '../entries/new-entry-id.ts';
import { useErrorOf } from '../form/use-error-of.ts';
import { useWizardSession } from '../wizard-session.ts';

/** The boards of the order, and those of the catalogue to add. */
export function ChoixBoards() {
  const { current, present, put, entry } = useWizardSession();
  const error = useErrorOf('boards');
  const boards = current.boards ?? [];
  return (
    <div id={fieldId('boards')} tabIndex={-1} className={`field${error ? ' field-bad' : ''}`}>
      <FieldMessage id={messageId('boards')} error={error} />
      <EntryList
        entries={boards}
        named={entry}
        deletion={{
          question: (board) => ({
            title: 'Voulez vous vraiment supprimer ce board ?',
            confirm: 'Supprimer le board',
            loses: <p>{deletionAlert(boards, boards.indexOf(board)) ?? 'Son contenu est perdu.'}</p>,
          }),
          onDelete: ({ entree }) =>
            put(
              'boards',
              present().boards?.filter((board) => board.entree !== entree),
            ),
        }}
      >
        {(board, rank, onDelete) => (
          <p>
            {boardLabel(board, rank)}{' '}
            <Button
              tone="text"
              icon={IconTrash}
              onClick={onDelete}
              aria-label={`Supprimer ${boardLabel(board, rank)}`}
            >
              Supprimer
            </Button>
          </p>
        )}
      </EntryList>
      <Catalogue list="boards">
        {(items) => (
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <Button
                  icon={IconPlus}
                  onClick={() =>
                    put('boards', [
                      ...(present().boards ?? []),
                      {
                        entree: newEntryId(),
                        name: item.name,
                        type: item.field_type_de_board,
                        state: item.field_state_name_brief,
                        imageBoard: item.field_image_board,
                      },
                    ])
                  }
                >
                  Ajouter {item.name}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Catalogue>
    </div>
  );
}
