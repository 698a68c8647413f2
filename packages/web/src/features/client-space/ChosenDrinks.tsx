import type { Project } from '@ardoise/domain/contract/projects.ts';
import { Leader } from '../../components/Leader.tsx';

/** The drinks that the delegate chose: shown, not offered. */
export function ChosenDrinks({ project }: { project: Project }) {
  const drinks = Object.values(project.boissons ?? {}).flatMap(Object.values);
  if (drinks.length === 0) return null;
  return (
    <section className="client-order-drinks" aria-labelledby="drinks">
      <Leader
        name={
          <span className="title-section" id="drinks">
            Vos boissons
          </span>
        }
        value={<span className="meta">choisies par {project.nomDc}</span>}
      />
      <ul>
        {drinks.map(({ id, name, format, image }) => (
          <li key={`${id} ${name}`}>
            <span className="client-order-picture">
              {image && <img src={image} alt="" loading="lazy" decoding="async" />}
            </span>
            {name}
            {format && <span className="meta">{format}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
