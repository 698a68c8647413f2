import { ERRORS } from '@ardoise/domain/base/errors.ts';
import { Docket } from '../../components/Docket.tsx';
import { Leader } from '../../components/Leader.tsx';
import { QuotaBar } from '../../components/QuotaBar.tsx';
import { Element } from './Element.tsx';

export function QuotaElements() {
  return (
    <>
      <Element title="Quota à la création">
        <div className="elements-list">
          <QuotaBar name="Quota 2026" used={86} annual={120} look="OK">
            34 créations restantes
          </QuotaBar>
          <QuotaBar name="Quota 2026" used={33} annual={40} look="ALERTE">
            Attention, quota restant faible : 7
          </QuotaBar>
          <QuotaBar name="Quota 2026" used={110} annual={110} look="DEPASSE">
            {ERRORS.QUOTA.message}
          </QuotaBar>
        </div>
      </Element>
      <Element title="Points de conduite">
        <Docket title="Votre commande" place="plain">
          <Leader name="Point de vente" value="Brasserie du Palais" />
          <Leader name="Thème" value="Ardoise" />
          <Leader name="Format" value="A4, deux volets" />
        </Docket>
      </Element>
    </>
  );
}
