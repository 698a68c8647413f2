import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import type { Sending } from '../../../api/outbox/sending.ts';
import { counted } from '../../../components/format-number.ts';
import { keptTime } from '../../../components/format-short-day.ts';
import { Leader } from '../../../components/Leader.tsx';
import { Preview } from '../../../components/preview/Preview.tsx';

/** '7f3a 91c2 0be4': enough to compare it with that of the order form. */
const shortHash = (hash: string) => (hash.slice(0, 12).match(/.{4}/g) ?? []).join(' ');

/** What the signatures of this device cover, and the signatures. */
export function WhatWasSigned({ sending: { deposit }, order }: { sending: Sending; order: string }) {
  if (deposit === undefined) return null;
  const { dessins, fichiers, signatures, empreinte } = deposit;
  const [drawing] = dessins;
  const more = dessins.length - 1;
  return (
    <article className="signed-here-what">
      {drawing && (
        <div className="signed-here-drawing">
          <Preview drawing={drawing} label={`${drawing.title}, ${drawing.format}`} printed />
          {more > 0 && <p className="meta">et {counted(more, 'autre', 'autres')}</p>}
        </div>
      )}
      <div className="signed-here-words">
        <h2 className="title-section">Ce que le client a signé</h2>
        <Leader name="Commande" value={order} />
        {fichiers.length > 0 && (
          <Leader name="Fichiers" value={counted(fichiers.length, 'fichier', 'fichiers')} />
        )}
        <Leader name="Empreinte" value={shortHash(empreinte)} />
        <div className="signed-here-signatures">
          {signatures.map(({ role, nom, qualite, image, t_signature }) => (
            <div key={role}>
              <b>{role === 'client' ? `${nom}, ${qualite}` : nom}</b>
              <p className="meta">{keptTime(Date.parse(t_signature), Date.now())}, sur cet appareil</p>
              <img src={image} alt={`Signature ${ofName(nom)}`} width={160} height={80} />
            </div>
          ))}
        </div>
      </div>
    </article>
  );
}
