import { ERRORS } from '@ardoise/domain/base/errors.ts';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { useToast } from '../../components/Toast.tsx';
import { Element } from './Element.tsx';

export function MessageElements() {
  const toast = useToast();
  const sent = 'Votre projet a été passé à l’agence. Un premier retour vous sera fait sous 5 jours ouvrés.';
  return (
    <Element title="Messages">
      <div className="elements-list">
        <Banner tone="stop">{ERRORS.QUOTA.message}</Banner>
        <Banner tone="wait" action={<Button>Compléter</Button>}>
          Attention, vous avez réalisé plus de deux aller-retours. Merci de veiller à limiter ce nombre.
        </Banner>
        <Banner tone="work" icon={IconCloudOff}>
          Hors ligne : gardé sur cet appareil
        </Banner>
        <Banner tone="done">Sauvegarde effectuée</Banner>
        <div className="actions">
          <Button onClick={() => toast({ message: sent })}>Dire</Button>
          <Button
            onClick={() =>
              toast({
                message: 'Board supprimé',
                icon: IconTrash,
                action: { label: 'Rétablir', onPress: () => toast({ message: 'Board rétabli' }) },
              })
            }
          >
            Dire avec retour
          </Button>
          <Button onClick={() => toast({ tone: 'stop', message: ERRORS.INTERNE.message })}>
            Dire un échec
          </Button>
        </div>
      </div>
    </Element>
  );
}
