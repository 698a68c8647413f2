import { boardLabel } from '@ardoise/domain/wizards/boards/board-label.ts';
import { Leader } from '../../../components/Leader.tsx';
import { useWizardSession } from '../wizard-session.ts';

/** 'Votre commande': what has been chosen so far, and the boards with their formats. */
export function BoardSummary() {
  const { current, project } = useWizardSession();
  // Just confirmed, the agency is known by its name; once saved, by its account.
  const agency = current.agence === project.agence ? project.nomAgence : current.agence;
  return (
    <>
      {current.pdv?.nomPDV && <Leader name="Point de vente" value={current.pdv.nomPDV} />}
      {agency && <Leader name="Agence" value={agency} />}
      <Leader name="Support" value={project.type} />
      {current.boards?.map((board, rank) => (
        <Leader
          key={board.entree}
          name={boardLabel(board, rank)}
          value={board.format || 'format à choisir'}
        />
      ))}
    </>
  );
}
