import { usersByRole } from '@ardoise/domain/contract/users.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import { Banner } from '../../../components/Banner.tsx';
import { SearchBox } from '../../../components/SearchBox.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';

interface DcChoiceProps {
  chosen: string;
  onChoose: (username: string) => void;
}

function useDcs() {
  return useQuery({
    queryKey: ['users', 'dc'],
    queryFn: ({ signal }) => request(usersByRole, { params: { role: 'dc' }, signal }),
  });
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Combobox of dcs for an administrator: filters while typing, ignoring accents. */
export function DcChoice({ chosen, onChoose }: DcChoiceProps) {
  const dcs = useDcs();
  const [search, setSearch] = useState('');
  const found = (dcs.data ?? []).filter((dc) =>
    plain(`${dc.prenom} ${dc.nom} ${dc.username}`).includes(plain(search.trim())),
  );
  return (
    <fieldset>
      <legend className="title-sub">Pour quel délégué commercial&nbsp;?</legend>
      <SearchBox label="Chercher un délégué commercial" value={search} onChange={setSearch} />
      {dcs.error && (
        <Banner tone="stop" role="alert">
          {messageOf(dcs.error)}
        </Banner>
      )}
      {dcs.isPending && (
        <SkeletonGroup label="Chargement des délégués commerciaux">
          <Skeleton width="60%" height={20} />
        </SkeletonGroup>
      )}
      {dcs.data && (
        <div className="new-project-dcs">
          {found.map((dc) => (
            <label key={dc.username}>
              <input
                type="radio"
                name="dc"
                value={dc.username}
                checked={chosen === dc.username}
                onChange={() => onChoose(dc.username)}
              />
              {`${dc.prenom} ${dc.nom}`.trim() || dc.username}
              <span className="meta">{dc.username}</span>
            </label>
          ))}
          {found.length === 0 && (
            <p className="meta new-project-nobody">
              Aucun délégué commercial ne répond à «&nbsp;{search}&nbsp;».
            </p>
          )}
        </div>
      )}
    </fieldset>
  );
}
