import { Button } from '../../components/Button.tsx';

/** Head office suspends boards by default: in the demonstration anybody may lift or set the suspension. */
export function BoardsOpening({ onSet }: { onSet: (suspended: boolean) => void }) {
  return (
    <section aria-labelledby="entrance-boards">
      <h2 className="title-section" id="entrance-boards">
        Boards, caissons et Digital
      </h2>
      <p>
        Leur création est suspendue au départ. Une pression en décide à la place du siège, puis connecte un
        délégué commercial à son accueil.
      </p>
      <div className="actions">
        <Button onClick={() => onSet(false)}>Ouvrir leur création</Button>
        <Button onClick={() => onSet(true)}>La suspendre</Button>
      </div>
    </section>
  );
}
