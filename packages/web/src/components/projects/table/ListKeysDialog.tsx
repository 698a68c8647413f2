import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { Link } from '../../../router/Link.tsx';
import { Button } from '../../Button.tsx';
import { Modal } from '../../Modal.tsx';

const KEYS = [
  { keys: ['j'], does: 'Projet suivant' },
  { keys: ['k'], does: 'Projet précédent' },
  { keys: ['o', 'Entrée'], does: 'Ouvrir le projet' },
];
const SELECTING = [
  { keys: ['x'], does: 'Sélectionner le projet, ou le désélectionner' },
  { keys: ['Échap'], does: 'Tout désélectionner' },
];

/** The keys of a list, and where to turn them off. */
export function ListKeysDialog({ selects, onClose }: { selects: boolean; onClose: () => void }) {
  return (
    <Modal
      title="Touches de la liste"
      size="s"
      onClose={onClose}
      footer={<Button onClick={onClose}>Fermer</Button>}
    >
      <dl className="list-keys-all">
        {[...KEYS, ...(selects ? SELECTING : []), { keys: ['?'], does: 'Cette aide' }].map(
          ({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ),
        )}
      </dl>
      <p className="meta">
        Elles n’agissent que dans la liste, jamais dans un champ. Elles se désactivent dans{' '}
        <Link to={PAGES.account}>Mon compte</Link>.
      </p>
    </Modal>
  );
}
