import { exportRegister } from '@ardoise/domain/contract/privacy.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { addressOf } from '../../../api/request.ts';
import { buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { ContentFrame } from '../ContentFrame.tsx';
import { PrivacyLinks } from './PrivacyLinks.tsx';
import { RegisteredActivity } from './RegisteredActivity.tsx';
import { useRegister } from './use-register.ts';
import './Privacy.css';

/** The register of personal data (RGPD, article 30), as the software itself declares it. */
export function RegisterPage() {
  const register = useRegister();
  return (
    <ContentFrame
      title="Données personnelles"
      lede="Ce qui est gardé, sur qui, pourquoi et jusqu’à quand : le registre de l’article 30 du RGPD, tiré de la base elle-même."
      actions={
        <a className={buttonClass({ tone: 'line' })} href={addressOf(exportRegister)} download>
          <Icon of={IconDownload} />
          Exporter en CSV
        </a>
      }
    >
      <PrivacyLinks />
      {register.isPending && (
        <SkeletonGroup>
          <Skeleton width="100%" height={180} />
          <Skeleton width="100%" height={180} />
        </SkeletonGroup>
      )}
      {register.error && <LoadFailed query={register} />}
      {register.data && (
        <div className="privacy">
          {register.data.activites.map((activity) => (
            <RegisteredActivity key={activity.id} activity={activity} />
          ))}
          <section aria-labelledby="ailleurs">
            <h2 className="title-section" id="ailleurs">
              Hors de la base
            </h2>
            <ul className="privacy-places">
              {register.data.ailleurs.map(({ lieu, contenu, duree }) => (
                <li key={lieu}>
                  <b>{lieu}</b>
                  <span>{contenu}</span>
                  <span className="meta">{duree}</span>
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </ContentFrame>
  );
}
