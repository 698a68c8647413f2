import type { FoundIn, SearchHit } from '@ardoise/domain/contract/search.ts';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { Icon } from '../../components/Icon.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import { StatusTag } from '../../components/StatusTag.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { searchWords } from './search-words.ts';

/** A text with its matches marked; plain without any. */
function MarkedText({ found, text }: { found: FoundIn | undefined; text: string }) {
  if (found === undefined) return text;
  let place = 0;
  return found.texte.map(({ texte, marque }) => {
    const key = place;
    place += texte.length;
    return marque ? <mark key={key}>{texte}</mark> : <span key={key}>{texte}</span>;
  });
}

/** One hit as an option: its name, distinguishing details, and the matches. */
export function HitOption({ hit }: { hit: SearchHit }) {
  const foundIn = (champ: FoundIn['champ']) => hit.trouve.find((found) => found.champ === champ);
  const number = foundIn('numero');
  const comment = foundIn('commentaire');
  const forClient = useMe().role === 'client';
  // People are displayed only if they matched.
  const roles = { dc: searchWords(forClient).dc, agence: 'Agence' };
  return (
    <>
      <span className="search-dialog-hit-name">
        <MarkedText found={foundIn('pdv')} text={projectName(hit)} />
      </span>
      <StatusTag status={hit.statut} />
      <span className="search-dialog-hit-more meta">
        {/* The kind is the company's word, not the client's. */}
        {!forClient && <span>{hit.type}</span>}
        {hit.arrivee && <span>{hit.arrivee}</span>}
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
                {roles[champ]} <MarkedText found={found} text="" />
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
