import { AGENCY_NEEDED, DC_NEEDED, PRINTER_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import { agencies, dcsOfManager, printers, usersByRole } from '@ardoise/domain/contract/users.ts';
import type { BulkAction } from '@ardoise/domain/rules/bulk-actions.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import type { Person } from '../../api/session.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { Modal } from '../../components/Modal.tsx';
import { SearchBox } from '../../components/SearchBox.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { ACTION_WORDS, type Recipient } from '../../components/several-projects/bulk-job.ts';
import { findRecipients } from './find-recipients.ts';

const shown = ({ username, prenom, nom }: { username: string; prenom: string; nom: string }): Recipient => ({
  username,
  name: `${prenom} ${nom}`.trim() || username,
});

async function read(action: BulkAction, me: Person, signal: AbortSignal): Promise<Recipient[]> {
  if (action === 'agence') return request(agencies, { signal });
  if (action === 'imprimeur') {
    const [presses, makers] = await Promise.all([
      request(printers, { signal }),
      request(agencies, { signal }),
    ]);
    // The agency prints by default, but no other agency's projects: the preview reports those.
    return [...presses, ...makers.map((maker) => ({ ...maker, note: 'agence, pour ses propres projets' }))];
  }
  // An smhf and an mdv assign to their own dcs, head office to any.
  const dcs =
    me.role === 'smhf' || me.role === 'mdv'
      ? await request(dcsOfManager, { params: { uid: String(me.uid) }, signal })
      : await request(usersByRole, { params: { role: 'dc' }, signal });
  return dcs.map(shown);
}

/** The possible assignees for this person. */
function useRecipients(action: BulkAction, me: Person) {
  return useQuery({
    queryKey: ['recipients', action, me.name],
    queryFn: ({ signal }) => read(action, me, signal),
  });
}

interface ChooseRecipientProps {
  action: BulkAction;
  me: Person;
  onChoose: (recipient: Recipient) => void;
  onClose: () => void;
}

const WORDS: Partial<Record<BulkAction, { search: string; none: string }>> = {
  // Verbatim (specification/messages.md#by-situation).
  reaffecter: { search: 'Chercher un délégué commercial', none: DC_NEEDED },
  agence: { search: 'Chercher une agence', none: AGENCY_NEEDED },
  imprimeur: { search: 'Chercher un imprimeur', none: PRINTER_NEEDED },
};

interface RecipientTableProps {
  found: readonly Recipient[];
  search: string;
  chosen: string;
  onChoose: (username: string) => void;
}

function RecipientTable({ found, search, chosen, onChoose }: RecipientTableProps) {
  if (found.length === 0) return <p className="meta">Personne ne répond à «&nbsp;{search}&nbsp;».</p>;
  return (
    <div className="management-recipients">
      <table aria-label="Destinataires">
        <thead>
          <tr>
            <th scope="col" className="management-recipient-box">
              <span className="visually-hidden">Choix</span>
            </th>
            <th scope="col">Numéro</th>
            <th scope="col">Nom</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ username, name, note }) => (
            // A click on the row chooses; the radio is for the keyboard.
            <tr
              key={username}
              className={username === chosen ? 'management-recipient-chosen' : undefined}
              onClick={() => onChoose(username)}
            >
              <td className="management-recipient-box">
                <input
                  type="radio"
                  name="recipient"
                  aria-label={name}
                  checked={username === chosen}
                  onChange={() => onChoose(username)}
                />
              </td>
              <td className="number">{username}</td>
              <td>
                {name}
                {note && <span className="management-recipient-note meta">{note}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Choice of the assignee: a table of numbers and names, filtered while typing, ignoring accents. */
export function ChooseRecipient({ action, me, onChoose, onClose }: ChooseRecipientProps) {
  const people = useRecipients(action, me);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState<string>();
  const words = WORDS[action] ?? { search: '', none: '' };
  const go = () => {
    const recipient = people.data?.find(({ username }) => username === chosen);
    if (recipient === undefined) setProblem(words.none);
    else onChoose(recipient);
  };
  return (
    <Modal
      title={ACTION_WORDS[action].title}
      description={ACTION_WORDS[action].warning}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button tone="main" onClick={go}>
            Continuer
          </Button>
        </>
      }
    >
      <SearchBox label={words.search} value={search} onChange={setSearch} />
      {people.isPending && (
        <SkeletonGroup label="Chargement">
          <Skeleton width="60%" height={20} />
        </SkeletonGroup>
      )}
      {people.error && <LoadFailed query={people} />}
      {people.data && (
        <RecipientTable
          found={findRecipients(people.data, search)}
          search={search}
          chosen={chosen}
          onChoose={(username) => {
            setChosen(username);
            setProblem(undefined);
          }}
        />
      )}
      {problem && (
        <Banner tone="stop" role="alert">
          {problem}
        </Banner>
      )}
    </Modal>
  );
}
