import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { Button, IconButton } from '../../components/Button.tsx';
import { Menu } from '../../components/Menu.tsx';
import { Element } from './Element.tsx';
import { SAMPLE_MENU } from './sample-menu.ts';

export function ButtonElements() {
  return (
    <Element title="Boutons et focus">
      <div className="actions">
        <Button tone="main">Suivant</Button>
        <Button tone="line">Précédent</Button>
        <Button tone="text">Cloner</Button>
        <Button tone="danger" icon={IconBan}>
          Annuler le projet
        </Button>
        <Button refused>Créer un projet VAE</Button>
        <Button className="is-focused">Focus clavier</Button>
        <Button tone="ink">Reprendre</Button>
        <Button tone="main" busy>
          Envoi
        </Button>
        <Button tone="main" size="l" iconAfter={IconArrowRight}>
          Suivant
        </Button>
        <IconButton icon={IconPencil} label="Modifier" />
        <Menu label="Autres actions" items={SAMPLE_MENU} />
      </div>
      <p className="hint">
        Un seul bouton rouge par écran : la prochaine chose à faire. Une action destructrice est un contour,
        avec son icône.
      </p>
    </Element>
  );
}
