import { Catalogue } from '../../catalogue/Catalogue.tsx';

/** Legal mentions of every card, as printed. */
export function Mentions() {
  return (
    <section className="group">
      <h2 className="title-section">Mentions imprimées sur la carte</h2>
      <Catalogue list="mentions">
        {(mentions) => (
          <ul className="chr-mentions">
            {mentions.map((mention) => (
              <li key={mention.id}>
                <span className="meta">{mention.name}</span>
                <span>{mention.texte}</span>
              </li>
            ))}
          </ul>
        )}
      </Catalogue>
    </section>
  );
}
