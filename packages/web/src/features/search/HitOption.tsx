import type { FoundIn, SearchHit } from '@ardoise/domain/contract/search.ts';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { Icon } from '../../components/Icon.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import { StatusTag } from '../../components/StatusTag.tsx';
import { MarkedText } from './MarkedText.tsx';

/** Labels of people, displayed only if they matched. */
const ROLES = { dc: 'DC', agence: 'Agence' } as const;

/** One hit as an option: its name, distinguishing details, and the matches. */
export function HitOption({ hit }: { hit: SearchHit }) {
  const foundIn = (champ: FoundIn['champ']) => hit.trouve.find((found) => found.champ === champ);
  const number = foundIn('numero');
  const comment = foundIn('commentaire');
  return (
    <>
      <span className="search-dialog-hit-name">
        <MarkedText found={foundIn('pdv')} text={projectName(hit)} />
      </span>
      <StatusTag status={hit.statut} />
      <span className="search-dialog-hit-more meta">
        <span>{hit.type}</span>
        {hit.ville && (
          <span>
            <MarkedText found={foundIn('ville')} text={hit.ville} />
          </span>
        )}
        {(number ?? hit.nOutlet) && (
          <span>
            N° <MarkedText found={number} text={hit.nOutlet} />
          </span>
        )}
        {hit.nomClient && (
          <span>
            <MarkedText found={foundIn('client')} text={hit.nomClient} />
          </span>
        )}
        {(['dc', 'agence'] as const).map((champ) => {
          const found = foundIn(champ);
          return (
            found && (
              <span key={champ}>
                {ROLES[champ]} <MarkedText found={found} text="" />
              </span>
            )
          );
        })}
      </span>
      {comment && (
        <span className="search-dialog-hit-said">
          <Icon of={IconMessage} size="s" />
          <span>
            <MarkedText found={comment} text="" />
          </span>
        </span>
      )}
    </>
  );
}
