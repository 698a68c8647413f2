import { useId, useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { SearchBox } from '../../../components/SearchBox.tsx';
import { matchingPeople } from '../words/chosen-printer.ts';
import './PersonList.css';

export interface Listed {
  username: string;
  name: string;
}

interface PersonWords {
  /** 'Autre imprimeur' */
  label: string;
  search: string;
  loading: string;
  none: string;
}

export const PRINTER_WORDS: PersonWords = {
  label: 'Autre imprimeur',
  search: 'Chercher un imprimeur',
  loading: 'Chargement des imprimeurs…',
  none: 'Aucun imprimeur ne correspond.',
};

interface PersonListProps {
  people: { data?: readonly Listed[] | undefined; error: Error | null; isPending: boolean };
  words: PersonWords;
  /** Username, empty without a choice. */
  chosen: string;
  onChoose: (username: string) => void;
}

/** Minimum length of the list for a search field. */
const SEARCHABLE_FROM = 8;

/** Choice of a person from a list, by name. */
export function PersonList({ people, words, chosen, onChoose }: PersonListProps) {
  const name = useId();
  const [typed, setTyped] = useState('');
  const all = people.data ?? [];
  const found = matchingPeople(all, typed);
  return (
    <div className="person-list">
      {all.length >= SEARCHABLE_FROM && <SearchBox label={words.search} value={typed} onChange={setTyped} />}
      {people.error && <p role="alert">{messageOf(people.error)}</p>}
      {people.isPending && <p className="meta">{words.loading}</p>}
      {people.data && found.length === 0 && (
        <p className="meta" role="status">
          {words.none}
        </p>
      )}
      <div className="person-list-scroll" role="radiogroup" aria-label={words.label}>
        {found.map((person, index) => (
          <label key={person.username} className="field-tick">
            <input
              type="radio"
              data-first={index === 0 || undefined}
              name={name}
              value={person.username}
              checked={chosen === person.username}
              onChange={() => onChoose(person.username)}
            />
            <span>{person.name}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
